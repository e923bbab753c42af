import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';
import type { RuleName } from '../../../infra/table-invariants/violation.ts';
import { added, besides, type Breakage, changed, removed } from './break-row.ts';

/** A description of the defect, the rules that must report it, and the row to break. */
export type NamedBreakage = readonly [string, readonly RuleName[], Breakage];

export const nobody = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
export const isHere = (row: Row) => row['deletingSince'] === undefined;
export const hasLearner = (row: Row) => row['learner'] !== undefined;
/** The deck that was studied for three days has more than 20 answers. */
const isStudied = (row: Row) => Number(row['reviews']) > 20;
const wasAnswered = (row: Row) => Number(row['reviews']) > 0;

/** Defects that contradict other rows of the same partition. */
export const withinPartitions: readonly NamedBreakage[] = [
  ['a row of no kind', ['known-row'], { at: /META$/, becomes: besides(() => ({ SK: 'NOTE#1' })) }],
  [
    'a row that lacks fields of its kind',
    ['known-row'],
    { at: /^ACTIVE/, becomes: besides(() => ({ PK: 'THROTTLE#sign-in#hash', SK: 'ONLY' })) },
  ],
  [
    'a row under the key of another',
    ['row-key'],
    { at: /QUIZ#/, where: isHere, becomes: besides(() => ({ SK: `QUIZ#${nobody}` })) },
  ],
  [
    'a memory that comes due at another time in its index',
    ['index-keys'],
    { at: /SRS#/, becomes: changed({ dueKey: 'x' }) },
  ],
  [
    'an account that admins do not find',
    ['index-keys'],
    { at: /PROFILE$/, becomes: (row) => [withoutField(row, 'listKey')] },
  ],
  [
    'a household that stands in its list at another time',
    ['index-keys'],
    { at: /META$/, becomes: changed({ listSort: 'x' }) },
  ],
  ['a deck in the list of accounts', ['index-keys'], { at: /DECK#/, becomes: changed({ listKey: 'USERS' }) }],
  ['a card without a back', ['card-sides'], { at: /CARD#/, becomes: changed({ back: ' ' }) }],
  [
    'a quiz with an answer that is no option',
    ['quiz-content'],
    { at: /QUIZ#/, becomes: (row) => [withWrongAnswer(row)] },
  ],
  [
    'an attempt with an answer too many',
    ['attempts'],
    { at: /#ATTEMPT#/, becomes: (row) => [{ ...row, answers: [...(row['answers'] as []), 0] }] },
  ],
  [
    'members that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, becomes: added('memberCount', 1) },
  ],
  [
    'grown-ups that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, becomes: added('grownUpCount', 1) },
  ],
  [
    'learners that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, becomes: added('learnerCount', 1) },
  ],
  [
    'decks that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, becomes: added('deckCount', -1) },
  ],
  [
    'quizzes that are miscounted',
    ['household-counters'],
    { at: /META$/, where: isHere, becomes: added('quizCount', 1) },
  ],
  [
    'an owner who is no member',
    ['household-owner'],
    { at: /META$/, where: isHere, becomes: changed({ ownerId: nobody }) },
  ],
  ['a household under an old name', ['listed-name'], { at: /LISTED-NAME$/, becomes: changed({ listSort: 'old' }) }],
  ['a household without a listed name', ['listed-name'], { at: /LISTED-NAME$/, becomes: removed }],
  [
    'a learner who lost the link to its account',
    ['learner-links'],
    { at: /LEARNER#/, where: isHere, becomes: (row) => [withoutField(row, 'userId')] },
  ],
  ['a deck that miscounts its cards', ['deck-cards'], { at: /DECK#/, where: isHere, becomes: added('totalCards', 1) }],
  [
    'an import that does not know its rows',
    ['card-imports'],
    { at: /IMPORT#/, where: (row) => row['saved'] !== undefined, becomes: changed({ saved: [] }) },
  ],
  [
    'an import that was cut off and that nobody settles',
    ['card-imports', 'deck-cards'],
    {
      at: /IMPORT#/,
      where: (row) => row['saved'] !== undefined,
      becomes: changed({ writing: [{ call: nobody, rows: [9_000, 9_001], until: '2026-01-01T00:00:00.000Z' }] }),
    },
  ],
  ['a card that is gone and remembered', ['card-memories', 'deck-cards'], { at: /CARD#/, becomes: removed }],
  ['a memory that misses the last answer', ['card-memories'], { at: /SRS#/, becomes: changed({ lastAnswer: '2025' }) }],
  [
    'progress that miscounts what was studied',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, becomes: added('studied', 1) },
  ],
  [
    'progress with cards due on another day',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, becomes: changed({ due: { '2026-01-01': 11 } }) },
  ],
  [
    'progress without its hardest cards',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, becomes: changed({ hardest: {} }) },
  ],
  [
    'progress with more answers than there are',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, becomes: added('reviews', 20) },
  ],
  [
    'progress with fewer answers than to the cards there are',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, becomes: changed({ correct: 1 }) },
  ],
  [
    'progress that forgot which cards were met',
    ['deck-progress'],
    { at: /PROGRESS#/, where: isStudied, becomes: (row) => [withoutField(row, 'lastNewCard')] },
  ],
  [
    'a memory of a card that was never mixed up with another one',
    ['card-memories'],
    { at: /#SRS#/, where: isHere, becomes: changed({ mixUps: [nobody] }) },
  ],
  ['memories without progress', ['deck-progress'], { at: /PROGRESS#/, where: isStudied, becomes: removed }],
  [
    'progress with an open session that does not exist',
    ['study-sessions'],
    {
      at: /PROGRESS#/,
      where: isStudied,
      becomes: changed({ openSession: { session: nobody, day: '2026-01-07', mode: 'due' } }),
    },
  ],
  [
    'a session that miscounts its answers',
    ['study-sessions'],
    { at: /L#.*SESSION#/, where: wasAnswered, becomes: added('reviews', 1) },
  ],
  [
    'answers without their session',
    ['learner-facts', 'study-sessions'],
    { at: /L#.*SESSION#/, where: wasAnswered, becomes: removed },
  ],
  ['a study day that miscounts', ['study-days'], { at: /#DAY#/, becomes: added('correct', 1) }],
  [
    'a quiz that counts on no day',
    ['study-days'],
    { at: /#DAY#/, where: (row) => row['quizzes'] === 1, becomes: added('quizzes', -1) },
  ],
  ['a study day that is gone', ['learner-facts', 'study-days'], { at: /#DAY#2026-01-06/, becomes: removed }],
  ['totals that miss an answer', ['learner-facts'], { at: /FACTS$/, becomes: added('reviews', -1) }],
  ['a quiz too many in the totals', ['learner-facts'], { at: /FACTS$/, becomes: added('quizzes', 1) }],
  ['a session too many in the totals', ['learner-facts'], { at: /FACTS$/, becomes: added('sessions', 1) }],
  [
    'a streak that no days make',
    ['learner-facts'],
    { at: /FACTS$/, becomes: (row) => [{ ...row, streak: { ...(row['streak'] as object), streakLength: 2 } }] },
  ],
  ['a pace that nobody chose', ['pace'], { at: /LEARNER#/, becomes: changed({ pace: 'relaxed' }) }],
  [
    'a pace that held before the one that came first',
    ['pace'],
    {
      at: /SCHEDULING$/,
      becomes: (row) => [{ ...row, paces: [{ from: '2026-02-02', pace: 'keen' }, ...(row['paces'] as object[])] }],
    },
  ],
  ['a badge that is gone', ['badges'], { at: /BADGE#streak/, becomes: removed }],
  [
    'a badge for another streak than its own',
    ['badges'],
    {
      at: /BADGE#streak/,
      becomes: besides((row) => ({ SK: row.SK.replace('streak-3', 'streak-7'), badgeId: 'streak-7' })),
    },
  ],
  ['an open attempt that nothing leads to', ['attempts'], { at: /OPEN-ATTEMPT#/, becomes: removed }],
  ['an attempt without its questions', ['attempts'], { at: /#SHEET#/, becomes: removed }],
  [
    'questions of no attempt',
    ['attempts'],
    { at: /#SHEET#/, becomes: besides((row) => ({ SK: row.SK.replace(/\w+$/, nobody), attempt: nobody })) },
  ],
  [
    'a score that the answers do not make',
    ['attempts'],
    { at: /#ATTEMPT#/, where: (row) => row['completedAt'] !== undefined, becomes: added('score', 1) },
  ],
  ['a pointer to no attempt', ['attempts'], { at: /OPEN-ATTEMPT#/, becomes: changed({ attempt: nobody }) }],
  [
    'open work of a deck that does not exist',
    ['assignments'],
    { at: /ASSIGN#/, where: (row) => row['completedAt'] === undefined, becomes: changed({ resource: nobody }) },
  ],
  [
    'done work that is still to do',
    ['assignments'],
    { at: /DONE#/, becomes: besides((row) => ({ SK: row.SK.replace('DONE#', 'ASSIGN#'), dueKey: undefined })) },
  ],
  [
    'done work that is not counted',
    ['assignments'],
    { at: /LEARNER#/, where: isHere, becomes: added('doneAssignments', -1) },
  ],
  ['a picture that counts a card too many', ['media'], { at: /MEDIA#/, becomes: added('uses', 1) }],
  ['a card whose picture is gone', ['media'], { at: /MEDIA#/, where: (row) => row['uses'] === 2, becomes: removed }],
  [
    'a picture that is on its way and on a card',
    ['media'],
    {
      at: /MEDIA#/,
      where: (row) => row['uses'] === 2,
      becomes: changed({ arrivingUntil: '2026-01-05T09:00:30.000Z' }),
    },
  ],
  [
    'bytes of pictures that are miscounted',
    ['media'],
    { at: /META$/, where: (row) => row['mediaCount'] === 1, becomes: added('mediaBytes', 1) },
  ],
  [
    'a deletion that nobody finishes',
    ['deletions'],
    {
      at: /^DELETIONS#/,
      where: (row) => !['media', 'bin', 'household'].includes(String(row['kind'])),
      becomes: removed,
    },
  ],
  [
    'a deletion of another time',
    ['deletions'],
    { at: /DECK#/, where: (row) => !isHere(row), becomes: changed({ deletingSince: '2026-01-01T00:00:00.000Z' }) },
  ],
  ['a total that is off', ['product-totals'], { at: /^COUNT#learners/, becomes: added('count', 1) }],
  ['active accounts that are miscounted', ['active-accounts'], { at: /^ACTIVE/, becomes: added('accounts', 1) }],
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
