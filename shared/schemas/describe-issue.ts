import type { FieldProblems, NamedProblems, WordValues } from '../errors.ts';
import { limits, writeNumbers } from '../limits.ts';

/**
 * Everything that can be wrong with a field, as ICU messages in English. A schema's message is the code of a line here, see `problem`. Other languages have
 * them in `web/locales`.
 */
export const problemSentences = {
  brokenCharacter: 'This has a broken character. Delete it and try again.',
  tooLong: 'Use up to {most, number} characters.',
  nameTooLong: 'Use up to {most, number} characters. This name has {length, number}.',
  required: 'This is required.',
  invalidId: 'This ID isn’t valid.',
  invalidInstant: 'Enter a time in UTC like 2026-01-31T09:30:00.000Z.',
  unknownTimeZone: 'We don’t know this time zone.',
  unknownLanguage: 'Enter a language tag like es or pt-BR.',
  unknownAppLanguage: 'Pick one of the languages.',
  enterHouseholdName: 'Enter a household name.',
  enterCode: 'Enter the code.',
  unknownReadyDeck: 'We couldn’t find this ready-made deck.',
  oneEmoji: 'Use just one emoji.',
  enterDeckName: 'Deck name is required',
  emptyTag: 'A tag can’t be empty.',
  tooManyTags: 'A card holds up to {most, number} tags.',
  invalidPlace: 'This isn’t a place in the deck.',
  bothSidesNeeded: 'Both front and back are required',
  pickPicture: 'Pick one of the pictures.',
  enterName: 'Enter a name.',
  pickExtraTime: 'Pick how much time quizzes give.',
  pickPace: 'Pick how soon cards come back.',
  pickCards: 'Pick {least, number} to {most, number} cards.',
  pickMinutes: 'Pick {least, number} to {most, number} minutes.',
  pickNewCards: 'Pick up to {most, number} new cards a day.',
  enterQuestion: 'Question text is required',
  tooFewOptions: 'At least {least, number} non-empty options are required',
  pickCorrectOption: 'Pick the correct option.',
  emptyOption: 'An option needs text.',
  tooManyOptions: 'A question holds up to {most, number} options.',
  equalOptions: 'Two options are the same. Make each one different.',
  questionTwice: 'Send the question text once.',
  answerTwice: 'Send the correct answer once.',
  noQuestions: 'At least one question is required',
  tooManyQuestions: 'A quiz holds up to {most, number} questions. Start another quiz for the rest.',
  quizTooLarge: 'A quiz holds up to {kilobytes, number} KB, about 200,000 letters. Split this into two quizzes.',
  enterTimeLimit: 'Enter the time limit in seconds.',
  timeLimitTooShort: 'A time limit can’t be shorter than one second.',
  timeLimitTooLong: 'A time limit can’t be longer than one day.',
  enterPassMark: 'Enter a whole number from 0 to {most, number}.',
  enterQuizName: 'Quiz name is required',
  invalidOption: 'Send an option’s number from 0, or -1 for none.',
  invalidAnswers: 'Send the answers as a list of numbers.',
  tooManyAnswers: 'There are more answers than questions.',
  enterAnEmail: 'Enter an email.',
  emailTooLong: 'This email is too long. Check it for extra letters.',
  notAnEmail: 'This doesn’t look like an email. Check it for typos.',
  enterYourEmail: 'Enter your email.',
  enterPassword: 'Enter your password.',
  enterCurrentPassword: 'Enter your current password.',
  incompleteLink: 'This link isn’t complete. Open it from the email again.',
  typeDigits: 'Type the {digits, number} digits from the email.',
  enterNewEmail: 'Enter the new email.',
  googleMissing: 'Google’s sign-in is missing. Please try again.',
  enterDeviceName: 'Give this device a name.',
  deviceUnknown: 'This device isn’t set up for a family. Ask a grown-up.',
  deviceNotWaiting: 'This device didn’t ask to join. Start again with a new code.',
  pickPictures: `Pick ${limits.picturesInCodeAsWord} pictures.`,
  pickDifferentPictures: `Pick ${limits.picturesInCodeAsWord} different pictures.`,
  pinForm: 'Please use four to six digits.',
  easyPin: 'Pick a PIN that’s harder to guess than 1234 or 1111.',
  invalidReviewId: 'Use a ULID as the review ID.',
  chooseBoth: 'Please select a learner and resource',
  pickQuestions: 'Pick {least, number} to {most, number} questions.',
  giveSeconds: 'Give each question {least, number} to {most, number} seconds.',
  tooManyMedia: 'A side holds up to {most, number} pictures and sounds.',
  sayWhy: 'Say why in a few words.',
  pickAccountRole: 'Pick parent or learner.',
  pickRole: 'Pick owner, guardian or viewer.',
  pickInvitedRole: 'Pick guardian or viewer.',
  nameNotice: 'Say which notice you agree to.',
  unreadablePasskey: 'We couldn’t read this passkey. Please try again.',
  invalidDay: 'Enter a day like 2026-01-31.',
  tooManyRestDays: 'Leave at least two study days a week.',
  daysInOrder: 'List each day once, in order.',
  answerYesOrNo: 'Answer yes or no.',
  sendCards: 'Send up to {most, number} cards at a time.',
  pickCard: 'Pick at least one card.',
  sendHistory: 'Send up to {most, number} answers for each card.',
  sendAnswers: 'Send up to {most, number} answers at a time.',
  sendRecords: 'Send up to {most, number} records at a time.',
  cardsOnce: 'Send each card once.',
  sendFewerMedia: 'That’s too many pictures and sounds. Send fewer at a time.',
  enterYear: 'Enter a year.',
  enterMonth: 'Enter a month.',
  enterNumber: 'Enter a number.',
  askForItems: 'Ask for 1 to {most, number} items a page.',
  invalidCursor: 'That page isn’t there anymore. Start from the first page.',
  notFromBackup: 'This ID isn’t from a backup.',
  listTooLong: 'This list is too long.',
  answerNotAnOption: 'The correct answer isn’t one of the options.',
  answersDontMatch: 'These answers don’t match the questions.',
  passwordTooShort: 'At least {least, number} characters',
  givenPasswordTooShort: 'Minimum {least, number} characters',
  timeLimitUnderMinute: 'A time limit is at least 1 minute.',
  enterBirthYear: 'Enter a year like 2010.',
  agreeFirst: 'Check the box to go on.',
  impossibleDay: 'This backup has dates that can’t be right. Try another backup file.',
  invalidKey: 'Use up to {most, number} letters, digits, - and _.',
  invalidAnswer: 'One of these answers isn’t an option in the quiz.',
  pickAnotherDeck: 'Pick another deck.',
  keepsRole: 'A learner’s account can’t change roles.',
  dueInPast: 'Pick a due date that isn’t in the past.',
  dueBeforeStart: 'Pick a due date on or after the day this comes back.',
  learnByDeckOnly: 'Only decks can have a learn-by date.',
  pickLearnBy: 'Pick the day to know this deck by.',
  doneNoRepeat: 'This one is done and won’t repeat. Assign it again.',
  pickRepeatDue: 'Pick a due date. It repeats every week from then on.',
  // What a schema without words of its own says.
  wrongFormat: 'This isn’t in the right format.',
  pickChoice: 'Pick one of the choices.',
  tooSmall: 'This is too small.',
  tooBig: 'This is too big.',
  unknownField: 'We don’t know this field.',
  unreadable: 'We couldn’t read this.',
} as const;

export type ProblemCode = keyof typeof problemSentences;

/** @returns the code and values of a `problem`; undefined for any other text */
export function readProblem(text: string): { readonly code: ProblemCode; readonly values?: WordValues } | undefined {
  const [, code = '', values] = /^(\w+)(?: (\{.*\}))?$/.exec(text) ?? [];
  if (!isProblemCode(code)) return undefined;
  return { code, ...(values !== undefined && { values: JSON.parse(values) as WordValues }) };
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problemSentences, code);
}

/** @returns a problem in English. A text that is no problem stays as it is. */
export function describeProblem(text: string): string {
  const found = readProblem(text);
  if (!found) return text;
  return writeNumbers(problemSentences[found.code], found.values);
}

/** @returns the parts of an answer about these fields: their English sentences, and the codes for other languages */
export function describeFields(texts: FieldProblems): {
  readonly fields: FieldProblems;
  readonly problems: NamedProblems;
} {
  const named = Object.entries(texts).flatMap(([field, text]) => {
    const found = readProblem(text);
    return found ? [[field, found] as const] : [];
  });
  const worded = Object.entries(texts).map(([field, text]) => [field, describeProblem(text)] as const);
  return { fields: withoutPrototype(worded), problems: withoutPrototype(named) };
}

/** Field names come from callers: `__proto__` is a name like any other. */
function withoutPrototype<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, Object.fromEntries(entries));
}
