import { linesOnServers } from '../kept/line-of-item.ts';
import type { KeptLine, KeptOnServers } from '../kept/on-servers.ts';
import { type ExportFile, recordsFileName } from './records.ts';

/** Words a sentence of the readme in the language of the person who makes the export. */
export type Say = (sentence: string) => string;

const readMe = {
  household: 'Here’s everything Flashspark stores about your family.',
  learner: 'Here’s everything Flashspark stores about one child, with the family’s decks and quizzes.',
  included: 'Included:',
  left: 'Not included, and why:',
  elsewhere: 'It’s in the whole family’s download.',
  others: 'Other children and grown-ups. They’re in the whole family’s download.',
  codes: 'Codes of invitations, shared decks and devices. Flashspark only keeps one-way hashes of them.',
  browsers: 'Data kept in your browsers. The privacy policy lists it.',
} as const;

const filesOfReadMe: Readonly<Record<string, string>> = {
  [recordsFileName]:
    'everything, for programs. To restore it in Flashspark, open Settings and choose “Restore from a backup file”.',
  'people.csv': 'who is in the family',
  'media/': 'pictures and sounds from cards',
  'decks/': 'each deck with its cards and each learner’s progress. You can import these files as decks.',
  'bin/': 'decks in the bin, in the same format',
  'bin.csv': 'everything in the bin',
  'answers.csv': 'every card answer',
  'quiz-attempts.csv': 'every quiz taken',
  'days.csv': 'what was studied each day',
  'assignments.csv': 'assignments',
};

/** What the readme says beside the list of stored data, in English. */
export const readMeSentences: readonly string[] = [
  ...Object.values(readMe),
  ...Object.values(filesOfReadMe),
  ...Object.values(linesOnServers).flatMap(({ notExported }: KeptLine) => notExported ?? []),
];

/** Data left out of a single child's export: data about other family members, and data that isn't about a child. */
const ofFamilyAlone: ReadonlySet<KeptOnServers> = new Set([
  'invitations',
  'weeklyMail',
  'visits',
  'devices',
  'bin',
  'imports',
  'shares',
]);

/** Writes the readme from the list of all stored data: what the export contains, what it omits, and why. */
export function writeReadMe(of: ExportFile['of'], say: Say): string {
  const lines = Object.entries(linesOnServers) as [KeptOnServers, KeptLine][];
  const reasonOf = ([name, { notExported }]: (typeof lines)[number]) =>
    notExported ?? (of === 'learner' && ofFamilyAlone.has(name) ? readMe.elsewhere : undefined);
  const listed = (list: typeof lines) =>
    list.map((line) => `- ${say(line[1].what)}. ${say(reasonOf(line) ?? '')}`.trimEnd());
  return [
    say(readMe[of]),
    '',
    ...Object.entries(filesOfReadMe).map(([file, sentence]) => `${file.padEnd(19)} ${say(sentence)}`),
    '',
    say(readMe.included),
    ...listed(lines.filter((line) => reasonOf(line) === undefined)),
    '',
    say(readMe.left),
    ...(of === 'learner' ? [`- ${say(readMe.others)}`] : []),
    ...listed(lines.filter((line) => reasonOf(line) !== undefined)),
    `- ${say(readMe.codes)}`,
    `- ${say(readMe.browsers)}`,
    '',
  ].join('\n');
}
