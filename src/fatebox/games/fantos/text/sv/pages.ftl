game-blurb = Bygg ett citadell av arv, skörda skärvor, för krig, tävla om tributen och överlev prövningarna.
