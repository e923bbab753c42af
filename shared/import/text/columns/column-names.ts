import { findNamedLanguage, isLanguage } from '../../cards/side-languages.ts';

const front = listWords(`
  front question item term word learnable prompt cue headword vocabulary vocab expression phrase vorderseite frage begriff wort
  vokabel fremdsprache zielsprache recto terme mot anverso frente pregunta término termino palabra fronte domanda termine parola pergunta
  termo palavra voorkant vraag woord begrip framsida fråga ord przód pytanie słowo вопрос слово термин лицо 表 表面
  単語 問題 質問 正面 问题 單字 单词 단어 질문 앞면 soru kelime שאלה מילה سؤال كلمة مصطلح forside spørgsmål ord glose
  otázka slovo slovíčko pojem výraz líc ερώτηση λέξη όρος μπροστά प्रश्न शब्द सवाल kérdés szó kifejezés kysymys sana
  etupuoli питання слово термін từ thuật-ngữ întrebare cuvânt pitanje riječ reč
`);
const back = listWords(`
  back answer definition translation response meaning reverse solution completion rückseite antwort bedeutung
  übersetzung muttersprache ausgangssprache lösung verso réponse reponse définition traduction signification reverso respuesta definición
  definicion traducción traduccion significado retro risposta definizione traduzione significato resposta
  definição tradução achterkant antwoord definitie vertaling betekenis baksida svar översättning tył odpowiedź
  tłumaczenie ответ перевод определение значение 裏 裏面 意味 答え 解答 背面 答案 翻译 翻譯 意思 뜻 답 뒷면 cevap anlam תשובה תרגום جواب
  ترجمة معنى إجابة اجابة تعريف bagside svar oversættelse betydning odpověď překlad význam rub απάντηση μετάφραση ορισμός
  σημασία πίσω उत्तर अर्थ अनुवाद जवाब válasz fordítás jelentés vastaus käännös merkitys takapuoli відповідь переклад
  значення визначення nghĩa dịch răspuns traducere odgovor prijevod prevod
`);
const other = listWords(`
  id # no nr strength stärke last-practiced last-reviewed level-name deck-name num number nummer index guid uuid key tag tags deck category categories type level lesson
  unit chapter topic image picture audio sound created modified url link source difficulty page
  seite lektion kapitel einheit stufe leçon chapitre unité niveau página lección capítulo unidad nivel pagina lezione
  capitolo unità livello lição unidade nível صفحة درس وحدة 页 课 单元 页码 课文
`);
/** Names of a column that says to which part of a book or course each word belongs. */
const parts = new Set(
  listWords(`
  tag tags lesson unit chapter topic category categories lektion einheit kapitel thema kategorie leçon chapitre unité thème catégorie
  lección capítulo unidad tema categoría lezione capitolo unità categoria lição unidade ünite konu درس وحدة الدرس الوحدة 课 单元 课文
`),
);

/** Units of what is measured, beside names of that. Elsewhere they are parts of a book. */
const units = /^(?:units?|einheit|unité|unidad|unità|unidade)$/i;
const measured =
  /^(?:(?:physical )?quantity|symbol|(?:physikalische )?größe|formelzeichen|zeichen|grandeur|symbole|magnitud|símbolo|grandezza|simbolo|grandeza)$/i;
const isUnitOfMeasure = (name: string, names: readonly string[]): boolean =>
  units.test(name.trim()) && names.some((beside) => measured.test(beside.trim()));

/** @returns the column of tags, else that of the lessons or topics; -1 if there is none */
export function findTags(names: readonly string[]): number {
  const bare = names.map((name) => name.trim().toLowerCase());
  const declared = bare.findIndex((name) => /^tags?$/.test(name));
  return declared === -1 ? bare.findIndex((name) => parts.has(name) && !isUnitOfMeasure(name, names)) : declared;
}

/** What stands under the answer. */
const extra = listWords(`
  part-of-speech word-class clarifier footnote footnotes fußnote wortart extra extras note notes hint hints example examples ex bsp sentence sentences usage context comment comments remark remarks
  mnemonic pronunciation phonetic phonetics transcription ipa gender plural plurale pluriel plurals mehrzahl furigana romaji pinyin
  lautschrift aussprache beispiel beispiele beispielsatz hinweis hinweise anmerkung anmerkungen bemerkung notiz
  eselsbrücke merkhilfe merksatz genus geschlecht zusatz exemple exemples phrase-exemple prononciation phonétique indice
  remarque ejemplo ejemplos pronunciación pista nota notas esempio esempi pronuncia suggerimento exemplo exemplos
  pronúncia dica voorbeeld uitspraak opmerking exempel uttal eksempel udtale uttale esimerkki ääntäminen przykład wymowa
  příklad výslovnost példa kiejtés örnek telaffuz пример произношение транскрипция приклад вимова 例文 発音 备注 例句 拼音 발음 예문
`);
const topics = listWords(`
  name title value country capital city state region continent flag map language symbol element date year author
  artist book animal code iso population kanji kana hiragana reading hanzi verb noun formula synonym
  antonym description explanation beschreibung erklärung explication explicación spiegazione explicação infinitive infinitiv infinitif infinitivo
  infinito present 漢字 汉字 한자 英語 中文
`);
/** Words of which one is enough to name a column of forms, such as `Past participle` or `2. Form`. */
const forms = new Set(
  listWords(`
  form forms past preterite perfect participle gerund comparative superlative article
  formen vergangenheit präteritum perfekt partizip komparativ superlativ steigerung artikel
  forme formes passé prétérit participe gérondif comparatif superlatif
  forma formas pasado pretérito participio gerundio comparativo artículo
  passato gerundio comparativo articolo passado particípio gerúndio artigo
  过去式 过去分词 现在分词 比较级 最高级 ماضي تصريف
`),
);
const namesArticles = /\bart(?:icle|ikel|ículo|icolo|igo)/i;

/** What a column's name says about its content; undefined if nothing. */
export type ColumnRole = 'front' | 'back' | 'extra' | 'form' | 'other' | 'topic';

const roleOfWord = new Map<string, ColumnRole>([
  ...topics.map((word) => [word, 'topic'] as const),
  ...extra.map((word) => [word, 'extra'] as const),
  ...other.map((word) => [word, 'other'] as const),
  ...front.map((word) => [word, 'front'] as const),
  ...back.map((word) => [word, 'back'] as const),
]);

/** Whether a word names what stands under the answer, such as `Phonetic`. */
export const isExtraName = (word: string): boolean => roleOfWord.get(word.trim().toLowerCase()) === 'extra';

/** Names that say which side is which only together, as `Land` and `Hauptstadt` do in the first row of a table of two columns. */
const namePairs = new Set(
  listWords(`
  bruch|wert bruch|prozent bruch|dezimalzahl dezimalzahl|prozent fraction|value fraction|percent fraction|percentage fraction|decimal decimal|percent
  fraction|pourcentage fracción|porcentaje frazione|percentuale fração|porcentagem bild|wort picture|word image|word photo|name event|date ereignis|datum land|hauptstadt
  country|capital state|capital bundesland|hauptstadt aufgabe|ergebnis aufgabe|lösung problem|result
  region|capital regione|capoluogo paese|capitale stato|capitale estado|capital kanton|hauptort 国家|首都 省|省会 دولة|عاصمة الدولة|العاصمة
  problem|solution rechnung|ergebnis statement|true/false aussage|wahr/falsch pays|capitale país|capital événement|date évènement|date
`),
);

/** Words ignored in column names, as in `Front Text`, `Back side` or `German word`. */
const fillers = new Set(['text', 'side', 'card', 'field', 'the']);

/** First letters of *question* and *answer* by language, which mean that only together, and in capitals. */
export const letterPairs = listWords('Q|A Q|R P|R D|R F|A V|A P|O F|S S|C В|О 问|答 問|答 문|답 س|ج').map((pair) =>
  pair.split('|'),
);

/** Words that label the side that asks, each group with those that label the answer to it. */
export const sidePairs = [
  [
    'q|question|f|frage|pregunta|domanda|pergunta|vraag|pytanie|soru|вопрос|سؤال|السؤال|问题|問題',
    'a|answer|antwort|lösung|respuesta|réponse|risposta|resposta|antwoord|odpowiedź|cevap|yanıt|ответ|جواب|الجواب|إجابة|الإجابة|答案|答え',
  ],
  [
    'front|vorderseite|recto|anverso|fronte|frente|ön yüz|正面',
    'back|rückseite|verso|reverso|retro|arka yüz|背面|反面',
  ],
  ['term|begriff|单词|生词', 'definition|意思|释义'],
] as const;
export const sideWords = {
  asking: sidePairs.map(([asking]) => asking).join('|'),
  answering: sidePairs.map(([, answering]) => answering).join('|'),
} as const;
/**
 * The roles of a row's cells as column names, such as `Question`, `FRONT`, `Front Text`, `back (answer)` or `capital:de`. All words of a name must agree:
 * `front door` is no column name. `Q` and `A`, and codes of languages such as `DE` and `EN`, count only as a pair, and letters not beside or above other signs
 * of one or two letters, as in `V`, `A`, `W`.
 * @param below rows below the names, if known
 */
export function rolesOfColumns(
  names: readonly string[],
  below: readonly (readonly string[])[] = [],
): (ColumnRole | undefined)[] {
  const roles = names.map((name, at) => {
    const role = isUnitOfMeasure(name, names) ? 'topic' : roleOfName(name);
    // A form is of the word before it. In front, only an article belongs to the word behind it.
    return role === 'form' && at === 0 && !namesArticles.test(name) ? undefined : role;
  });
  const letters = names.map((name) => name.trim());
  const codes = names.flatMap((name, at) => (isLanguageCode(name.trim()) ? [at] : []));
  if (codes.length > 1) return roles.map((role, at) => (codes.includes(at) ? 'topic' : role));
  const [question, answer] = [...letterPairs, ['q', 'a']]
    .map(([asking = '', answering = '']) => [letters.indexOf(asking), letters.indexOf(answering)] as const)
    .find((places) => !places.includes(-1)) ?? [-1, -1];
  if (question === -1 || answer === undefined) return roles;
  const isSign = (text: string) => /^\p{L}{1,2}$/u.test(text.trim());
  const isBeside = names.some(
    (name, at) => at !== question && at !== answer && isSign(name) && roles[at] === undefined,
  );
  // Single answers such as `no` are as short.
  const isAbove = below.length > 0 && below.every((row) => row.every((cell) => cell === '' || isSign(cell)));
  return isBeside || isAbove ? roles : roles.with(question, 'front').with(answer, 'back');
}

/** Whether a name is the code of a language in capitals, or a flag. */
function isLanguageCode(name: string): boolean {
  return /^\p{RI}{2}$/u.test(name) || (/^[A-Z]{2}$/.test(name) && isLanguage(name.toLowerCase()));
}

/** Whether most cells of a row are usual names of columns. */
export function namesColumns(cells: readonly string[]): boolean {
  const known = rolesOfColumns(cells).filter((role) => role !== undefined);
  return known.length > cells.filter((cell) => cell.trim() !== '').length / 2;
}

/** Whether the first row of a table names both sides. */
export function namesSides([names = [], ...below]: readonly (readonly string[])[]): boolean {
  const roles = rolesOfColumns(names.slice(0, 100), below);
  return roles.includes('front') && roles.includes('back');
}

/** Whether the first two cells of a row name the two sides together. */
export function isNamePair(names: readonly string[]): boolean {
  const pair = names.slice(0, 2).map((name) => name.trim().toLowerCase());
  return pair.length === 2 && (namePairs.has(pair.join('|')) || namePairs.has(pair.toReversed().join('|')));
}

/** What stands before the name of a language: `Artikel auf Englisch`. */
const inLanguage = /^(?:in|auf|en|em|su)$/;

function roleOfName(name: string): ColumnRole | undefined {
  const whole = name.trim().toLowerCase().replaceAll(/[ _]/g, '-');
  const known = roleOfWord.get(whole);
  if (known !== undefined) return known;
  if (name.includes(' ') && findNamedLanguage(name)) return 'topic';
  const words = wordsOf(name);
  if (words.length > 2 && inLanguage.test(words.at(-2) ?? '') && findNamedLanguage(words.at(-1) ?? '')) return 'topic';
  if (words.length <= 3 && words.some((word) => forms.has(word.replace(/^ال/, '')))) return 'form';
  const telling = words.filter((word) => !fillers.has(word) && (words.length === 1 || !findNamedLanguage(word)));
  const [role, ...others] = (telling.length > 0 ? telling : words).map(roleOf);
  return others.every((one) => one === role) ? role : undefined;
}

/** Finds the role of one word, ignoring the article at the start of an Arabic word. The name of a language has the role `topic`. */
function roleOf(word: string): ColumnRole | undefined {
  const role = roleOfWord.get(word) ?? roleOfWord.get(word.replace(/^ال/, ''));
  return role ?? (findNamedLanguage(word) ? 'topic' : undefined);
}

function wordsOf(name: string): string[] {
  // Names are short; the rest of a long first cell is ignored.
  return name
    .slice(0, 60)
    .normalize('NFC')
    .toLowerCase()
    .replace(/:[a-z]{2,3}(-[a-z]{2,4})?$/, '')
    .split(/[\s_\-./:()[\]]+/)
    .filter((word) => word !== '');
}

function listWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
