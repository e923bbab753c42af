import type { FactTexts } from '../fact-texts.ts';

/** Opposites, animals and their young, and the Italian words of sheet music. */
export const facts: FactTexts = {
  opposites: {
    all: `
chaud | froid
grand | petit
long | court
rapide | lent
content | triste
jour | nuit
en haut | en bas
dedans | dehors
ouvert | fermé
plein | vide
mouillé | sec
vieux | jeune / neuf / nouveau
dur | mou
clair | sombre / foncé
propre | sale
bruyant | silencieux / calme
tôt | tard
gauche | droite
premier | dernier
pousser | tirer
lourd | léger
près | loin
épais | fin / mince
riche | pauvre
commencer | finir / terminer / arrêter
avant | après
vrai | faux
réveillé | endormi
gagner | perdre
toujours | jamais`,
  },
  'young-animals': {
    all: `
chat | chaton
chien | chiot
vache | veau
cheval | poulain
mouton | agneau
cochon | porcelet
chèvre | chevreau / cabri
poule | poussin
canard | caneton
oie | oison
sanglier | marcassin
grenouille | têtard
ours | ourson
cerf | faon
lion | lionceau
loup | louveteau
anguille | civelle
papillon | chenille
lièvre | levraut
éléphant | éléphanteau`,
  },
  'music-words': {
    all: `
piano | doux
forte | fort
mezzo piano | moyennement doux
mezzo forte | moyennement fort
pianissimo | très doux
fortissimo | très fort
crescendo | de plus en plus fort
diminuendo | de moins en moins fort
largo | très lent et large
adagio | lent
andante | à l’allure d’un marcheur
moderato | à vitesse modérée
allegro | vif et gai
presto | très rapide
accelerando | de plus en plus vite
ritardando | de plus en plus lent
a tempo | retour à la première vitesse
legato | lié | Sans coupure entre les notes.
staccato | piqué / détaché | Les notes sont séparées.
dolce | avec douceur
da capo | depuis le début
fine | la fin
solo | seul
tutti | tous ensemble`,
  },
};
