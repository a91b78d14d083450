campaigns-phantom = Kampanjer i Fantomen
campaigns-phantom-about = Det som legenderna vinner i ett äventyr stannar i deras kortlekar till nästa.
game-blurb = En berättande kampanj för en eller två: Den vandrande vålnaden och Diana, med kortlekar som växer för alltid.
