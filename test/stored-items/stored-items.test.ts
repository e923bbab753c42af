import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { countActiveAccounts } from '../../functions/data/active-accounts.ts';
import { listAssignments } from '../../functions/data/assignment.ts';
import { listAuditEntries } from '../../functions/data/audit-entry.ts';
import { listEarnedBadges } from '../../functions/data/earned-badge.ts';
import { readProductCounts } from '../../functions/data/product-counts.ts';
import { findAttempt, findOpenAttempt } from '../../functions/data/quiz-attempt.ts';
import { findQuiz } from '../../functions/data/quiz.ts';
import { openCardImport } from '../../functions/data/card-import.ts';
import { findMemories, listSoonestDue } from '../../functions/data/card-memory.ts';
import { findCard } from '../../functions/data/card.ts';
import { findProgress } from '../../functions/data/deck-progress.ts';
import { findDeckRow } from '../../functions/data/deck.ts';
import { findHouseholds, householdRows, listAllHouseholds } from '../../functions/data/household.ts';
import { findInvitation } from '../../functions/data/invitation.ts';
import { findFacts } from '../../functions/data/learner-facts.ts';
import { findLearner } from '../../functions/data/learner.ts';
import { listMembershipsOfHousehold, listMembershipsOfUser } from '../../functions/data/membership.ts';
import type { Partition } from '../../functions/data/partition.ts';
import { listPendingDeletions } from '../../functions/data/pending-deletion.ts';
import { listReviewsOfCard } from '../../functions/data/review.ts';
import { signInSessionKey, storedSignInSession } from '../../functions/data/sign-in-session.ts';
import { listStudyDays } from '../../functions/data/study-day.ts';
import { findSession } from '../../functions/data/study-session.ts';
import type { Table } from '../../functions/data/table.ts';
import { findThrottle } from '../../functions/data/throttle.ts';
import { findUser, findUserByEmail, findUserByGoogle } from '../../functions/data/user.ts';
import { openBareTable } from '../support/bare-table.ts';

/**
 * One file per kind of stored item, as it was written once: data of that shape is out there for good. A file is never
 * changed: when a shape changes, today's code must still read it (and a new sample is added beside it).
 */
type Sample = Record<string, unknown> & { readonly PK: string; readonly SK: string };

const folder = import.meta.dirname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

function readSample(name: string): Sample {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Sample;
}

/** Fields that only keys and indexes are made of. */
const keyFields = new Set(['PK', 'SK', 'dueKey', 'listKey', 'listSort']);

let table: Table;
let rows: Partition;
beforeAll(async () => {
  const bare = await openBareTable();
  table = bare.table;
  for (const name of names) await bare.client.send(new PutCommand({ TableName: 'flashspark', Item: readSample(name) }));
  rows = householdRows(table, text('household', 'id'));
});

function text(sample: string, field: string): string {
  return String(readSample(sample)[field]);
}

const learner = text('learner', 'learner');
const deck = text('deck', 'deck');
const card = text('card-memory', 'card');
const userId = text('user', 'id');

/** How the product comes to each item: by the keys of today's code, through today's schema. */
const readers: Record<string, () => Promise<unknown>> = {
  household: async () => (await findHouseholds(table, [text('household', 'id')]))[0],
  membership: async () => (await listMembershipsOfHousehold(rows))[0],
  'account-membership': async () => (await listMembershipsOfUser(table, userId))[0],
  learner: async () => await findLearner(rows, learner),
  deck: async () => await findDeckRow(rows, deck),
  card: async () => await findCard(rows, deck, text('card', 'card')),
  'deck-progress': async () => await findProgress(rows, learner, deck),
  'card-memory': async () => (await findMemories(rows, learner, deck, [card])).get(card),
  review: async () => (await listReviewsOfCard(rows, learner, deck, text('review', 'card')))[0],
  'study-day': async () => (await listStudyDays(rows, learner))[0],
  'study-session': async () => await findSession(rows, learner, text('study-session', 'session')),
  'learner-facts': async () => await findFacts(rows, learner),
  user: async () => await findUser(table, userId),
  'sign-in-session': async () =>
    storedSignInSession.parse(
      await table.get(signInSessionKey(text('sign-in-session', 'userId'), text('sign-in-session', 'id'))),
    ),
  invitation: async () => await findInvitation(table, text('invitation', 'PK').replace('INVITATION#', '')),
  throttle: async () => {
    const [, scope = '', subject = ''] = text('throttle', 'PK').split('#');
    return await findThrottle(table, scope, subject);
  },
};

/** The same for quizzes, assignments, badges, and what admins oversee. */
Object.assign(readers, {
  quiz: async () => await findQuiz(rows, text('quiz', 'quiz')),
  'quiz-attempt': async () => await findAttempt(rows, learner, text('quiz-attempt', 'attempt')),
  assignment: async () => (await listAssignments(rows, learner))[0],
  'earned-badge': async () => (await listEarnedBadges(rows, learner))[0],
  'audit-entry': async () => (await listAuditEntries(table, undefined, 1))[0],
  'pending-deletion': async () => (await listPendingDeletions(table, new Date('2026-01-05T09:00:00.001Z'), 1))[0],
});

/** Items that only lead to others. */
const pointers: Readonly<Record<string, () => Promise<unknown>>> = {
  'email-pointer': async () => (await findUserByEmail(table, text('user', 'email')))?.id,
  'google-pointer': async () => (await findUserByGoogle(table, text('user', 'googleSubject')))?.id,
};

const others = ['open-attempt', 'listed-name', 'product-count', 'active-day'];

describe('a stored item from earlier', () => {
  it.each(Object.keys(readers))('is still read in full: %s', async (name) => {
    const fields = Object.entries(readSample(name)).filter(([field]) => !keyFields.has(field));
    expect(await readers[name]?.()).toMatchObject(Object.fromEntries(fields));
  });

  it.each(Object.keys(pointers))('still leads to its account: %s', async (name) => {
    expect(await pointers[name]?.()).toBe(userId);
  });

  it('still gives the rows of its import the same ids: card-import', async () => {
    const started = await openCardImport(rows, deck, 'setup', new Date('2030-01-01T00:00:00.000Z'));
    expect(started.cardOfRow(0)).toBe(card);
    expect(text('card', 'SK')).toContain(text('card', 'card'));
  });

  it('still stands in its index', async () => {
    expect((await listSoonestDue(rows, learner, deck, 5)).map((memory) => memory.card)).toEqual([card]);
    expect((await listAllHouseholds(table, { limit: 5 })).households.map((household) => household.id)).toEqual([
      text('household', 'id'),
    ]);
  });

  it('still leads to what it stands for: open-attempt, listed-name, product-count, active-day', async () => {
    expect((await findOpenAttempt(rows, learner, text('quiz', 'quiz')))?.attempt).toBe(text('open-attempt', 'attempt'));
    const found = await listAllHouseholds(table, { search: 'smith', limit: 5 });
    expect(found.households.map((household) => household.id)).toEqual([text('listed-name', 'householdId')]);
    expect((await readProductCounts(table)).users).toBe(readSample('product-count')['count']);
    expect(await countActiveAccounts(table, new Date('2026-01-20T00:00:00.000Z'))).toBe(
      readSample('active-day')['accounts'],
    );
  });

  it('has somebody who reads it', () => {
    expect([...Object.keys(readers), ...Object.keys(pointers), 'card-import', ...others].toSorted()).toEqual(
      names.toSorted(),
    );
  });
});
