import { readVerbs } from './conjugate.ts';

/**
 * Spanish verbs: present tense, then the indefinido, each written out or `=` where it follows the rule, and the stem of the future where it is not the
 * infinitive. The imperfecto follows from the infinitive.
 */
const rows = {
  first: `
ser | soy eres es somos sois son | fui fuiste fue fuimos fuisteis fueron
estar | estoy estás está estamos estáis están | estuve estuviste estuvo estuvimos estuvisteis estuvieron
tener | tengo tienes tiene tenemos tenéis tienen | tuve tuviste tuvo tuvimos tuvisteis tuvieron | tendr
ir | voy vas va vamos vais van | fui fuiste fue fuimos fuisteis fueron
hacer | hago haces hace hacemos hacéis hacen | hice hiciste hizo hicimos hicisteis hicieron | har
hablar | = | =
comer | = | =
vivir | = | =
poder | puedo puedes puede podemos podéis pueden | pude pudiste pudo pudimos pudisteis pudieron | podr
querer | quiero quieres quiere queremos queréis quieren | quise quisiste quiso quisimos quisisteis quisieron | querr`,
  second: `
decir | digo dices dice decimos decís dicen | dije dijiste dijo dijimos dijisteis dijeron | dir
venir | vengo vienes viene venimos venís vienen | vine viniste vino vinimos vinisteis vinieron | vendr
ver | veo ves ve vemos veis ven | vi viste vio vimos visteis vieron
dar | doy das da damos dais dan | di diste dio dimos disteis dieron
saber | sé sabes sabe sabemos sabéis saben | supe supiste supo supimos supisteis supieron | sabr
poner | pongo pones pone ponemos ponéis ponen | puse pusiste puso pusimos pusisteis pusieron | pondr
salir | salgo sales sale salimos salís salen | = | saldr
beber | = | =
escribir | = | =
leer | = | leí leíste leyó leímos leísteis leyeron`,
  third: `
jugar | juego juegas juega jugamos jugáis juegan | jugué jugaste jugó jugamos jugasteis jugaron
empezar | empiezo empiezas empieza empezamos empezáis empiezan | empecé empezaste empezó empezamos empezasteis empezaron
pensar | pienso piensas piensa pensamos pensáis piensan | =
dormir | duermo duermes duerme dormimos dormís duermen | dormí dormiste durmió dormimos dormisteis durmieron
pedir | pido pides pide pedimos pedís piden | pedí pediste pidió pedimos pedisteis pidieron
volver | vuelvo vuelves vuelve volvemos volvéis vuelven | =
encontrar | encuentro encuentras encuentra encontramos encontráis encuentran | =
perder | pierdo pierdes pierde perdemos perdéis pierden | =
llegar | = | llegué llegaste llegó llegamos llegasteis llegaron
buscar | = | busqué buscaste buscó buscamos buscasteis buscaron`,
  fourth: `
traer | traigo traes trae traemos traéis traen | traje trajiste trajo trajimos trajisteis trajeron
oír | oigo oyes oye oímos oís oyen | oí oíste oyó oímos oísteis oyeron | oir
conocer | conozco conoces conoce conocemos conocéis conocen | =
creer | = | creí creíste creyó creímos creísteis creyeron
caer | caigo caes cae caemos caéis caen | caí caíste cayó caímos caísteis cayeron
conducir | conduzco conduces conduce conducimos conducís conducen | conduje condujiste condujo condujimos condujisteis condujeron
sentir | siento sientes siente sentimos sentís sienten | sentí sentiste sintió sentimos sentisteis sintieron
seguir | sigo sigues sigue seguimos seguís siguen | seguí seguiste siguió seguimos seguisteis siguieron
servir | sirvo sirves sirve servimos servís sirven | serví serviste sirvió servimos servisteis sirvieron
morir | muero mueres muere morimos morís mueren | morí moriste murió morimos moristeis murieron`,
};

/** Endings of regular verbs by the infinitive's. */
const endings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  present: { ar: 'o as a amos áis an', er: 'o es e emos éis en', ir: 'o es e imos ís en' },
  past: {
    ar: 'é aste ó amos asteis aron',
    er: 'í iste ió imos isteis ieron',
    ir: 'í iste ió imos isteis ieron',
  },
  imperfect: {
    ar: 'aba abas aba ábamos abais aban',
    er: 'ía ías ía íamos íais ían',
    ir: 'ía ías ía íamos íais ían',
  },
};

/** The only three verbs whose imperfecto does not follow the rule. */
const imperfects: Readonly<Record<string, string>> = {
  ser: 'era eras era éramos erais eran',
  ir: 'iba ibas iba íbamos ibais iban',
  ver: 'veía veías veía veíamos veíais veían',
};

interface SpanishVerb {
  readonly present: string;
  readonly past: string;
  readonly future: string;
}

const { levels, find: findVerb } = readVerbs<keyof typeof rows, SpanishVerb>(
  rows,
  ([verb = '', present = '=', past = '=', future = verb]) => [verb, { present, past, future }],
);
export { levels as spanishLevels };

/** @returns the six forms of the verb, from yo to ellos */
export function conjugateSpanish(verb: string, tense: string): readonly string[] {
  const known = findVerb(verb);
  if (tense === 'future') return 'é ás á emos éis án'.split(' ').map((ending) => known.future + ending);
  const written = tense === 'imperfect' ? (imperfects[verb] ?? '=') : known[tense === 'past' ? 'past' : 'present'];
  if (written !== '=') return written.split(' ');
  const [stem, kind] = [verb.slice(0, -2), verb.slice(-2).replace('í', 'i')];
  return (endings[tense]?.[kind] ?? '').split(' ').map((ending) => stem + ending);
}
