import type { Point } from '../../../shared/library/maps/draw-map.ts';

interface Place {
  readonly id: string;
  /** Longitude and latitude. */
  readonly at: Point;
  /** Area of the region, in one unit for a map; 0 if it is not compared. */
  readonly area: number;
}

/** Reads `id longitude latitude area`, several on a line. */
function readPlaces(text: string): Place[] {
  return text
    .trim()
    .split(/[|\n]/)
    .map((one) => {
      const [id = '', longitude, latitude, area = 0] = one.trim().split(' ');
      return { id, at: [Number(longitude), Number(latitude)] as const, area: Number(area) };
    });
}

/**
 * A place of each region, mostly its capital, and its area, both from general knowledge: a second source for what the maps show. Areas are in millions of
 * square kilometers for continents, thousands for Brazil, and square kilometers elsewhere. States at the sea or the Great Lakes differ by the water counted.
 */
export const knownPlaces = {
  world: readPlaces(
    'af 18.6 4.4 30.2 | an 0 -80 0 | as 104.9 30.0 44.4 | eu 21.0 52.2 10 | na -100 45 24.2 | oc 133.9 -23.7 8.4 | sa -56.1 -15.6 17.8',
  ),
  us: readPlaces(
    `al -86.28 32.37 135767 | ak -149.9 61.2 0 | az -112.07 33.45 295234 | ar -92.29 34.75 137732 | ca -121.49 38.58 423967 | co -104.99 39.74 269601
ct -72.68 41.76 14357 | de -75.53 39.16 0 | dc -77.02 38.9 0 | fl -84.28 30.44 0 | ga -84.39 33.75 153910 | hi -157.86 21.31 0
id -116.2 43.62 216443 | il -89.65 39.8 0 | in -86.16 39.77 94326 | ia -93.61 41.59 145746 | ks -95.68 39.05 213100 | ky -84.87 38.2 104656
la -91.19 30.45 0 | me -69.78 44.31 0 | md -76.49 38.98 0 | ma -71.06 42.36 0 | mi -84.56 42.73 0 | mn -93.09 44.95 225163
ms -90.18 32.3 125438 | mo -92.17 38.58 180540 | mt -112.04 46.59 380831 | ne -96.7 40.81 200330 | nv -119.77 39.16 286380 | nh -71.54 43.21 24214
nj -74.76 40.22 0 | nm -105.94 35.69 314917 | ny -73.76 42.65 0 | nc -78.64 35.78 0 | nd -100.78 46.81 183108 | oh -83.0 39.96 0
ok -97.52 35.47 181037 | or -123.03 44.94 254799 | pa -76.88 40.27 119280 | ri -71.41 41.82 0 | sc -81.03 34.0 0 | sd -100.35 44.37 199729
tn -86.78 36.16 109153 | tx -97.74 30.27 695662 | ut -111.89 40.76 219882 | vt -72.58 44.26 24906 | va -77.44 37.54 0 | wa -122.9 47.04 0
wv -81.63 38.35 62756 | wi -89.4 43.07 0 | wy -104.82 41.14 253335`,
  ),
  de: readPlaces(
    `bw 9.18 48.78 35748 | by 11.58 48.14 70542 | be 13.4 52.52 891 | bb 13.06 52.4 29654 | hb 8.81 53.08 0 | hh 9.99 53.55 755 | he 8.24 50.08 21116
mv 11.42 53.63 23295 | ni 9.73 52.37 47710 | nw 6.78 51.23 34112 | rp 8.27 49.99 19858 | sl 6.99 49.24 2572 | sn 13.74 51.05 18450
st 11.63 52.12 20459 | sh 10.13 54.32 15804 | th 11.03 50.98 16202`,
  ),
  fr: readPlaces(
    `ara 4.84 45.76 69711 | bfc 5.04 47.32 47784 | bre -1.68 48.11 27208 | cvl 1.91 47.9 39151 | cor 8.74 41.92 8680 | ges 7.75 48.58 57441
hdf 3.06 50.63 31806 | idf 2.35 48.86 12012 | nor 1.1 49.44 29907 | naq -0.58 44.84 84036 | occ 1.44 43.6 72724 | pdl -1.55 47.22 32082 | pac 5.37 43.3 31400
gp -61.7 16.1 0 | mq -61.0 14.65 0 | gf -53.0 4.0 0 | re 55.5 -21.1 0 | yt 45.15 -12.8 0`,
  ),
  es: readPlaces(
    `an -5.99 37.39 87599 | ar -0.88 41.65 47720 | as -5.85 43.36 10604 | ib 2.9 39.62 4992 | cn -15.6 27.95 0 | cb -3.81 43.4 5321 | cl -4.72 41.65 94226
cm -4.02 39.86 79461 | ct 2.1 41.42 32113 | ex -6.34 38.92 41634 | ga -8.54 42.88 29575 | ri -2.45 42.4 5045 | md -3.7 40.42 8028 | mc -1.13 37.99 11314
nc -1.64 42.6 10391 | pv -2.67 42.85 7234 | vc -0.45 39.5 23255 | ce -5.33 35.88 0 | ml -2.94 35.29 0`,
  ),
  it: readPlaces(
    `abr 13.4 42.35 10832 | bas 15.81 40.64 10073 | cal 16.59 38.9 15222 | cam 14.35 40.9 13671 | emi 11.34 44.49 22453 | fri 13.23 46.06 7924 | laz 12.5 41.9 17232
lig 9.0 44.42 5416 | lom 9.19 45.46 23864 | mar 13.35 43.5 9401 | mol 14.66 41.56 4461 | pie 7.68 45.07 25387 | pug 16.8 41.05 19541 | sar 9.1 39.4 24100
sic 13.4 37.95 25832 | tos 11.25 43.77 22987 | tre 11.12 46.07 13606 | umb 12.39 43.11 8464 | val 7.32 45.74 3261 | ven 11.88 45.41 18345`,
  ),
  br: readPlaces(
    `ac -67.81 -9.97 164 | al -35.9 -9.6 27.8 | ap -51.2 0.3 143 | am -60.02 -3.1 1559 | ba -39.0 -12.6 565 | ce -38.7 -4.0 149 | df -47.9 -15.79 5.8
es -40.5 -20.2 46 | go -49.25 -16.68 340 | ma -44.6 -3.6 332 | mt -56.1 -15.6 903 | ms -54.65 -20.44 357 | mg -43.94 -19.92 587 | pa -49.0 -2.5 1248
pb -35.5 -7.12 56.5 | pr -49.27 -25.43 199 | pe -36.5 -8.3 98 | pi -42.8 -5.5 252 | rj -43.3 -22.6 43.8 | rn -35.8 -5.8 52.8 | rs -51.5 -29.9 282
ro -63.5 -8.9 238 | rr -60.67 2.82 224 | sc -50.0 -27.4 95 | sp -46.63 -23.55 248 | se -37.4 -10.6 21.9 | to -48.33 -10.18 278`,
  ),
} as const;

/** Reads `id: neighbors`, in the order of the alphabet. */
function readNeighbors(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split('|').map((one) => {
      const [id = '', neighbors = ''] = one.split(':');
      return [id.trim(), neighbors.trim()];
    }),
  );
}

/** Regions that share a border on land. Four Corners share a point only. */
export const knownNeighbors = {
  world: readNeighbors('af: as | an: | as: af eu oc | eu: as | na: sa | oc: as | sa: na'),
  us: readNeighbors(
    `ak: | al: fl ga ms tn | ar: la mo ms ok tn tx | az: ca nm nv ut | ca: az nv or | co: ks ne nm ok ut wy | ct: ma ny ri | dc: md va |
de: md nj pa | fl: al ga | ga: al fl nc sc tn | hi: | ia: il mn mo ne sd wi | id: mt nv or ut wa wy | il: ia in ky mo wi | in: il ky mi oh |
ks: co mo ne ok | ky: il in mo oh tn va wv | la: ar ms tx | ma: ct nh ny ri vt | md: dc de pa va wv | me: nh | mi: in oh wi |
mn: ia nd sd wi | mo: ar ia il ks ky ne ok tn | ms: al ar la tn | mt: id nd sd wy | nc: ga sc tn va | nd: mn mt sd | ne: co ia ks mo sd wy |
nh: ma me vt | nj: de ny pa | nm: az co ok tx | nv: az ca id or ut | ny: ct ma nj pa vt | oh: in ky mi pa wv | ok: ar co ks mo nm tx |
or: ca id nv wa | pa: de md nj ny oh wv | ri: ct ma | sc: ga nc | sd: ia mn mt nd ne wy | tn: al ar ga ky mo ms nc va | tx: ar la nm ok |
ut: az co id nv wy | va: dc ky md nc tn wv | vt: ma nh ny | wa: id or | wi: ia il mi mn | wv: ky md oh pa va | wy: co id mt ne sd ut`,
  ),
  de: readNeighbors(
    `bb: be mv ni sn st | be: bb | bw: by he rp | by: bw he sn th | hb: ni | he: bw by ni nw rp th | hh: ni sh | mv: bb ni sh | ni: bb hb he hh mv nw sh st th |
nw: he ni rp | rp: bw he nw sl | sh: hh mv ni | sl: rp | sn: bb by st th | st: bb ni sn th | th: by he ni sn st`,
  ),
  fr: readNeighbors(
    `ara: bfc cvl naq occ pac | bfc: ara cvl ges idf | bre: nor pdl | cor: | cvl: ara bfc idf naq nor pdl | ges: bfc hdf idf | gf: |
gp: | hdf: ges idf nor | idf: bfc cvl ges hdf nor | mq: | naq: ara cvl occ pdl | nor: bre cvl hdf idf pdl | occ: ara naq pac |
pac: ara occ | pdl: bre cvl naq nor | re: | yt:`,
  ),
  es: readNeighbors(
    `an: cm ex mc | ar: cl cm ct nc ri vc | as: cb cl ga | cb: as cl pv | ce: | cl: ar as cb cm ex ga md pv ri | cm: an ar cl ex mc md vc |
cn: | ct: ar vc | ex: an cl cm | ga: as cl | ib: | mc: an cm vc | md: cl cm | ml: | nc: ar pv ri | pv: cb cl nc ri | ri: ar cl nc pv |
vc: ar cm ct mc`,
  ),
  it: readNeighbors(
    `abr: laz mar mol | bas: cal cam pug | cal: bas | cam: bas laz mol pug | emi: lig lom mar pie tos ven | fri: ven | laz: abr cam mar mol tos umb |
lig: emi pie tos | lom: emi pie tre ven | mar: abr emi laz tos umb | mol: abr cam laz pug | pie: emi lig lom val | pug: bas cam mol |
sar: | sic: | tos: emi laz lig mar umb | tre: lom ven | umb: laz mar tos | val: pie | ven: emi fri lom tre`,
  ),
  br: readNeighbors(
    `ac: am ro | al: ba pe se | am: ac mt pa ro rr | ap: pa | ba: al es go mg pe pi se to | ce: pb pe pi rn | df: go | es: ba mg rj |
go: ba df mg ms mt to | ma: pa pi to | mg: ba es go ms rj sp | ms: go mg mt pr sp | mt: am go ms pa ro to | pa: am ap ma mt rr to |
pb: ce pe rn | pe: al ba ce pb pi | pi: ba ce ma pe to | pr: ms sc sp | rj: es mg sp | rn: ce pb | ro: ac am mt | rr: am pa |
rs: sc | sc: pr rs | se: al ba | sp: mg ms pr rj | to: ba go ma mt pa pi`,
  ),
};
