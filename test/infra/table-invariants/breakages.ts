import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';
import type { RuleName } from '../../../infra/table-invariants/violation.ts';
import { incremented, duplicatedWith, type RowDefect, changed, removed } from './break-row.ts';

/** A description of the defect, the rules that must report it, and the row to break. */
export type NamedBreakage = readonly [string, readonly RuleName[], RowDefect];

export const nobody = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
export const isHere = (row: Row) => row['deletingSince'] === undefined;
export const hasLearner = (row: Row) => row['learner'] !== undefined;
/** Whether the row belongs to the deck that was studied for three days, the only one with more than 20 answers. */
const isStudied = (row: Row) => Number(row['reviews']) > 20;
const wasAnswered = (row: Row) => Number(row['reviews']) > 0;

/** Defects that contradict other rows of the same partition. */
export const withinPartitions: readonly NamedBreakage[] = [
  ['a row of no kind', ['known-row'], { at: /META$/, replaceWith: duplicatedWith(() => ({ SK: 'NOTE#1' })) }],
  [
    'a row that lacks fields of its kind',
    ['known-row'],
    { at: /^ACTIVE/, replaceWith: duplicatedWith(() => ({ PK: 'THROTTLE#sign-in#hash', SK: 'ONLY' })) },
  ],
  [
    'a row under the key of another',
    ['row-key'],
    { at: /QUIZ#/, where: isHere, replaceWith: duplicatedWith(() => ({ SK: `QUIZ#${nobody}` })) },
  ],
  [
    'a memory that comes due at another time in its index',
    ['index-keys'],
    { at: /SRS#/, replaceWith: changed({ dueKey: 'x' }) },
  ],
  [
    'an account that admins do not find',
    ['index-keys'],
    { at: /PROFILE$/, replaceWith: (row) => [withoutField(row, 'listKey')] },
  ],
  [
    'a household that stands in its list at another time',
    ['index-keys'],
    { at: /META$/, replaceWith: changed({ listSort: 'x' }) },
  ],
  ['a deck in the list of accounts', ['index-keys'], { at: /DECK#/, replaceWith: changed({ listKey: 'USERS' }) }],
  ['a card without a back', ['card-sides'], { at: /CARD#/, replaceWith: changed({ back: ' ' }) }],
  [
    'a quiz with an answer that is no option',
    ['quiz-content'],
    { at: /QUIZ#/, replaceWith: (row) => [withWrongAnswer(row)] },
  ],
  [
    'an attempt with an answer too many',
    ['attempts'],
    { at: /#ATTEMPT#/, replaceWith: (row) => [{ ...row, answers: [...(row['answers'] as []), 0] }] },
  ],
  [
    'members that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, replaceWith: incremented('memberCount', 1) },
  ],
  [
    'grown-ups that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, replaceWith: incremented('grownUpCount', 1) },
  ],
  [
    'learners that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, replaceWith: incremented('learnerCount', 1) },
  ],
  [
    'decks that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, replaceWith: incremented('deckCount', -1) },
  ],
  [
    'quizzes that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, replaceWith: incremented('quizCount', 1) },
  ],
  [
    'an owner who is no member',
    ['household-owner'],
    { at: /META$/, where: isHere, replaceWith: changed({ ownerId: nobody }) },
  ],
  ['a household under an old name', ['listed-name'], { at: /LISTED-NAME$/, replaceWith: changed({ listSort: 'old' }) }],
  ['a household without a listed name', ['listed-name'], { at: /LISTED-NAME$/, replaceWith: removed }],
  [
    'a learner who lost the link to its account',
    ['learner-links'],
    { at: /LEARNER#/, where: isHere, replaceWith: (row) => [withoutField(row, 'userId')] },
  ],
  [
    'a deck that miscounts its cards',
    ['deck-cards'],
    { at: /DECK#/, where: isHere, replaceWith: incremented('totalCards', 1) },
  ],
  [
    'an import that does not know its rows',
    ['card-imports'],
    { at: /IMPORT#/, where: (row) => row['saved'] !== undefined, replaceWith: changed({ saved: [] }) },
  ],
  [
    'an import that was cut off and that nobody settles',
    ['card-imports', 'deck-cards'],
    {
      at: /IMPORT#/,
      where: (row) => row['saved'] !== undefined,
      replaceWith: changed({ writing: [{ call: nobody, rows: [9_000, 9_001], until: '2026-01-01T00:00:00.000Z' }] }),
    },
  ],
  ['a card that is gone and remembered', ['card-memories', 'deck-cards'], { at: /CARD#/, replaceWith: removed }],
  [
    'a memory that misses the last answer',
    ['card-memories'],
    { at: /SRS#/, replaceWith: changed({ lastAnswer: '2025' }) },
  ],
  [
    'progress that miscounts what was studied',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, replaceWith: incremented('studied', 1) },
  ],
  [
    'progress with cards due on another day',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, replaceWith: changed({ due: { '2026-01-01': 11 } }) },
  ],
  [
    'progress without its hardest cards',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, replaceWith: changed({ hardest: {} }) },
  ],
  [
    'progress with more answers than there are',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, replaceWith: incremented('reviews', 20) },
  ],
  [
    'progress with fewer answers than to the cards there are',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, replaceWith: changed({ correct: 1 }) },
  ],
  [
    'progress that forgot which cards were met',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, replaceWith: (row) => [withoutField(row, 'lastNewCard')] },
  ],
  [
    'a memory of a card that was never mixed up with another one',
    ['card-memories'],
    { at: /#SRS#/, where: isHere, replaceWith: changed({ mixUps: [nobody] }) },
  ],
  ['memories without progress', ['deck-progress'], { at: /PROGRESS#/, where: isStudied, replaceWith: removed }],
  [
    'progress with an open session that does not exist',
    ['study-sessions'],
    {
      at: /PROGRESS#/,
      where: isStudied,
      replaceWith: changed({ openSession: { session: nobody, day: '2026-01-07', mode: 'due' } }),
    },
  ],
  [
    'a session that miscounts its answers',
    ['study-sessions'],
    { at: /L#.*SESSION#/, where: wasAnswered, replaceWith: incremented('reviews', 1) },
  ],
  [
    'answers without their session',
    ['learner-facts', 'study-sessions'],
    { at: /L#.*SESSION#/, where: wasAnswered, replaceWith: removed },
  ],
  ['a study day that miscounts', ['study-days'], { at: /#DAY#/, replaceWith: incremented('correct', 1) }],
  [
    'a quiz that counts on no day',
    ['study-days'],
    { at: /#DAY#/, where: (row) => row['quizzes'] === 1, replaceWith: incremented('quizzes', -1) },
  ],
  ['a study day that is gone', ['learner-facts', 'study-days'], { at: /#DAY#2026-01-06/, replaceWith: removed }],
  ['totals that miss an answer', ['learner-facts'], { at: /FACTS$/, replaceWith: incremented('reviews', -1) }],
  ['a quiz too many in the totals', ['learner-facts'], { at: /FACTS$/, replaceWith: incremented('quizzes', 1) }],
  ['a session too many in the totals', ['learner-facts'], { at: /FACTS$/, replaceWith: incremented('sessions', 1) }],
  [
    'a streak that no days make',
    ['learner-facts'],
    { at: /FACTS$/, replaceWith: (row) => [{ ...row, streak: { ...(row['streak'] as object), streakLength: 2 } }] },
  ],
  ['a pace that nobody chose', ['pace'], { at: /LEARNER#/, replaceWith: changed({ pace: 'relaxed' }) }],
  [
    'a pace that held before the one that came first',
    ['pace'],
    {
      at: /SCHEDULING$/,
      replaceWith: (row) => [{ ...row, paces: [{ from: '2026-02-02', pace: 'keen' }, ...(row['paces'] as object[])] }],
    },
  ],
  ['a badge that is gone', ['badges'], { at: /BADGE#streak/, replaceWith: removed }],
  [
    'a badge for another streak than its own',
    ['badges'],
    {
      at: /BADGE#streak/,
      replaceWith: duplicatedWith((row) => ({ SK: row.SK.replace('streak-3', 'streak-7'), badgeId: 'streak-7' })),
    },
  ],
  ['an open attempt that nothing leads to', ['attempts'], { at: /OPEN-ATTEMPT#/, replaceWith: removed }],
  ['an attempt without its questions', ['attempts'], { at: /#SHEET#/, replaceWith: removed }],
  [
    'questions of no attempt',
    ['attempts'],
    { at: /#SHEET#/, replaceWith: duplicatedWith((row) => ({ SK: row.SK.replace(/\w+$/, nobody), attempt: nobody })) },
  ],
  [
    'a score that the answers do not make',
    ['attempts'],
    { at: /#ATTEMPT#/, where: (row) => row['completedAt'] !== undefined, replaceWith: incremented('score', 1) },
  ],
  ['a pointer to no attempt', ['attempts'], { at: /OPEN-ATTEMPT#/, replaceWith: changed({ attempt: nobody }) }],
  [
    'open work of a deck that does not exist',
    ['assignments'],
    { at: /ASSIGN#/, where: (row) => row['completedAt'] === undefined, replaceWith: changed({ resource: nobody }) },
  ],
  [
    'done work that is still to do',
    ['assignments'],
    {
      at: /DONE#/,
      replaceWith: duplicatedWith((row) => ({ SK: row.SK.replace('DONE#', 'ASSIGN#'), dueKey: undefined })),
    },
  ],
  [
    'done work that is not counted',
    ['assignments'],
    { at: /LEARNER#/, where: isHere, replaceWith: incremented('doneAssignments', -1) },
  ],
  ['a picture that counts a card too many', ['media'], { at: /MEDIA#/, replaceWith: incremented('uses', 1) }],
  [
    'a card whose picture is gone',
    ['media'],
    { at: /MEDIA#/, where: (row) => row['uses'] === 2, replaceWith: removed },
  ],
  [
    'a picture that is on its way and on a card',
    ['media'],
    {
      at: /MEDIA#/,
      where: (row) => row['uses'] === 2,
      replaceWith: changed({ arrivingUntil: '2026-01-05T09:00:30.000Z' }),
    },
  ],
  [
    'bytes of pictures that are miscounted',
    ['media'],
    { at: /META$/, where: (row) => row['mediaCount'] === 1, replaceWith: incremented('mediaBytes', 1) },
  ],
  [
    'a deletion that nobody finishes',
    ['deletions'],
    {
      at: /^DELETIONS#/,
      where: (row) => !['media', 'bin', 'household'].includes(String(row['kind'])),
      replaceWith: removed,
    },
  ],
  [
    'a deletion of another time',
    ['deletions'],
    { at: /DECK#/, where: (row) => !isHere(row), replaceWith: changed({ deletingSince: '2026-01-01T00:00:00.000Z' }) },
  ],
  ['a total that is off', ['product-totals'], { at: /^COUNT#learners/, replaceWith: incremented('count', 1) }],
  [
    'active accounts that are miscounted',
    ['active-accounts'],
    { at: /^ACTIVE/, replaceWith: incremented('accounts', 1) },
  ],
];

function withoutField(row: Row, field: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== field)) as Row;
}

function withWrongAnswer(row: Row): Row {
  const [first, ...others] = row['questions'] as readonly object[];
  return { ...row, questions: [{ ...first, correctIndex: 9 }, ...others] };
}

export function memoryOf(row: Row, learner: string, deck: string): Row {
  const { card, state } = storedMemories.parse(row);
  return { ...row, SK: `L#${learner}#SRS#${deck}#${card}`, learner, deck, dueKey: `${learner}#${deck}#${state.due}` };
}
