/**
 * What an import says about a file and its rows, in English. It runs in workers, which know no catalogue, so the sentence itself travels, and the page words it:
 * it recognizes those with values by their forms.
 */
export const reasons = {
  intro: 'This introduces the cards. It isn’t a card.',
  outro: 'This comes after the cards. It isn’t a card.',
  between: 'This is text between the cards.',
  fence: 'This marks where the cards start or end.',
  message: 'This is a message from the chat app, not a card.',
  around: 'This is text around the cards.',
  oneSide: 'This line has only one side.',
  heading: 'This is a heading, not a card.',
  tagHeading: 'This is a heading. It became a tag of the cards below it.',
  rule: 'This is only a line between others, not a card.',
  comment: 'This is a comment or a heading, not a card.',
  title: 'This looks like a title, not a card.',
  blank: 'The row is blank.',
  noMasks: 'We couldn’t read the masks on its picture.',
  brokenExtra: 'The extra has a broken character.',
  asChosen: 'As you chose.',
  named: 'The first row names the columns.',
  anki: 'The file is from Anki. Every row is a card.',
  namedAlready: 'The columns already have names.',
  belowHeading: 'The cards start below a heading.',
  likeNames: 'The first row looks like the names of the columns. Please check.',
  likeCard: 'The first row looks like a card. Please check.',
  unsure: 'We aren’t sure these are cards. Check them before you import.',
  empty: 'CSV file must have at least a header row and one data row',
  noCards: 'No valid cards found in CSV file. Make sure each row has front and back text.',
  noKind: 'Check at least one kind of card.',
  json: 'This is a JSON file without a list of cards. Copy the words, and paste them here.',
  untrue: 'This isn’t a regular Anki package. Please export it from Anki again.',
  noCollection: 'This package has no collection in it. Please export it from Anki again.',
  noText: 'Please select a CSV file (.csv)',
  damaged: 'This file is damaged, and we can’t unpack it. Please save or export it again.',
  tooLarge:
    'This file unpacks to more than a browser can hold. Please export fewer decks, or without media, and import them one by one.',
  noSheet: 'This spreadsheet has no sheet with cells.',
  lockedSheet: 'This spreadsheet has a password. Open it, save it without the password, and choose it again.',
  noWorkbookSheet: 'This workbook has no sheet with cells.',
  tooDeep: 'We can’t read this workbook. Please save it again, or as CSV, and import that.',
} as const;

const sideForms = {
  formula:
    "The {side} is a formula, and its result isn't in the file. Open the file in Excel, save it, and choose it again.",
  lost: 'The {side} is missing its picture or masks: {names}',
  noText: 'The {side} is a picture or a sound only, and has no text: {names}',
  missing: 'The {side} is missing.',
  tooLong: 'The {side} has {count} characters. The limit is {most}.',
  broken: 'The {side} has a broken character.',
} as const;

const forms = {
  megabytes: 'This file is {size} MB. The limit is {most} MB. Split it into smaller files and import them one by one.',
  mask: 'We couldn’t read mask {number} on its picture.',
  rowAfter: 'A file can have {most} rows. This one comes after that.',
  rowsAfter: 'A file can have {most} rows. We didn’t read the lines after that.',
  columns: 'A line of this file has more than {most} columns. Please check how its columns are separated.',
  openHere: 'The quotation mark on this line is never closed.',
  openAbove: 'The quotation mark on line {line} is never closed.',
  'same-line': 'The same card is already on line {number}.',
  'same-row': 'The same card is already on row {number}.',
  'same-note': 'The same card is already on note {number}.',
  longExtra: 'The extra has {count} characters. The first {most} are kept.',
  extraMedia: 'An extra is text only. Left out: {names}',
  surplus: 'This row has more cells than the file has columns. Left out: {names}',
  noMedia: 'A picture or sound isn’t in the file: {names}',
} as const;

/** What a row of a source is. */
export type RowUnit = 'line' | 'row' | 'note';

type Values = Readonly<Record<string, string>>;

const fill = (form: string, values: Values): string =>
  form.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

export function sayReason(form: keyof typeof forms, values: Values = {}): string {
  return fill(forms[form], values);
}

/** Says something about a side of a card. */
export function saySide(form: keyof typeof sideForms, side: 'front' | 'back', values: Values = {}): string {
  return fill(sideForms[form], { ...values, side });
}

const oneSided: ReadonlySet<string> = new Set([
  reasons.oneSide,
  saySide('missing', 'front'),
  saySide('missing', 'back'),
]);

/** Whether a row was left out because it has only one side. */
export function isOneSided(reason: string): boolean {
  return oneSided.has(reason);
}

/** All forms of sentences with values. A side is a word of its sentence, as other languages inflect it. */
export const reasonForms: readonly string[] = [
  ...Object.values(forms),
  ...Object.values(sideForms).flatMap((form) => ['front', 'back'].map((side) => form.replace('{side}', side))),
];

/** @returns the form of a sentence and the values in its places; undefined if it has none */
export function readReason(sentence: string): { readonly form: string; readonly values: Values } | undefined {
  for (const form of reasonForms) {
    const pattern = form.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, '(?<$1>.*)');
    const found = new RegExp(`^${pattern}$`, 's').exec(sentence);
    if (found) return { form, values: { ...found.groups } };
  }
  return undefined;
}
