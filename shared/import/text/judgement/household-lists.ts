import { appLanguages } from '../../../languages.ts';
import type { FileRow } from '../read-rows.ts';
import { countWords, listMonths, share, startsWithArticle, wordsOf } from '../tidy-rows.ts';

const units =
  'g|gr|kg|mg|ml|cl|dl|l|liter|litre|lit[eo]rs?|litros?|litri|el|tl|oz|lbs?|tbsp|tsp|cups?|st(?:ü|ue)ck|stk|pieces?|packs?|pck|packung(?:en)?|dosen?|cans?|flaschen?|bottles?|gläser|glas|bund|bunch(?:es)?|prisen?|pinch|x';
/** How much of a thing is needed, as on a shopping list. */
const amount = new RegExp(String.raw`^(?:ca\. ?)?\d+(?:[.,/½¼]\d*)? ?(${units})?\.?$`, 'i');

/** Prices, times to wait, addresses, who won, and numbers to call. */
const everyday = [
  /^(?:[€$£] ?)?\d{1,4}[.,]\d\d(?: ?(?:[€$£]|EUR))?$/,
  /^\d{1,3} ?min(?:\.|s|ut\p{L}*)?$/iu,
  /^(?:mailto:)?[^\s@]+@[^\s@]+\.\p{L}{2,}$|^(?:https?:\/\/|www\.)\S+$/iu,
  /\p{L}.{0,40}\s\d{1,2} ?: ?\d$/u,
  // Days, binary numbers and decimals have the same signs as a number to call.
  /^(?!\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|[01]+$|0\.\d+$)(?:\+|0)[\d\s()/.-]{7,20}$/,
];

/** How much cooks take without counting. */
const someAmount =
  /^(?:an? |eine |une |una |un )?(?:pinch|prise|pincée|pizca|pizzico|handful|handvoll|poignée|puñado|etwas|some|to taste|nach geschmack|nach bedarf|au goût|al gusto|q\. ?b\.)(?:\s.*)?$/i;
/** How much of what a recipe needs. */
const ingredient = new RegExp(String.raw`^\d+(?:[.,/]\d+)? ?(?!(?:k?m|x)\b)(?:${units})\.? \p{L}{3}`, 'iu');
const games = /^\d{1,2} ?[:–-] ?\d{1,2}$/;

const result = /\p{L}.{0,40}\s(\d{1,3}) ?[–-] ?(\d{1,3})$/u;
const exercise = /^\d{1,2} ?[x×] ?\d{1,3}(?: ?(?:s|min|m|km)\.?)?$/;
const price = /^(?:[€$£] ?)?\d{1,4}[.,]\d\d(?: ?(?:[€$£]|EUR))?$|^[€$£] ?\d{1,4}$|^\d{1,4} ?(?:[€$£]|EUR|Euro|euros?)$/;
/** A sum that is told, as in `five euros`, `5 €`. */
const toldSum = /(?<!\p{L})(?:euros?|dollars?|pounds?|cents?|pfund|livres?|libras?|sterline?|dólar(?:es)?)(?!\p{L})/iu;

/** Whether backs are who won, or how often to do what. Verses of a book go up, and products have no unit. */
function areScores(backs: readonly string[]): boolean {
  const results = backs.flatMap((back) => {
    const [, one, other] = result.exec(back) ?? [];
    return one === undefined ? [] : [Number(one) >= Number(other)];
  });
  // Behind the same word in all rows, they are years: `Rom 27-14`.
  const isVaried = new Set(backs.map((back) => back.split(/\s\d/, 1)[0])).size > 1;
  if (results.length === backs.length && results.includes(true) && isVaried) return true;
  return backs.every((back) => exercise.test(back)) && backs.some((back) => /[a-z]\.?$/.test(back));
}

/** Whether backs are amounts in several units, or all prices, addresses, minutes or results of games. All heights or all weights may be facts to learn. */
export function areAmounts(fronts: readonly string[], backs: readonly string[]): boolean {
  const found = backs.flatMap((back) => amount.exec(back)?.[1]?.toLowerCase() ?? []);
  const all = backs.filter((back) => amount.test(back) || someAmount.test(back)).length;
  const areNamed = share(fronts.filter((front) => /^\P{L}*\d/u.test(front)).length, fronts) < 0.5;
  const isGame = (front: string, at: number) => /\s(?:[-–—:]|vs?\.?)\s/.test(front) && games.test(backs[at] ?? '');
  if (fronts.length > 1 && fronts.every(isGame)) return true;
  const needed = fronts.filter(
    (front, at) => ingredient.test(front) && !/^\d/.test(backs[at] ?? '') && !toldNumber.test(backs[at] ?? ''),
  );
  if (needed.length >= fronts.length / 2 && fronts.length > 2) return true;
  const isWhole = (back: string) => /^\d{1,4}$/.test(back);
  const isPriced =
    share(fronts.filter((front) => toldSum.test(front)).length, fronts) < 0.5 &&
    share(backs.filter((back) => price.test(back)).length, backs) > 0.5 &&
    backs.every((back) => isWhole(back) || price.test(back));
  const isContact = (back: string) => everyday[2]?.test(back) === true || everyday.at(-1)?.test(back) === true;
  const isEveryday =
    backs.length > 2 &&
    (isPriced ||
      areScores(backs) ||
      backs.every(isContact) ||
      everyday.some((kind) => backs.every((back) => kind.test(back))));
  return areNamed && (isEveryday || (share(all, backs) >= 0.8 && new Set(found).size > 1));
}

let known: readonly ReadonlySet<string>[] | undefined;
/** @returns the names of weekdays, long and short, in each of the product's languages */
const listWeekdays = (): readonly ReadonlySet<string>[] =>
  (known ??= appLanguages.map((tag) => {
    const formats = (['long', 'short'] as const).map(
      (weekday) => new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }),
    );
    const namesOf = (day: number) => formats.map((one) => one.format(Date.UTC(2000, 0, day)).toLowerCase());
    return new Set([1, 2, 3, 4, 5, 6, 7].flatMap(namesOf).map((name) => name.replace('.', '')));
  }));

/** Whether rows are a plan of a week: days above the columns of a wide table, with their dates above rows, or with what is on them. Their names in another language are cards. */
export function isWeek(rows: readonly FileRow[], fronts: readonly string[], backs: readonly string[]): boolean {
  const cards = rows.filter(({ aside }) => aside === undefined);
  const dates = rows.filter(({ aside, cells }) => aside !== undefined && /\p{L}.*\d/u.test(cells[0] ?? ''));
  const isTable = (cards[0]?.cells.length ?? 0) > 3;
  const areMany = share(backs.filter((back) => countWords(back) > 1).length, backs) >= 0.5;
  if (!isTable && dates.length < 2 && (fronts.length < 3 || new Set(fronts).size > 14 || !areMany)) return false;
  const weekdays = listWeekdays();
  const hasDay = (text: string, names: ReadonlySet<string>) => wordsOf(text).some((word) => names.has(word));
  if (isTable && weekdays.some((names) => (cards[0]?.cells ?? []).filter((cell) => hasDay(cell, names)).length > 2))
    return true;
  if (weekdays.some((names) => dates.filter(({ cells }) => hasDay(cells[0] ?? '', names)).length > 1)) return true;
  const areDays = weekdays.some((names) => share(fronts.filter((front) => hasDay(front, names)).length, fronts) >= 0.8);
  return areMany && areDays && !weekdays.some((names) => backs.some((back) => hasDay(back, names)));
}

const clock =
  /^(?:um |at |à |a las |alle |às )?([01]?\d|2[0-3])(?:[:.h]([0-5]\d)(?: ?(?:uhr|h|[ap]\.?m\.?))?| ?uhr(?: ([0-5]\d))?| ?(?:h|[ap]\.?m\.?))$/i;
/** Words with which times are told. */
const toldTime =
  /(?<!\p{L})(?:uhr|o['’]clock|past|half|quarter|halb|viertel|heures?|quart|demie|midi|minuit|media|cuarto|horas?|mezz[ao]|quarto|ore|meia|noon|midnight|mittag|mitternacht)(?!\p{L})|[点點時分时じ]|الساعة|الواحدة|الثانية|الثالثة|الرابعة|الخامسة|السادسة|السابعة|الثامنة|التاسعة|العاشرة|النصف|الربع|الظهر|saat|buçuk|çeyrek|(?<!\p{L})час/iu;
const toldNumber =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|uma|duas|três|quatro|sete|oito|dez|doze)(?!\p{L})/iu;
/** When something is due, not a day of history. */
const dueDay = /^20(?:2[6-9]|[34]\d)-\d\d-\d\d(?:[T ].*)?$/;

const wholeDate = /^(?:(20(?:2[6-9]|[34]\d))-(\d\d)-(\d\d)|(\d{1,2})([./])(\d{1,2})[./](20(?:2[6-9]|[34]\d)))$/;
const longestYear = 372;

/** @returns a number that rises with the days of a calendar, of these years and no history; null if a text is none */
function readDate(text: string): number | null {
  const found = wholeDate.exec(text);
  if (!found) return null;
  const [, year, month, date, first, sign, second, last] = found;
  const [months, days] = sign === '/' ? [first, second] : [second, first];
  return Number(year ?? last) * longestYear + Number(month ?? months) * 31 + Number(date ?? days);
}

const part =
  /^(?:verse|strophe|chorus|refrain|bridge|intro|outro|couplet|estribillo|estrofa|ritornello|strofa|refrão)\s*\d*$/i;

/** Whether texts are days on which something is due. */
export const areDue = (texts: readonly string[]): boolean =>
  texts.length > 2 && texts.every((text) => dueDay.test(text));

/** Whether rows say when something is: times of a day that go up, or days of a year at most. Times are also told in words, and holidays learned without their year. */
export function isPlan(fronts: readonly string[], backs: readonly string[]): boolean {
  const bare = fronts.map(
    (front) =>
      front
        .replace(/[:,]$/, '')
        .split(/\s?[–-]\s?/, 1)[0]
        ?.trim() ?? '',
  );
  const times = bare
    .map((front) => clock.exec(front))
    .map((found) => found && Number(found[1]) * 60 + Number(found[2] ?? found[3] ?? 0));
  const isRising = (all: readonly (number | null)[]) =>
    all.length > 2 && all.every((one, at) => one !== null && (at === 0 || one > (all[at - 1] ?? 0)));
  if (areDue(backs)) return true;
  const areWords = share(backs.filter((back) => /\p{L}{3}/u.test(back)).length, backs) > 0.8;
  if (!areWords) return false;
  const dates = bare.map(readDate);
  if (isRising(dates) && Number(dates.at(-1)) - Number(dates[0]) <= longestYear) return true;
  const areNumbers = share(backs.filter((back) => toldNumber.test(back)).length, backs) >= 0.5;
  return isRising(times) && !areNumbers && !backs.some((back) => toldTime.test(back));
}

const mark = /^(?:punkte|punktzahl|note|zensur|points|score|grade|marks?|nota|notas|puntos|voto|punti|pontos)$/i;

/** Whether a wide table is a grid, with an empty corner, or tells how many points each of a class has. */
export function isGrid(rows: readonly FileRow[]): boolean {
  const [first, ...below] = rows.map(({ cells }) => cells.map((cell) => cell.trim()));
  if (!first || below.length < 2 || first.length < 3) return false;
  const areFigures = (all: readonly string[]) => all.every((cell) => /^[-+]?[\d.,:%]+$/.test(cell));
  const isNamed = below.every(([name = '']) => /\p{L}/u.test(name));
  if (isNamed && first[0] === '' && first.filter((cell) => cell !== '').length > 1) return true;
  return first.slice(1).some((name) => mark.test(name)) && below.every((cells) => areFigures(cells.slice(1)));
}

const mailLabel =
  /^(?:from|to|cc|sent|date|subject|von|an|gesendet|datum|betreff|de|à|envoyé|objet|para|enviado|asunto|da|a|inviato|oggetto|assunto)$/i;

/** Whether rows say who wrote a mail to whom, or what holds of one thing: names of single words, some of them before a number. */
export function isSheet(fronts: readonly string[], backs: readonly string[]): boolean {
  const areLong = share(backs.filter((back) => countWords(back) > 1 || /[@\d]/.test(back)).length, backs) >= 0.5;
  if (fronts.filter((front) => mailLabel.test(front)).length > 2 && areLong) return true;
  // Without a number, they may be words to learn.
  if (fronts.length > 2 && fronts.every((front) => part.test(front)) && fronts.some((front) => /\d/.test(front)))
    return true;
  // With the same unit, they are facts to learn: `Hund: 4 Beine`, `Spinne: 8 Beine`.
  const found = backs.filter((back) => /^(?:ca\. ?)?\d/.test(back));
  const measures = new Set(found.map((back) => back.replaceAll(/[\d.,\s]/g, '').slice(0, 3)));
  const figures = measures.size === found.length ? found.length : 0;
  const areLabels = fronts.every((front) => /^\p{Lu}\p{Ll}+$/u.test(front));
  return fronts.length > 2 && fronts.length < 10 && areLabels && figures > 1 && figures < backs.length;
}

const relative =
  /^(?:mama|mami|mutti|papa|papi|vati|mum(?:my)?|mom(?:my)?|dad(?:dy)?|oma|opa|maman|mamá|papá|babbo|mamma|mamãe|papai|mamie|papi|nonna|nonno|abuela|abuelo)$/i;

/** Whether rows say what each of a family does. A translation is one word, perhaps with its article. */
export function areDuties(fronts: readonly string[], backs: readonly string[]): boolean {
  const areTold =
    share(backs.filter((back) => countWords(back) > 1 && !startsWithArticle(back, false)).length, backs) >= 0.5;
  const hasNumber = backs.some((back) => /\d/.test(back));
  // Where most are relatives, they may be the words to learn.
  const relatives = fronts.filter((front) => relative.test(front));
  return (
    fronts.length > 2 &&
    areTold &&
    !hasNumber &&
    relatives.length > 0 &&
    relatives.length <= fronts.length / 2 &&
    fronts.every((front) => countWords(front) < 3)
  );
}

const password =
  /^(?:pass(?:word|wort|code|phrase)|kennwort|wlan-(?:schlüssel|passwort|kennwort)|wi-?fi (?:key|password)|network key|netzwerkschlüssel|mot de passe|clé wi-?fi|contraseña|clave|parola d['’]ordine|senha|密码|كلمة (?:المرور|السر))$/iu;

const when = /^(?:wann|datum|uhrzeit|when|date|time|quand|heure|cuándo|fecha|hora|quando|ora|data)$/i;
const where = /^(?:wo|ort|treffpunkt|where|place|venue|où|lieu|dónde|lugar|dove|luogo|onde|local)$/i;

/** A time or a date in digits. Page numbers and meanings have others. */
const moment = /\d\s?[:./]\s?\d|\d{4}-\d\d|\d\s?(?:uhr|h|[ap]\.?m|o['’]clock|heures?|horas?|ore)(?!\p{L})/iu;

/** Whether a text tells a time or a date, not only in brackets. */
function hasMoment(text: string): boolean {
  const bare = text.replaceAll(/[([][^()[\]]*[)\]]/g, '');
  return moment.test(bare) || (/\d/.test(bare) && wordsOf(bare).some((word) => listMonths().has(word)));
}

/** Whether rows say what a password is, or when and where to meet. Of its translations, only the tones of syllables are digits: `mi4ma3`. */
export function isNotice(fronts: readonly string[], backs: readonly string[]): boolean {
  const has = (names: RegExp, isTold: (back: string, front: string) => boolean) =>
    fronts.some((front, at) => names.test(front) && isTold(backs[at] ?? '', front));
  // A short number is that of a meaning or a page, and one behind a translation belongs to it: `password - Passwort1`.
  const isSecret = (back: string, front: string) => {
    const bare = back.replace(/\d$/, '').toLowerCase();
    return /^\S*\d\S*$/.test(back) && back.length > 3 && (!password.test(bare) || bare === front.toLowerCase());
  };
  if (!has(password, isSecret) && !(fronts.some((front) => where.test(front)) && has(when, hasMoment))) return false;
  return new Set(backs.filter((back) => /\p{L}[1-6](?!\d)/u.test(back))).size < 2;
}

const day = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const money = /^[-+−]?(?:[€$£] ?)?\d[\d.,'\s]*[.,]\d\d(?: ?(?:[€$£]|EUR|USD|CHF))?$/;

/** Whether rows are entries of an account: each has a day and an amount, perhaps below their names. Beside two sides, amounts are no values only if one is spent. */
export function areEntries(rows: readonly FileRow[]): boolean {
  const below = rows.slice(1);
  const columns = [...(rows[0]?.cells.keys() ?? [])];
  const textsOf = (column: number) => below.map(({ cells }) => cells[column]?.trim() ?? '');
  const areDays = (column: number) => textsOf(column).every((text) => day.test(text));
  const areSpent = (column: number) => {
    const amounts = textsOf(column);
    return amounts.every((text) => money.test(text)) && (column < 2 || amounts.some((text) => /^[-−]/.test(text)));
  };
  return below.length > 1 && columns.some(areDays) && columns.some(areSpent);
}
