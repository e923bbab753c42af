import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../functions/data/catalogue.ts';
import { checkTable } from '../../../infra/table-invariants/check-table.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';
import { incremented, duplicatedWith, changed, checkBroken, findLeaving, removed } from './break-row.ts';
import { hasLearner, isHere, memoryOf, type NamedBreakage, nobody, withinPartitions } from './breakages.ts';
import { readHealthyRows } from './healthy-product.ts';

let healthyRows: readonly Row[];
beforeAll(async () => {
  healthyRows = await readHealthyRows();
});

/** Whether the row belongs to the account of an existing learner in an existing household. */
function isOfLearner({ PK }: Row): boolean {
  const leaving = findLeaving(healthyRows);
  const learners = healthyRows.filter((row) => row.SK.startsWith('LEARNER#') && isHere(row) && !leaving.has(row.PK));
  return learners.some((row) => PK === `USER#${String(row['userId'])}`);
}

const isInHousehold = (row: Row) => row['householdIds'] !== undefined;

const acrossPartitions: readonly NamedBreakage[] = [
  ['an account without its e-mail marker', ['email-markers'], { at: /^EMAIL#/, replaceWith: removed }],
  ['an e-mail marker of somebody else', ['email-markers'], { at: /^EMAIL#/, replaceWith: changed({ userId: nobody }) }],
  [
    'an e-mail marker of nobody',
    ['email-markers'],
    { at: /^EMAIL#/, replaceWith: duplicatedWith(() => ({ PK: 'EMAIL#ghost@example.org', userId: nobody })) },
  ],
  ['an account without its Google marker', ['google-markers'], { at: /^GOOGLE#/, replaceWith: removed }],
  [
    'a Google marker of nobody',
    ['google-markers'],
    { at: /^GOOGLE#/, replaceWith: duplicatedWith(() => ({ PK: 'GOOGLE#ghost', userId: nobody })) },
  ],
  [
    'a lone password',
    ['credentials'],
    { at: /^CREDENTIAL#/, replaceWith: duplicatedWith(() => ({ PK: `CREDENTIAL#${nobody}` })) },
  ],
  [
    'a password in two places',
    ['credentials'],
    { at: /PROFILE$/, where: isOfLearner, replaceWith: changed({ passwordHash: 'scrypt$4$8$1$salt$key' }) },
  ],
  [
    'a membership with two roles',
    ['memberships'],
    { at: /^USER#.*HH#/, where: (row) => row['role'] === 'guardian', replaceWith: changed({ role: 'viewer' }) },
  ],
  [
    'a membership that only the household knows',
    ['accounts', 'memberships'],
    { at: /^USER#.*HH#/, replaceWith: removed },
  ],
  [
    'a membership that only the account knows',
    ['household-counters', 'memberships'],
    { at: /MEMBER#/, where: (row) => row['role'] === 'guardian', replaceWith: removed },
  ],
  [
    'a grown-up who studies as a learner',
    ['accounts'],
    { at: /PROFILE$/, where: isOfLearner, replaceWith: changed({ role: 'parent' }) },
  ],
  [
    'an account that does not list a household that it is in',
    ['accounts'],
    { at: /PROFILE$/, where: isInHousehold, replaceWith: changed({ householdIds: undefined }) },
  ],
  [
    'an account that lists a household that it is not in',
    ['accounts'],
    {
      at: /PROFILE$/,
      where: isInHousehold,
      replaceWith: changed({ householdsListed: undefined, householdIds: new Set([nobody]) }),
    },
  ],
  ['a session of an epoch to come', ['accounts'], { at: /^USER#.*SESSION#/, replaceWith: incremented('epoch', 1) }],
  [
    'a session of no account',
    ['orphans'],
    { at: /^USER#.*SESSION#/, replaceWith: duplicatedWith(() => ({ PK: `USER#${nobody}`, userId: nobody })) },
  ],
  [
    'cards of no deck',
    ['orphans'],
    {
      at: /CARD#/,
      replaceWith: duplicatedWith((row) => ({ SK: `CARD#${nobody}#${String(row['card'])}`, deck: nobody })),
    },
  ],
  [
    'study that waits for a learner who does not come any more',
    ['orphans'],
    { at: /RECORD-IMPORT$/, replaceWith: changed({ completedAt: '2026-01-05T09:00:00.000Z' }) },
  ],
  [
    'an import into no deck',
    ['orphans'],
    { at: /IMPORT#/, replaceWith: duplicatedWith(() => ({ SK: `IMPORT#${nobody}#X` })) },
  ],
  [
    'progress in no deck',
    ['orphans'],
    {
      at: /PROGRESS#/,
      replaceWith: duplicatedWith((row) => ({ SK: `PROGRESS#${String(row['learner'])}#${nobody}`, deck: nobody })),
    },
  ],
  [
    'memories of no deck',
    ['orphans'],
    { at: /SRS#/, replaceWith: (row) => [row, memoryOf(row, String(row['learner']), nobody)] },
  ],
  [
    'a flag on no card',
    ['orphans'],
    { at: /FLAG#/, replaceWith: duplicatedWith((row) => ({ SK: row.SK.replace(/[^#]+$/, nobody), card: nobody })) },
  ],
  [
    'study of no learner',
    ['orphans'],
    { at: /#DAY#/, replaceWith: duplicatedWith(() => ({ SK: `L#${nobody}#DAY#2026-01-05` })) },
  ],
  [
    'done work of no learner',
    ['orphans'],
    {
      at: /DONE#/,
      replaceWith: duplicatedWith((row) => ({
        SK: `DONE#${nobody}#${String(row['assignment'])}`,
        learner: nobody,
        dueKey: `DONE#${nobody}#${String(row['completedAt'])}#${String(row['assignment'])}`,
      })),
    },
  ],
  [
    'work for no learner',
    ['orphans'],
    {
      at: /ASSIGN#/,
      replaceWith: duplicatedWith((row) => ({ SK: `ASSIGN#${nobody}#${String(row['assignment'])}`, learner: nobody })),
    },
  ],
  [
    'rows of no household',
    ['orphans'],
    { at: /LISTED-NAME$/, replaceWith: duplicatedWith(() => ({ PK: `HH#${nobody}`, householdId: nobody })) },
  ],
  ['a household that is gone', ['orphans', 'product-totals'], { at: /META$/, where: isHere, replaceWith: removed }],
  [
    'an account that is gone',
    ['active-accounts', 'credentials', 'email-markers', 'orphans', 'product-totals'],
    { at: /PROFILE$/, where: (row) => row['lastActiveDay'] !== undefined, replaceWith: removed },
  ],
  [
    'a learner who is gone',
    ['household-counters', 'learner-links', 'orphans', 'product-totals'],
    { at: /LEARNER#/, where: (row) => isHere(row) && hasLearner(row), replaceWith: removed },
  ],
];

describe('the check of a table', () => {
  it('finds nothing in a product that only its own code wrote, cut-off deletions and late answers included, and knows every kind of row', async () => {
    const { violations, rows, rowsByKind } = await checkTable(healthyRows);
    expect(violations).toEqual([]);
    expect([...rowsByKind.values()].reduce((sum, count) => sum + count, 0)).toBe(rows);
    const missing = catalogue.map(({ name }) => name).filter((name) => !rowsByKind.has(name));
    expect(missing).toEqual([
      'kept-answer',
      'invitation',
      'share-code',
      'mail-link',
      'email-code',
      'email-change',
      'passkey',
      'grown-up-pin',
      'own-challenge',
      'sign-in-challenge',
      'undeliverable-address',
      'open-invitation',
      'unused-notice',
      'weekly-mail',
      'deck-share',
      'deck-take',
      'import-change',
      'fit-note',
      'retention-walk',
    ]);
  });

  it.each([...withinPartitions, ...acrossPartitions])('finds %s', async (_, rules, breakage) => {
    const { violations } = await checkBroken(healthyRows, breakage);
    const sentences = violations.map(({ sentence }) => sentence);
    expect([...new Set(violations.map(({ rule }) => rule))].toSorted(), sentences.join('\n')).toEqual(rules);
    for (const { rule, sentence } of violations) expect(sentence.startsWith(`${rule}: `)).toBe(true);
    expect(sentences.join('\n')).not.toMatch(/@|example|subject-1|ghost|smith/i);
  });

  it('finds a partition that was not handed out as a whole', async () => {
    // Excludes the last partition: moving its row to the end would not separate the row from the rest of its partition.
    const last = healthyRows.at(-1)?.PK;
    const [first] = healthyRows.filter((row) => row.PK.startsWith('HH#') && row.PK !== last && isHere(row));
    const inPieces = [...healthyRows.filter((row) => row !== first), ...(first ? [first] : [])];
    expect((await checkTable(inPieces)).violations.map(({ rule }) => rule)).toContain('one-partition');
  });
});
