import { reasons } from '../../reasons.ts';
import { rolesOfColumns } from '../columns/column-names.ts';
import type { FileRow } from '../read-rows.ts';
import { countWords, isSmall, isUnitName, share, usedCells } from '../tidy-rows.ts';
import { type Blank, isFilled } from './drop-stamps.ts';

const anyOf = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', ' ');

/** What teachers call a list. As sides of one card, two of them are a word and its translation: `Wortliste – word list`. */
const lists = anyOf(`
  vokabeln vokabular vokabelliste vokabeltest vokabelkarten vokabelheft vokabelblatt wortliste wörterliste wörter lernwörter lernliste lernkarten lernzettel
  karteikarten begriffe fachbegriffe grundbegriffe fachwörter wortschatz grundwortschatz arbeitsblatt merkblatt übungsblatt glossar definitionen
  vocab vocabulary vocabularies wordlist word_list words key_terms terms flashcards glossary worksheet study_guide study_sheet definitions spellings
  spelling_list keywords key_words vocabulaire lexique glossaire mots liste_de_mots définitions vocabulario glosario léxico palabras lista_de_palabras términos
  definiciones vocaboli vocabolario lessico glossario parole lista_di_parole termini definizioni vocabulário glossário palavras lista_de_palavras termos
  woordenlijst woordjes woorden begrippen begrippenlijst słówka słowa słownictwo słowniczek pojęcia kelimeler kelime_listesi sözcükler kavramlar
  слова словарь лексика термины المفردات مفردات الكلمات كلمات المصطلحات 单词表 生词表 词汇表 词汇 生词 单词 単語リスト 単語 단어 단어장
`);
const subjects = anyOf(`
  mathe mathematik deutsch englisch französisch spanisch italienisch latein biologie bio physik chemie geschichte erdkunde geographie geografie sachkunde
  sachunterricht religion ethik musik politik maths math english french spanish german latin italian biology physics chemistry history geography science
  français anglais allemand espagnol histoire géographie svt español inglés francés alemán biología historia inglese francese tedesco spagnolo storia
  scienze inglês francês biologia história engels frans duits angielski niemiecki ingilizce almanca английский немецкий الإنجليزية الانجليزية 英语 英語
`);
/** Parts of a school or a book, each with its number. */
const parts = anyOf(`
  klasse klassenstufe jahrgang jahrgangsstufe kl\\. lektion unit kapitel einheit seite s\\. thema teil modul woche year grade class lesson chapter page p\\. week
  module topic section leçon unité chapitre séquence semaine classe unidad lección tema capítulo página curso unità lezione capitolo pagina unidade lição
  hoofdstuk les klas blz\\. rozdział lekcja klasa strona ünite sınıf sayfa ders урок раздел глава класс الوحدة وحدة الدرس درس الصف
`);
const whole = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu');
const isList = whole(lists);
const isSubject = whole(subjects);
const isPart = whole(
  String.raw`(?:${parts})\s?\d{1,3}[a-f]?|\d{1,2}(?:\.|th|rd|nd|st|[eº°ª]|ème)?\s?(?:${parts})|\dème|第\s?\d{1,3}\s?[课課単单]元?`,
);
const isSchool = new RegExp(
  `^(?:${anyOf('fach subject matière asignatura materia disciplina vak przedmiot ders')})$`,
  'iu',
);

/** The first sign between two sides. */
const sign = /\s*(?:\t|[;|]|[:：]|[=-]>|→|=)\s*|\s+(?:[-–—/~])\s+|,\s*/u;
const longestTitle = 100;
/** Longer texts are no page of a school book, and are not searched for titles to their end. */
const firstLines = 500;
/** Titles right above each other: the subject and the unit. */
const mostTitles = 2;
/** Words of a side that is no definition. */
const mostWords = 6;

/** Whether a line with two sides names the list below it: `Englisch – Klasse 6`, `Vocabulary: Chapter 4`. */
function namesList(line: string, isAlone: boolean): boolean {
  const found = line.length > longestTitle ? null : sign.exec(line.trim());
  if (!found) return false;
  const sides = [line.trim().slice(0, found.index), line.trim().slice(found.index + found[0].length)];
  const [front = '', back = ''] = sides;
  if (front === '' || back === '' || sides.some((side) => countWords(side) > mostWords)) return false;
  const [own, beside, part] = [isList, isSubject, isPart].map((kind) => sides.map((side) => kind.test(side)));
  const has = (kind: readonly boolean[] = []) => kind.includes(true);
  const isTwice = (kind: readonly boolean[] = []) => !kind.includes(false);
  if (isSchool.test(front) && isSubject.test(back)) return isAlone;
  // What stands on both sides is a word with its translation.
  if (isTwice(own) || isTwice(part)) return false;
  if (has(part)) return has(own) || has(beside);
  // Right above other lines, it may be the task of a subject: `Mathe: das Arbeitsblatt`.
  return isAlone && has(own) && has(beside) && !isTwice(beside);
}

/**
 * Removes what stands above a list with the sign of the list in it, and so looks like a card: its title, which names the subject, the class or the lesson, and
 * a line that comes again at the top of each page.
 */
export function dropTitles(lines: readonly string[], blank: Blank): void {
  const first = lines.findIndex(isFilled);
  if (lines.slice(first).filter(isFilled).length < 3) return;
  const startsBlock = (at: number) => !isFilled(lines[at - 1] ?? '');
  const isAlone = (at: number) => startsBlock(at) && !isFilled(lines[at + 1] ?? '');
  const again = lines.flatMap((line, at) => (line.trim() === lines[first]?.trim() && isAlone(at) ? [at] : []));
  if (again.length > 1 && again[0] === first) for (const at of again) blank(at, reasons.around);
  // Several units become tags.
  const hasUnits = lines.filter((line) => isUnitName(line)).length > 1;
  const isTitle = (line: string, at: number) =>
    !(hasUnits && isUnitName(line)) && namesList(line, isAlone(at)) && !/[.!?…]$/.test(line.trim());
  const sample = lines.slice(0, firstLines);
  // More of them, line by line, are tasks: `Mathe: Seite 12`, `Deutsch: Seite 5`.
  const areTasks = sample.filter((line, at) => isTitle(line, at) && !isAlone(at)).length > mostTitles;
  for (const [at, line] of sample.entries())
    if (startsBlock(at) && (isAlone(at) || !areTasks) && isTitle(line, at)) blank(at, reasons.heading);
}

/**
 * Whether the first row may be the title of the others: it stands in a block of its own, and names a list, or starts with a capital where the others do not.
 */
export function mayStartWithTitle(rows: readonly FileRow[]): boolean {
  const [title, ...others] = rows.filter((row) => row.aside === undefined && usedCells(row) > 1);
  const [front = '', back = ''] = title?.cells ?? [];
  const [second, third] = others;
  if (!title || !second || !third || second.line <= title.lastLine + 1 || third.line > second.lastLine + 1)
    return false;
  if (title.cells.length > 2 || rolesOfColumns(title.cells).every((role) => role !== undefined)) return false;
  const sides = [front.trim(), back.trim()];
  const isNamed =
    sides.filter((side) => isList.test(side)).length === 1 && sides.every((side) => countWords(side) <= mostWords);
  const isOther =
    sides.every((side) => /^\p{Lu}/u.test(side)) &&
    share(others.filter(({ cells }) => isSmall(cells[0] ?? '')).length, others) >= 0.8;
  return isNamed || isOther;
}
