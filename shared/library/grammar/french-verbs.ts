import { readVerbs } from './conjugate.ts';

/**
 * French verbs: present tense, past participle, then the stem of the future where it is not the infinitive's. Those with `être` are marked by a star. The
 * imparfait and the other forms follow from these.
 */
const rows = {
  first: `
être | suis es est sommes êtes sont | été | ser
avoir | ai as a avons avez ont | eu | aur
aller* | vais vas va allons allez vont | allé | ir
faire | fais fais fait faisons faites font | fait | fer
parler | parle parles parle parlons parlez parlent | parlé
aimer | aime aimes aime aimons aimez aiment | aimé
finir | finis finis finit finissons finissez finissent | fini
venir* | viens viens vient venons venez viennent | venu | viendr
dire | dis dis dit disons dites disent | dit
voir | vois vois voit voyons voyez voient | vu | verr`,
  second: `
pouvoir | peux peux peut pouvons pouvez peuvent | pu | pourr
vouloir | veux veux veut voulons voulez veulent | voulu | voudr
devoir | dois dois doit devons devez doivent | dû | devr
savoir | sais sais sait savons savez savent | su | saur
prendre | prends prends prend prenons prenez prennent | pris
mettre | mets mets met mettons mettez mettent | mis
manger | mange manges mange mangeons mangez mangent | mangé
commencer | commence commences commence commençons commencez commencent | commencé
choisir | choisis choisis choisit choisissons choisissez choisissent | choisi
partir* | pars pars part partons partez partent | parti`,
  third: `
lire | lis lis lit lisons lisez lisent | lu
écrire | écris écris écrit écrivons écrivez écrivent | écrit
boire | bois bois boit buvons buvez boivent | bu
croire | crois crois croit croyons croyez croient | cru
connaître | connais connais connaît connaissons connaissez connaissent | connu
attendre | attends attends attend attendons attendez attendent | attendu
répondre | réponds réponds répond répondons répondez répondent | répondu
sortir* | sors sors sort sortons sortez sortent | sorti
dormir | dors dors dort dormons dormez dorment | dormi
ouvrir | ouvre ouvres ouvre ouvrons ouvrez ouvrent | ouvert`,
  fourth: `
tenir | tiens tiens tient tenons tenez tiennent | tenu | tiendr
recevoir | reçois reçois reçoit recevons recevez reçoivent | reçu | recevr
courir | cours cours court courons courez courent | couru | courr
vivre | vis vis vit vivons vivez vivent | vécu
suivre | suis suis suit suivons suivez suivent | suivi
rire | ris ris rit rions riez rient | ri
conduire | conduis conduis conduit conduisons conduisez conduisent | conduit
mourir* | meurs meurs meurt mourons mourez meurent | mort | mourr
appeler | appelle appelles appelle appelons appelez appellent | appelé | appeller
acheter | achète achètes achète achetons achetez achètent | acheté | achèter`,
};

interface FrenchVerb {
  readonly present: readonly string[];
  readonly participle: string;
  readonly future: string;
  readonly hasEtre: boolean;
}

const { levels, find: findVerb } = readVerbs<keyof typeof rows, FrenchVerb>(
  rows,
  ([marked = '', present = '', participle = '', future]) => {
    const verb = marked.replace('*', '');
    const stem = future ?? verb.replace(/e$/, '');
    return [verb, { present: present.split(' '), participle, future: stem, hasEtre: marked.endsWith('*') }];
  },
);

export { levels as frenchLevels };

/** @returns the six forms of the verb, from je to ils */
export function conjugateFrench(verb: string, tense: string): readonly string[] {
  const known = findVerb(verb);
  if (tense === 'past') return sayPast(known);
  if (tense === 'imperfect') return sayImperfect(verb, known);
  if (tense === 'future') return 'ai as a ons ez ont'.split(' ').map((ending) => known.future + ending);
  return known.present;
}

/** With être, the participle agrees with the person: a girl writes `je suis allée`. */
function sayPast({ participle, hasEtre }: FrenchVerb): string[] {
  const helpers = findVerb(hasEtre ? 'être' : 'avoir').present;
  if (!hasEtre) return helpers.map((helper) => `${helper} ${participle}`);
  const agreeing = [['', 'e'], ['', 'e'], [''], ['s', 'es'], ['s', 'es', '', 'e'], ['s']];
  return helpers.map((helper, at) =>
    (agreeing[at] ?? []).map((ending) => `${helper} ${participle}${ending}`).join(' / '),
  );
}

/** The stem is that of the present tense with nous. Its e (mangeons) and ç (commençons) stay before an a only. */
function sayImperfect(verb: string, { present }: FrenchVerb): string[] {
  const stem = verb === 'être' ? 'ét' : (present[3] ?? '').replace(/ons$/, '');
  return 'ais ais ait ions iez aient'.split(' ').map((ending) => {
    const isBeforeA = ending.startsWith('a');
    return (isBeforeA ? stem : stem.replace(/ge$/, 'g').replace(/ç$/, 'c')) + ending;
  });
}
