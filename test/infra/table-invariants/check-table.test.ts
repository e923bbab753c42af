import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../functions/data/catalogue.ts';
import { checkTable } from '../../../infra/table-invariants/check-table.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';
import type { RuleName } from '../../../infra/table-invariants/violation.ts';
import { added, besides, type Breakage, changed, checkBroken, findLeaving, removed } from './break-row.ts';
import { readHealthyRows } from './healthy-product.ts';

let healthyRows: readonly Row[];
beforeAll(async () => {
  healthyRows = await readHealthyRows();
});

/** The account of a learner who is here, in a household that is. */
function isOfLearner({ PK }: Row): boolean {
  const leaving = findLeaving(healthyRows);
  const learners = healthyRows.filter((row) => row.SK.startsWith('LEARNER#') && isHere(row) && !leaving.has(row.PK));
  return learners.some((row) => PK === `USER#${String(row['userId'])}`);
}

const nobody = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const isHere = (row: Row) => row['deletingSince'] === undefined;
const hasLearner = (row: Row) => row['learner'] !== undefined;
/** The deck that was studied for three days has the most answers. */
const isStudied = (row: Row) => Number(row['reviews']) > 20;
const wasAnswered = (row: Row) => Number(row['reviews']) > 0;

const cases: readonly (readonly [string, readonly RuleName[], Breakage])[] = [
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
    ['quiz-content'],
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
  ['answers without their session', ['study-sessions'], { at: /L#.*SESSION#/, where: wasAnswered, becomes: removed }],
  ['a study day that miscounts', ['study-days'], { at: /#DAY#/, becomes: added('correct', 1) }],
  [
    'a quiz that counts on no day',
    ['study-days'],
    { at: /#DAY#/, where: (row) => row['quizzes'] === 1, becomes: added('quizzes', -1) },
  ],
  ['a study day that is gone', ['learner-facts', 'study-days'], { at: /#DAY#2026-01-06/, becomes: removed }],
  ['totals that miss an answer', ['learner-facts'], { at: /FACTS$/, becomes: added('reviews', -1) }],
  ['a quiz too many in the totals', ['learner-facts'], { at: /FACTS$/, becomes: added('quizzes', 1) }],
  [
    'a streak that no days make',
    ['learner-facts'],
    { at: /FACTS$/, becomes: (row) => [{ ...row, streak: { ...(row['streak'] as object), streakLength: 2 } }] },
  ],
  ['a badge that is gone', ['badges'], { at: /BADGE#/, becomes: removed }],
  [
    'a badge that was not earned',
    ['badges'],
    { at: /BADGE#/, becomes: besides((row) => ({ SK: row.SK.replace('streak-3', 'streak-7'), badgeId: 'streak-7' })) },
  ],
  ['an open attempt that nothing leads to', ['attempts'], { at: /OPEN-ATTEMPT#/, becomes: removed }],
  ['a pointer to no attempt', ['attempts'], { at: /OPEN-ATTEMPT#/, becomes: changed({ attempt: nobody }) }],
  [
    'open work of a deck that does not exist',
    ['assignments'],
    { at: /ASSIGN#/, where: (row) => row['completedAt'] === undefined, becomes: changed({ resource: nobody }) },
  ],
  ['a deletion that nobody finishes', ['deletions'], { at: /^DELETIONS/, becomes: removed }],
  [
    'a deletion of another time',
    ['deletions'],
    { at: /DECK#/, where: (row) => !isHere(row), becomes: changed({ deletingSince: '2026-01-01T00:00:00.000Z' }) },
  ],
  ['a total that is off', ['product-totals'], { at: /^COUNT#learners/, becomes: added('count', 1) }],
  ['active accounts that are miscounted', ['active-accounts'], { at: /^ACTIVE/, becomes: added('accounts', 1) }],
];

const acrossPartitions: typeof cases = [
  ['an account without its e-mail marker', ['email-markers'], { at: /^EMAIL#/, becomes: removed }],
  ['an e-mail marker of somebody else', ['email-markers'], { at: /^EMAIL#/, becomes: changed({ userId: nobody }) }],
  [
    'an e-mail marker of nobody',
    ['email-markers'],
    { at: /^EMAIL#/, becomes: besides(() => ({ PK: 'EMAIL#ghost@example.org', userId: nobody })) },
  ],
  ['an account without its Google marker', ['google-markers'], { at: /^GOOGLE#/, becomes: removed }],
  [
    'a Google marker of nobody',
    ['google-markers'],
    { at: /^GOOGLE#/, becomes: besides(() => ({ PK: 'GOOGLE#ghost', userId: nobody })) },
  ],
  [
    'a membership with two roles',
    ['memberships'],
    { at: /^USER#.*HH#/, where: (row) => row['role'] === 'guardian', becomes: changed({ role: 'viewer' }) },
  ],
  ['a membership that only the household knows', ['accounts', 'memberships'], { at: /^USER#.*HH#/, becomes: removed }],
  [
    'a membership that only the account knows',
    ['household-counters', 'memberships'],
    { at: /MEMBER#/, where: (row) => row['role'] === 'guardian', becomes: removed },
  ],
  [
    'a grown-up who studies as a learner',
    ['accounts'],
    { at: /PROFILE$/, where: isOfLearner, becomes: changed({ role: 'parent' }) },
  ],
  ['a session of an epoch to come', ['accounts'], { at: /^USER#.*SESSION#/, becomes: added('epoch', 1) }],
  [
    'a session of no account',
    ['orphans'],
    { at: /^USER#.*SESSION#/, becomes: besides(() => ({ PK: `USER#${nobody}`, userId: nobody })) },
  ],
  [
    'cards of no deck',
    ['orphans'],
    { at: /CARD#/, becomes: besides((row) => ({ SK: `CARD#${nobody}#${String(row['card'])}`, deck: nobody })) },
  ],
  ['an import into no deck', ['orphans'], { at: /IMPORT#/, becomes: besides(() => ({ SK: `IMPORT#${nobody}#X` })) }],
  [
    'progress in no deck',
    ['orphans'],
    {
      at: /PROGRESS#/,
      becomes: besides((row) => ({ SK: `PROGRESS#${String(row['learner'])}#${nobody}`, deck: nobody })),
    },
  ],
  [
    'memories of no deck',
    ['orphans'],
    { at: /SRS#/, becomes: (row) => [row, memoryOf(row, String(row['learner']), nobody)] },
  ],
  ['study of no learner', ['orphans'], { at: /#DAY#/, becomes: besides(() => ({ SK: `L#${nobody}#DAY#2026-01-05` })) }],
  [
    'work for no learner',
    ['orphans'],
    {
      at: /ASSIGN#/,
      becomes: besides((row) => ({ SK: `ASSIGN#${nobody}#${String(row['assignment'])}`, learner: nobody })),
    },
  ],
  [
    'rows of no household',
    ['orphans'],
    { at: /LISTED-NAME$/, becomes: besides(() => ({ PK: `HH#${nobody}`, householdId: nobody })) },
  ],
  ['a household that is gone', ['orphans', 'product-totals'], { at: /META$/, where: isHere, becomes: removed }],
  [
    'an account that is gone',
    ['active-accounts', 'email-markers', 'orphans', 'product-totals'],
    { at: /PROFILE$/, where: (row) => row['lastActiveDay'] !== undefined, becomes: removed },
  ],
  [
    'a learner who is gone',
    ['household-counters', 'learner-links', 'orphans', 'product-totals'],
    { at: /LEARNER#/, where: (row) => isHere(row) && hasLearner(row), becomes: removed },
  ],
];

function withoutField(row: Row, field: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== field)) as Row;
}

function withWrongAnswer(row: Row): Row {
  const [first, ...others] = row['questions'] as readonly object[];
  return { ...row, questions: [{ ...first, correctIndex: 9 }, ...others] };
}

function memoryOf(row: Row, learner: string, deck: string): Row {
  const { card, state } = row as unknown as { card: string; state: { due: string } };
  return { ...row, SK: `L#${learner}#SRS#${deck}#${card}`, deck, dueKey: `${learner}#${deck}#${state.due}` };
}

describe('the check of a table', () => {
  it('finds nothing in a product that only its own code wrote, cut-off deletions and late answers included, and knows every kind of row', async () => {
    const { violations, rows, rowsByKind } = await checkTable(healthyRows);
    expect(violations).toEqual([]);
    expect([...rowsByKind.values()].reduce((sum, count) => sum + count, 0)).toBe(rows);
    const missing = catalogue.map(({ name }) => name).filter((name) => !rowsByKind.has(name));
    expect(missing).toEqual(['kept-answer', 'invitation', 'throttle', 'open-invitation', 'audit-entry']);
  });

  it.each([...cases, ...acrossPartitions])('finds %s', async (_, rules, breakage) => {
    const { violations } = await checkBroken(healthyRows, breakage);
    const sentences = violations.map(({ sentence }) => sentence);
    expect([...new Set(violations.map(({ rule }) => rule))].toSorted(), sentences.join('\n')).toEqual(rules);
    for (const { rule, sentence } of violations) expect(sentence.startsWith(`${rule}: `)).toBe(true);
    expect(sentences.join('\n')).not.toMatch(/@|example|subject-1|ghost|smith/i);
  });

  it('finds a partition that was not handed out as a whole', async () => {
    // A row of the partition that comes last would be handed out with the others all the same.
    const last = healthyRows.at(-1)?.PK;
    const [first] = healthyRows.filter((row) => row.PK.startsWith('HH#') && row.PK !== last && isHere(row));
    const inPieces = [...healthyRows.filter((row) => row !== first), ...(first ? [first] : [])];
    expect((await checkTable(inPieces)).violations.map(({ rule }) => rule)).toContain('one-partition');
  });
});
