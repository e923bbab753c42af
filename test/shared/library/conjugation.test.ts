import { expect, test } from 'vitest';
import { conjugateFrench, frenchLevels } from '../../../shared/library/grammar/french-verbs.ts';
import { conjugateSpanish, spanishLevels } from '../../../shared/library/grammar/spanish-verbs.ts';

/** Checks forms against endings, where an ending may be one of several. */
function expectEndings(verb: string, forms: readonly string[], endings: string): void {
  for (const [at, ending] of endings.split(' ').entries()) expect(forms[at], verb).toMatch(RegExp(`(${ending})$`));
}

/** Returns the forms of a regular verb. */
function add(stem: string, endings: string): string[] {
  return endings.split(' ').map((ending) => stem + ending);
}

const french = Object.values(frenchLevels).flat();
const spanish = Object.values(spanishLevels).flat();

test('there are forty verbs of each language, in four levels of ten', () => {
  for (const levels of [frenchLevels, spanishLevels]) {
    expect(Object.values(levels).map(({ length }) => length)).toEqual([10, 10, 10, 10]);
    expect(new Set(Object.values(levels).flat()).size).toBe(40);
  }
});

test('the French present tense has the endings of its persons, but for four verbs', () => {
  for (const verb of french) {
    const forms = conjugateFrench(verb, 'present');
    expectEndings(verb, forms, 'e|s|x|ai s|x e|d|t|a ons|sommes ez|êtes|faites|dites ent|sont|ont|vont|font');
    const [, you, , we = '', all = ''] = forms;
    // Nous and vous share their stem, which the other persons may change.
    const shared = we.replace(/e?ons$/, 'ez').replace('çe', 'ce');
    if (!/^(être|faire|dire)$/.test(verb)) expect(all, verb).toBe(shared);
    if (!/^(avoir|aller)$/.test(verb)) expect(you, verb).not.toBe(forms[2]);
  }
  for (const verb of ['parler', 'aimer'])
    expect(conjugateFrench(verb, 'present')).toEqual(add(verb.slice(0, -2), 'e es e ons ez ent'));
  for (const verb of ['finir', 'choisir'])
    expect(conjugateFrench(verb, 'present')).toEqual(add(verb.slice(0, -1), 's s t ssons ssez ssent'));
  for (const verb of ['attendre', 'répondre'])
    expect(conjugateFrench(verb, 'present')).toEqual([
      ...add(verb.slice(0, -2), 's s'),
      verb.slice(0, -2),
      ...add(verb.slice(0, -2), 'ons ez ent'),
    ]);
});

test('the persons of a French verb follow from each other, but for those that are learned one by one', () => {
  const learned: Readonly<Record<string, string[]>> = { i: [], we: [], they: [] };
  for (const verb of french.filter((one) => !/^(être|avoir|aller)$/.test(one))) {
    const [i = '', you, she, we = '', , they = ''] = conjugateFrench(verb, 'present');
    expect(you, verb).toBe(i.endsWith('e') ? `${i}s` : i);
    // A t takes the place of the s, but not after d and t. Connaître has a circumflex before it.
    const third = i.endsWith('e') ? i : i.replace(/[sx]$/, 't').replace(/(?<=[dt])t$/, '');
    expect(she, verb).toBe(verb === 'connaître' ? 'connaît' : third);
    const stem = verb.replace(/(er|ir|oir|re)$/, '');
    if (i !== (verb.endsWith('er') ? `${stem}e` : verb.endsWith('ir') ? `${stem}is` : `${stem}s`))
      learned['i']?.push(i);
    if (we !== `${stem}ons`) learned['we']?.push(we);
    if (they !== we.replace(/e?ons$/, 'ent').replace('çe', 'ce')) learned['they']?.push(they);
  }
  const lists = Object.fromEntries(Object.entries(learned).map(([person, forms]) => [person, forms.join(' ')]));
  expect(lists).toEqual({
    i: 'viens vois peux veux dois sais mets pars connais sors dors ouvre tiens reçois cours vis suis meurs appelle achète',
    we: 'faisons finissons disons voyons prenons mangeons commençons choisissons lisons écrivons buvons croyons connaissons conduisons',
    they: 'font viennent voient peuvent veulent doivent prennent boivent croient tiennent reçoivent meurent appellent achètent',
  });
});

test('the French imparfait is the stem of nous with its endings, and the future the infinitive but for sixteen verbs', () => {
  for (const verb of french.filter((one) => one !== 'être')) {
    const stem = (conjugateFrench(verb, 'present')[3] ?? '').replace(/ons$/, '');
    const [, , she, we] = conjugateFrench(verb, 'imperfect');
    expect(she, verb).toBe(`${stem}ait`);
    expect(we, verb).toBe(`${{ mange: 'mang', commenç: 'commenc' }[stem] ?? stem}ions`);
  }
  expect(conjugateFrench('être', 'imperfect').join(' ')).toBe('étais étais était étions étiez étaient');
  expect(conjugateFrench('manger', 'imperfect').join(' ')).toBe(
    'mangeais mangeais mangeait mangions mangiez mangeaient',
  );
  expect(conjugateFrench('voir', 'imperfect')[3]).toBe('voyions');
  const irregular = french.filter((verb) => conjugateFrench(verb, 'future')[2] !== `${verb.replace(/e$/, '')}a`);
  expect(irregular.map((verb) => conjugateFrench(verb, 'future')[2])).toEqual(
    'sera aura ira fera viendra verra pourra voudra devra saura tiendra recevra courra mourra appellera achètera'.split(
      ' ',
    ),
  );
  for (const verb of french) expectEndings(verb, conjugateFrench(verb, 'future'), 'rai ras ra rons rez ront');
});

test('the French passé composé has avoir, but être and agreement with the verbs of coming and going', () => {
  const participles = {
    é: 'aller parler aimer manger commencer appeler acheter',
    i: 'finir choisir partir sortir dormir suivre rire',
    u: 'avoir venir voir pouvoir vouloir savoir lire boire croire connaître attendre répondre tenir recevoir courir vivre',
    t: 'faire dire écrire ouvrir conduire mourir',
    s: 'prendre mettre',
    û: 'devoir',
  };
  for (const [ending, verbs] of Object.entries(participles))
    for (const verb of verbs.split(' ')) expect(conjugateFrench(verb, 'past')[2], verb).toMatch(RegExp(`${ending}$`));
  expect(`${Object.values(participles).join(' ')} être`.split(' ').toSorted()).toEqual(french.toSorted());
  const withEtre = french.filter((verb) => conjugateFrench(verb, 'past')[2]?.startsWith('est '));
  expect(withEtre).toEqual('aller venir partir sortir mourir'.split(' '));
  expect(conjugateFrench('aller', 'past')).toEqual([
    'suis allé / suis allée',
    'es allé / es allée',
    'est allé',
    'sommes allés / sommes allées',
    'êtes allés / êtes allées / êtes allé / êtes allée',
    'sont allés',
  ]);
  expect(conjugateFrench('voir', 'past')).toEqual(add('', 'ai as a avons avez ont').map((helper) => `${helper} vu`));
});

test('Spanish forms have the endings of their persons and tenses', () => {
  for (const verb of spanish) {
    expectEndings(verb, conjugateSpanish(verb, 'present'), 'o|oy|é s [aeo]|está|es mos [áéí]s|is|sois n');
    expectEndings(verb, conjugateSpanish(verb, 'past'), 'é|í|e|i ste ó|o|io|ue mos steis ron');
    expectEndings(verb, conjugateSpanish(verb, 'imperfect'), '(ab|í|ib|er)a as a [áí]bamos|íamos|éramos ais an');
    expectEndings(verb, conjugateSpanish(verb, 'future'), 'ré rás rá remos réis rán');
    // Nosotros and vosotros keep the stem of the infinitive in the present.
    if (!/^(ser|ir)$/.test(verb))
      expect(conjugateSpanish(verb, 'present')[3], verb).toBe(
        `${verb
          .slice(0, -1)
          .replace('í', 'i')
          .replace(/([aeo])i$/, '$1í')}mos`,
      );
  }
});

test('Spanish verbs follow the rule, but where schools teach that they do not', () => {
  const rules = {
    present: { ar: 'o as a amos áis an', er: 'o es e emos éis en', ir: 'o es e imos ís en' },
    past: { ar: 'é aste ó amos asteis aron', er: 'í iste ió imos isteis ieron', ir: 'í iste ió imos isteis ieron' },
    imperfect: { ar: 'aba abas aba ábamos abais aban', er: 'ía ías ía íamos íais ían', ir: 'ía ías ía íamos íais ían' },
  };
  const differing = (tense: keyof typeof rules): string =>
    spanish
      .filter((verb) => {
        const kind = verb.slice(-2).replace('í', 'i') as 'ar';
        return conjugateSpanish(verb, tense).join(' ') !== add(verb.slice(0, -2), rules[tense][kind]).join(' ');
      })
      .join(' ');
  expect(differing('present')).toBe(
    'ser estar tener ir hacer poder querer decir venir ver dar saber poner salir jugar empezar pensar dormir pedir volver encontrar perder traer oír conocer caer conducir sentir seguir servir morir',
  );
  expect(differing('past')).toBe(
    'ser estar tener ir hacer poder querer decir venir ver dar saber poner leer jugar empezar dormir pedir llegar buscar traer oír creer caer conducir sentir seguir servir morir',
  );
  expect(differing('imperfect')).toBe('ser ir ver');
  const futures = spanish.filter((verb) => conjugateSpanish(verb, 'future')[2] !== `${verb}á`);
  expect(futures.map((verb) => conjugateSpanish(verb, 'future')[2]).join(' ')).toBe(
    'tendrá hará podrá querrá dirá vendrá sabrá pondrá saldrá oirá',
  );
});

test('the persons of a Spanish verb follow from each other', () => {
  const firsts: string[] = [];
  for (const verb of spanish.filter((one) => one !== 'ser')) {
    const [i = '', you = '', she = '', , , they = ''] = conjugateSpanish(verb, 'present');
    expect([you, they], verb).toEqual([`${she}s`, `${she}n`]);
    // In the first person, o takes the place of the vowel, unless it is one of those that are learned one by one.
    if (i !== she.replace(/[ae]$/, 'o')) firsts.push(i);
    // All pasts but those of ser and ir have the endings of their first person.
    const past = conjugateSpanish(verb, 'past');
    const ending = /[éíei]$/.exec(past[0] ?? '')?.[0] ?? '';
    const rest = past.slice(1).map((form) => form.normalize('NFD').replaceAll(/\p{M}/gu, ''));
    const [stem = ''] = /^.*(?=ste$)/.exec(rest[0] ?? '') ?? [];
    if (verb !== 'ir') expect([rest[2], rest[3]], verb).toEqual([`${stem}mos`, `${stem}steis`]);
    if (verb !== 'ir') expect(stem.endsWith(ending === 'é' ? 'a' : 'i'), verb).toBe(true);
  }
  expect(firsts.join(' ')).toBe(
    'estoy tengo voy hago digo vengo veo doy sé pongo salgo traigo oigo conozco caigo conduzco sigo',
  );
  expect(conjugateSpanish('ser', 'present').join(' ')).toBe('soy eres es somos sois son');
  for (const verb of ['ser', 'ir'])
    expect(conjugateSpanish(verb, 'past').join(' ')).toBe('fui fuiste fue fuimos fuisteis fueron');
  // An i between vowels becomes y, and carries its accent elsewhere.
  for (const verb of ['leer', 'creer', 'caer', 'oír'])
    expect(conjugateSpanish(verb, 'past')).toEqual(add(verb.slice(0, -2), 'í íste yó ímos ísteis yeron'));
  for (const [verb, first] of Object.entries({ jugar: 'jugué', empezar: 'empecé', llegar: 'llegué', buscar: 'busqué' }))
    expect(conjugateSpanish(verb, 'past')).toEqual([first, ...add(verb.slice(0, -2), 'aste ó amos asteis aron')]);
  expect(['dar', 'ver'].map((verb) => conjugateSpanish(verb, 'past').join(' '))).toEqual([
    'di diste dio dimos disteis dieron',
    'vi viste vio vimos visteis vieron',
  ]);
});

test('stems of Spanish verbs change where the stress is on them', () => {
  const changes = {
    ie: 'querer empezar pensar perder sentir',
    ue: 'poder jugar dormir volver encontrar morir',
    i: 'pedir seguir servir',
  };
  for (const [change, verbs] of Object.entries(changes))
    for (const verb of verbs.split(' ')) {
      const stem = verb.slice(0, -2);
      const changed = stem.replace(/[eou](?!.*[eou])/, change).replace(/(?<=g)u?ue$/, 'ue');
      const own = verb === 'seguir' ? 'sigu' : changed;
      expect(conjugateSpanish(verb, 'present')[2], verb).toBe(`${own}${verb.endsWith('ar') ? 'a' : 'e'}`);
      expect(conjugateSpanish(verb, 'present')[5], verb).toBe(`${own}${verb.endsWith('ar') ? 'an' : 'en'}`);
    }
  // In the past, verbs in -ir change where the ending has a diphthong.
  const pasts = {
    dormir: 'durmió',
    pedir: 'pidió',
    sentir: 'sintió',
    seguir: 'siguió',
    servir: 'sirvió',
    morir: 'murió',
  };
  for (const [verb, past] of Object.entries(pasts)) {
    expect(conjugateSpanish(verb, 'past')[2]).toBe(past);
    expect(conjugateSpanish(verb, 'past')[5]).toBe(past.replace(/ó$/, 'eron'));
    expect(conjugateSpanish(verb, 'past')[0]).toBe(`${verb.slice(0, -2)}í`);
  }
  // Strong pasts have one stem, and no accents.
  for (const verb of 'estar tener hacer poder querer decir venir saber poner traer conducir'.split(' ')) {
    const [first = '', ...rest] = conjugateSpanish(verb, 'past');
    const stem = first.slice(0, -1);
    const they = stem.endsWith('j') ? 'eron' : 'ieron';
    expect(rest, verb).toEqual([
      `${stem}iste`,
      `${stem.replace(/hic$/, 'hiz')}o`,
      `${stem}imos`,
      `${stem}isteis`,
      stem + they,
    ]);
  }
});
