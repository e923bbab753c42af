import type { FactTexts } from '../fact-texts.ts';

/** Road signs: name of the drawing, meaning, and what the sign looks like for those who don’t see it. That must not tell the meaning. */
export const facts: FactTexts = {
  'road-signs-us': {
    all: `
stop | Arrêt obligatoire à la ligne | Panneau rouge à huit côtés avec un mot
yield | Céder le passage | Triangle rouge et blanc, pointe en bas
noentry | Sens interdit | Barre blanche dans un disque rouge
oneway | Rue à sens unique | Flèche blanche sur un panneau noir
speed | Vitesse maximale | Panneau blanc avec deux mots et un nombre
noleft | Interdit de tourner à gauche | Flèche courbe barrée de rouge
noright | Interdit de tourner à droite | Flèche courbe vers l’autre côté, barrée de rouge
nouturn | Demi-tour interdit | Flèche en U barrée de rouge
noparking | Stationnement interdit | Lettre P barrée de rouge
nobikes | Interdit aux vélos | Deux roues barrées de rouge
nowalking | Interdit aux piétons | Silhouette barrée de rouge
walkers | Des piétons traversent ici | Losange jaune avec une silhouette
school | École à proximité | Panneau jaune-vert à cinq côtés avec deux silhouettes
bikes | Des vélos traversent ici | Losange jaune avec deux roues
deer | Passage d’animaux sauvages | Losange jaune avec une silhouette à quatre pattes
train | Passage à niveau | Disque jaune avec un X et deux lettres
signal | Feux tricolores à venir | Losange jaune avec trois points : rouge, jaune, vert
stopahead | Arrêt obligatoire plus loin | Losange jaune avec une flèche et un panneau rouge
slippery | Route glissante par temps de pluie | Losange jaune avec une voiture et des traits ondulés
curve | Virage à droite | Losange jaune avec une flèche courbe
merge | Les voies se rejoignent | Losange jaune avec deux lignes réunies en une seule
twoway | Circulation dans les deux sens | Losange jaune avec une flèche vers le haut et une vers le bas
roundabout | Rond-point plus loin | Losange jaune avec trois flèches qui se poursuivent
hospital | Hôpital à proximité | Lettre H blanche sur fond bleu
wheelchair | Réservé aux personnes handicapées | Silhouette et roue blanches sur fond bleu`,
  },
  'road-signs-europe': {
    all: `
stop | Arrêt obligatoire à la ligne | Panneau rouge à huit côtés avec un mot
giveway | Céder le passage | Triangle rouge et blanc, pointe en bas
noentry | Sens interdit | Barre blanche dans un disque rouge
speed | Vitesse maximale | Cercle rouge avec un nombre
noovertaking | Interdit de dépasser | Cercle rouge avec une voiture rouge et une noire
noleft | Interdit de tourner à gauche | Cercle rouge avec une flèche courbe
nouturn | Demi-tour interdit | Cercle rouge avec une flèche en U
noparking | Stationnement interdit, arrêt permis | Disque bleu bordé de rouge avec un seul trait rouge
nostopping | Arrêt et stationnement interdits | Disque bleu bordé de rouge avec une croix rouge
nobikes | Interdit aux vélos | Cercle rouge avec deux roues
nowalking | Interdit aux piétons | Cercle rouge avec une silhouette
priority | Route prioritaire | Losange jaune bordé de blanc
oneway | Rue à sens unique | Flèche blanche sur un panneau bleu
deadend | Impasse | Panneau bleu avec un T blanc au sommet rouge
walkers | Passage piéton | Panneau bleu avec une silhouette dans un triangle blanc
children | Attention aux enfants | Triangle rouge avec deux petites silhouettes
work | Travaux | Triangle rouge avec une silhouette qui creuse
signal | Feux tricolores à venir | Triangle rouge avec trois points : rouge, jaune, vert
slippery | Chaussée glissante | Triangle rouge avec une voiture et des traits ondulés
hill | Descente dangereuse | Triangle rouge avec une pente et un nombre
curve | Virage à droite | Triangle rouge avec une flèche courbe
crossroads | Carrefour avec priorité à droite | Triangle rouge marqué d’un X
twoway | Circulation dans les deux sens | Triangle rouge avec une flèche vers le haut et une vers le bas
deer | Passage d’animaux sauvages | Triangle rouge avec une forme qui bondit
train | Passage à niveau | X rouge et blanc
roundabout | Rond-point | Disque bleu avec trois flèches qui se poursuivent
bikepath | Piste cyclable | Disque bleu avec deux roues
footpath | Chemin pour piétons | Disque bleu avec une silhouette
right | Obligation de tourner à droite | Disque bleu avec une flèche blanche
hospital | Hôpital à proximité | Lettre H blanche sur fond bleu
parking | Parc de stationnement | Lettre P blanche sur fond bleu`,
  },
};
