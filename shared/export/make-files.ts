import { inShownOrder, wordsOfSide } from '../card-marks.ts';
import { listMarks, writeCsv, writeMark } from '../import/cards/export-cards.ts';
import { isMastered } from '../scheduling/card-state.ts';
import { minutesOf } from '../scheduling/daily-goal.ts';
import type { MediaType } from '../schemas/media.ts';
import { nameFile } from './file-name.ts';
import { type ExportFile, type ExportRecord, type RecordOf, recordsFileName } from './records.ts';
import { type Say, writeReadMe } from './write-read-me.ts';

const endings: Readonly<Record<MediaType, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'audio/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
};

/** @returns the path of a picture or sound within an export */
export function mediaPathOf({ media, type }: Pick<RecordOf<'media'>, 'media' | 'type'>): string {
  return `media/${media}.${endings[type]}`;
}

/**
 * Creates the files of an export: the raw records, and tables for people with names instead of ids. Cells can't run as spreadsheet formulas.
 * @param say words the readme. File names and what is in the tables are the same in every language, as programs read them.
 * @returns file contents by path
 */
export function makeExportFiles(file: ExportFile, say: Say = (sentence) => sentence): Record<string, string> {
  const picked = pick(file.records);
  return {
    'README.txt': writeReadMe(file.of, say),
    [recordsFileName]: JSON.stringify(file, undefined, 1),
    'people.csv': writeCsv(listPeople(picked)),
    ...makeDeckFiles(picked),
    'answers.csv': writeCsv(listAnswers(picked)),
    'quiz-attempts.csv': writeCsv(listAttempts(picked)),
    'days.csv': writeCsv(listDays(picked)),
    'assignments.csv': writeCsv(listAssignments(picked)),
    'bin.csv': writeCsv(listBin(picked)),
  };
}

type Rows = readonly (readonly string[])[];

interface Picked {
  readonly of: <Kind extends ExportRecord['kind']>(kind: Kind) => readonly RecordOf<Kind>[];
  readonly learnerName: (learner: string) => string;
  readonly deckName: (deck: string) => string;
}

function pick(records: readonly ExportRecord[]): Picked {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  const of = <Kind extends ExportRecord['kind']>(kind: Kind) => (byKind.get(kind) ?? []) as RecordOf<Kind>[];
  const learners = new Map(of('learner').map(({ learner, name }) => [learner, name]));
  const decks = new Map(of('deck').map(({ deck, name }) => [deck, name]));
  return {
    of,
    learnerName: (learner) => learners.get(learner) ?? '',
    deckName: (deck) => decks.get(deck) ?? '(deleted)',
  };
}

const write = (value: string | number | undefined) => (value === undefined ? '' : String(value));
const say = (isSo: boolean) => (isSo ? 'yes' : 'no');

function listPeople({ of, learnerName }: Picked): Rows {
  return [
    ['name', 'what', 'since'],
    ...of('membership').map(({ email, role, learner, joinedAt }) => [
      write(email),
      learner === undefined ? role : `account of ${learnerName(learner)}`,
      joinedAt,
    ]),
    ...of('learner').map(({ name, createdAt }) => [name, 'learner', createdAt]),
  ];
}

/** One CSV file per deck, cards in display order. The deck importer reads sides, extra and tags; the other columns show each learner's progress. */
function makeDeckFiles({ of }: Picked): Record<string, string> {
  const learners = of('learner');
  const cards = Map.groupBy(of('card'), ({ deck }) => deck);
  const memories = new Map(of('card-memory').map((one) => [`${one.learner} ${one.deck} ${one.card}`, one]));
  const files: Record<string, string> = {};
  for (const { deck, name, deletedAt } of of('deck')) {
    const own = inShownOrder((cards.get(deck) ?? []).map((one) => ({ ...one, id: one.card })));
    const marks = listMarks(own);
    const rows = own.map((one) => {
      const { card, front, back, frontMedia, backMedia } = one;
      return [
        wordsOfSide(front, frontMedia),
        wordsOfSide(back, backMedia),
        ...marks.map((mark) => writeMark(one, mark)),
        ...learners.flatMap(({ learner }) => describeMemory(memories.get(`${learner} ${deck} ${card}`))),
      ];
    });
    const heading = learners.flatMap((one) => [
      `${one.name} asked`,
      `${one.name} wrong`,
      `${one.name} mastered`,
      `${one.name} due`,
    ]);
    const folder = deletedAt === undefined ? 'decks' : 'bin';
    files[freePath(files, `${folder}/${nameFile(name, 'deck')}`)] = writeCsv([
      ['front', 'back', ...marks, ...heading],
      ...rows,
    ]);
  }
  return files;
}

function describeMemory(memory: RecordOf<'card-memory'> | undefined): string[] {
  if (!memory) return ['', '', '', ''];
  return [write(memory.state.reps), write(memory.wrong), say(isMastered(memory.state)), memory.dueDay];
}

/** @returns a path that no other file has. Decks can have equal names, and some file systems ignore case. */
function freePath(files: Readonly<Record<string, string>>, path: string): string {
  const taken = new Set(Object.keys(files).map((one) => one.toLowerCase()));
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? `${path}.csv` : `${path} ${copy}.csv`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

function listAnswers({ of, learnerName, deckName }: Picked): Rows {
  const fronts = new Map(
    of('card').map(({ deck, card, front, frontMedia }) => [`${deck} ${card}`, wordsOfSide(front, frontMedia)]),
  );
  return [
    ['learner', 'deck', 'front', 'answer', 'at', 'seconds'],
    ...of('review')
      .filter(({ movedTo, outside }) => movedTo === undefined && !outside)
      .map(({ learner, deck, card, rating, answeredAt, msTaken }) => [
        learnerName(learner),
        deckName(deck),
        fronts.get(`${deck} ${card}`) ?? '(deleted)',
        rating,
        answeredAt,
        msTaken === undefined ? '' : write(Math.round(msTaken / 100) / 10),
      ]),
  ];
}

function listAttempts({ of, learnerName }: Picked): Rows {
  return [
    ['learner', 'quiz', 'began', 'handed in', 'right', 'questions', 'late'],
    ...of('quiz-attempt').map((attempt) => [
      learnerName(attempt.learner),
      attempt.quizName,
      attempt.startedAt,
      write(attempt.completedAt),
      write(attempt.questions.filter(({ correctIndex }, at) => attempt.answers[at] === correctIndex).length),
      write(attempt.questions.length),
      say(attempt.late === true),
    ]),
  ];
}

function listDays({ of, learnerName }: Picked): Rows {
  return [
    ['learner', 'day', 'answers', 'correct', 'quizzes', 'minutes'],
    ...of('study-day').map(({ learner, day, reviews, correct, quizzes, msTaken }) => [
      learnerName(learner),
      day,
      ...[reviews, correct, quizzes, minutesOf(msTaken)].map(write),
    ]),
  ];
}

function listAssignments({ of, learnerName }: Picked): Rows {
  return [
    ['learner', 'what', 'name', 'notes', 'given', 'due', 'done'],
    ...of('assignment').map(({ learner, type, resourceName, notes, createdAt, dueDate, completedAt }) => [
      learnerName(learner),
      type,
      resourceName,
      write(notes),
      createdAt,
      write(dueDate),
      write(completedAt),
    ]),
  ];
}

function listBin({ of }: Picked): Rows {
  return [
    ['what', 'name', 'front', 'back', 'deleted'],
    ...of('bin-entry').map(({ what, name, card, deletedAt }) => [
      what,
      name,
      card ? wordsOfSide(card.front, card.frontMedia) : '',
      card ? wordsOfSide(card.back, card.backMedia) : '',
      deletedAt,
    ]),
  ];
}
