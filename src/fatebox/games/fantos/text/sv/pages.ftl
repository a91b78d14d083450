game-blurb = Bygg ett citadell av arv, skörda skärvor, för krig, tävla om tributen och överlev prövningarna.
idea-1 = Anställ arv
    .text = Dina förvaltare skördar, krigar och tävlar om tributen.
idea-2 = Gör upp
    .text = Lova, hota, rösta. Inget löfte binder någon.
idea-3 = Överlev prövningarna
    .text = Den som har flest skärvor efter Zodraz vinner.
