import { isDeepStrictEqual } from 'node:util';
import { catalogue } from '../../functions/data/catalogue.ts';
import type { Item } from '../../functions/data/table/item.ts';
import type { ObjectSchema } from '../../functions/data/table/item-reader.ts';
import type { ExportRecord } from '../../shared/export/records.ts';
import { dueByDay } from '../../shared/scheduling/due-histogram.ts';
import type { Row } from './stored-rows.ts';

/** Stored fields that an export leaves out, each with the reason. */
const leftOut: Readonly<Record<string, Readonly<Record<string, string>> | string>> = {
  'listed-name': 'It is the name of the household again, in lower case: by that admins find it.',
  'card-import': {
    importHash: 'It is made of the id of the import.',
    importId: 'It is how the browser called the import.',
    saved: 'It says which rows are saved, so that no card is added twice.',
    writing: 'It says which rows are being saved.',
    unfinishedSince: 'It says which rows are not saved yet.',
    undoingSince: 'It says that the import is being undone.',
  },
  'import-change': 'It says what a card was before an import, for a month, so that the import can be undone.',
  'quiz-sheet': 'It holds the questions of an attempt, which go out with it.',
  'quiz-attempt': { score: 'It counts the right answers, which follow from the questions.' },
  'open-attempt': 'It leads to the attempt that is open, which goes out itself.',
  'record-import': 'It says how far an export was brought back, so that nothing comes in twice.',
  pairing:
    'It is a code that is shown for ten minutes, by hashes: nothing of it lasts, and a device that came in by it goes out itself.',
  visit: {
    adminId: 'It is an account of the operator, who answers for all of them.',
    expiresAt: 'It says how long the visit is kept.',
  },
  device: {
    secretHash: 'Secret: by it a device is let in.',
    removedAt: 'A removed device does not go out.',
    deliveryHash: 'A removed device does not go out.',
  },
  'child-session': { session: 'Secret: a child on a device shows it.' },
  'deck-share': { share: 'Secret: its code is worked out of it.', codeHash: 'Secret: it leads to the deck.' },
  'deck-take': 'It says how far a copy of a shared deck is; the copy goes out itself once it is whole.',
  'weekly-mail': {
    tries: 'It counts how often the mail was tried.',
    mastered: 'It counts what each child knew a week before, which follows from its answers.',
    householdId: 'It is the id of the household, which goes out itself.',
  },
  'unused-notice': 'It says which announcements were made, so that none comes twice.',
  household: {
    memberCount: 'It counts the members, which go out.',
    grownUpCount: 'It counts the grown-ups, who go out.',
    learnerCount: 'It counts the learners, who go out.',
    deckCount: 'It counts the decks, which go out.',
    quizCount: 'It counts the quizzes, which go out.',
    mediaCount: 'It counts the pictures and sounds, which go out.',
    binCount: 'It counts what is in the bin, which goes out.',
    binBytes: 'It counts the bytes of what is in the bin, which goes out.',
    agreedNotice: 'It follows from the consent, which goes out.',
    askedNotice: 'It says which notice the family was asked about last.',
    consentEndsAt: 'It follows from the consent, which goes out, or says until when there is time to answer.',
    devicesCounted: 'It counts the devices that were added, those that are there go out.',
    invitationsCounted: 'It counts the invitations that were added, those that are open go out.',
    pairingsCounted: 'It counts codes that were shown.',
    recounts: 'It says how often such things were counted anew.',
    mediaBytes: 'It counts the bytes of pictures and sounds, which go out.',
  },
  media: {
    upload: 'It names the file that the bytes stand in, and no household but this one has it.',
    uses: 'It counts the cards on which it stands, which go out.',
    keepUntil: 'It says until when it is kept without a card.',
    arrivingUntil: 'What has it does not go out at all.',
  },
  'bin-entry': { bytes: 'It counts the bytes of what the entry holds, which goes out.' },
  membership: { householdId: 'It is the id of the household, which goes out itself.' },
  'open-invitation': { codeHash: 'Secret: it leads into the family.' },
  'study-session': { removingSince: 'It says that the session is being taken back: what is left of it goes out.' },
  learner: {
    openAssignments: 'It counts the open assignments, which go out.',
    doneAssignments: 'It counts the done assignments, which go out.',
    quizDay: 'It says on which day quizzes were last begun, which go out.',
    quizzesBegun: 'It counts the quizzes that were begun on that day, which go out.',
    flagsCounted: 'It counts the flags that were added, those that stand go out.',
    recounts: 'It says how often flags were counted anew.',
  },
};
const leftOutOfAll: Readonly<Record<string, string>> = {
  PK: 'It is the id of the household.',
  SK: 'It is what the record names by itself.',
  version: 'It counts changes, so that two of them at once do not overwrite each other.',
  deletingSince: 'What has it does not go out at all, or as what is in the bin.',
  dueKey: 'An index sorts by it; it is made of other fields.',
  listKey: 'An index sorts by it; it is the same everywhere.',
  listSort: 'An index sorts by it; it is made of other fields.',
};

/** @returns the export record kind for a stored kind; completed assignments are stored separately but exported as `assignment`. */
export function exportKindOf(kind: string): string {
  return kind === 'done-assignment' ? 'assignment' : kind;
}

/** Item kinds that are stored in household partitions. */
export const kindsOfHousehold = (catalogue as unknown as readonly Item<string, string, ObjectSchema>[]).filter(
  ({ partitionKey }) => partitionKey.beginning === 'HH#',
);

export function isLeftOut(kind: string, field: string): boolean {
  const own = leftOut[kind];
  return field in leftOutOfAll || typeof own === 'string' || (own !== undefined && field in own);
}

interface Coverage {
  /** Rows that are missing or incomplete in the export, with the expected fields. */
  readonly missing: readonly string[];
  readonly seen: ReadonlySet<string>;
}

/** @returns the rows that an export lacks or holds incompletely, compared field by field. */
export function compareWithExport(rows: readonly Row[], records: readonly ExportRecord[]): Coverage {
  const seen = new Set<string>();
  const missing = rows.flatMap((row) => {
    const kind = kindsOfHousehold.find((one) => one.readKey(row));
    if (!kind) return [`${row.SK} is of no kind`];
    seen.add(kind.name);
    const place = { ...kind.readKey(row) };
    const fields = Object.entries({ ...place, ...row }).filter(([field]) => !isLeftOut(kind.name, field));
    const wanted = Object.fromEntries(
      fields.filter(([field]) => field !== 'household').map((one) => toExportedField(kind.name, one)),
    );
    const isThere = records.some((record) => record.kind === exportKindOf(kind.name) && holds(record, wanted));
    return isThere || typeof leftOut[kind.name] === 'string' ? [] : [`${row.SK}: ${Object.keys(wanted).join()}`];
  });
  return { missing, seen };
}

/** Maps a stored field to its exported form: due dates are unpacked, and a bin entry's `kind` is renamed to `what`. */
function toExportedField(name: string, [field, value]: readonly [string, unknown]): readonly [string, unknown] {
  if (name === 'bin-entry' && field === 'kind') return ['what', value];
  if (name === 'bin-entry' && typeof value === 'object')
    return [field, Object.fromEntries(Object.entries(value ?? {}).filter(([inside]) => !isLeftOut(field, inside)))];
  const isPacked = name === 'deck-progress' && field === 'due';
  return [field, isPacked ? dueByDay(String(value)) : value];
}

function holds(record: ExportRecord, wanted: object): boolean {
  const own: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(own[field], value));
}
