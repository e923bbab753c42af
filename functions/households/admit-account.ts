import { ProductError } from '../../shared/errors.ts';
import type { Member } from '../../shared/schemas/household.ts';
import type { MemberRole } from '../../shared/schemas/user.ts';
import { consentGuard } from '../data/people/consent.ts';
import { countInHousehold, householdRows, type StoredHousehold } from '../data/people/household.ts';
import { linkLearnerAction, type StoredLearner, storedLearners } from '../data/people/learner.ts';
import { createMembershipActions, learnersRole } from '../data/people/membership.ts';
import type { Partition } from '../data/table/partition.ts';
import { countInProduct } from '../data/operations/product-counts.ts';
import type { Table } from '../data/table/table.ts';
import type { StoredUser } from '../data/people/user.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { Creation } from '../platform/call/call.ts';
import { presentMember } from './present-household.ts';

export interface Admission {
  readonly household: StoredHousehold;
  readonly user: StoredUser;
  /** Role of an adult; a learner account always gets {@link learnersRole}. */
  readonly role: MemberRole;
  /** Local part of the id of the learner that a learner account will study as. */
  readonly learner: string | undefined;
  readonly now: Date;
  readonly newLearner: string;
}

/**
 * Admits an account, atomically with `others` (such as using up the invitation). A learner account is linked to the named learner, else the only unlinked
 * one, else a new one named after the email. Consent applies to learner accounts only, so it is checked here and not by the route.
 * @returns the writes and the new member.
 * @throws ProductError `already-member`, `already-linked`, `too-many-grown-ups`, `too-many-learners`, `not-found`, `consent-needed`.
 */
export async function admitAccount(
  table: Table,
  admission: Admission,
  others: readonly WriteAction[] = [],
): Promise<Creation<Member>> {
  const { household, user, role, now } = admission;
  const householdId = household.id;
  const rows = householdRows(table, householdId);
  const link = user.role === 'learner' ? await chooseLearner(rows, admission) : undefined;
  const membership = {
    householdId,
    userId: user.id,
    role: link ? learnersRole : role,
    ...(link && { learner: link.learner }),
    joinedAt: now.toISOString(),
  };
  const counts = countActions(table, rows, householdId, link);
  return {
    actions: [
      ...others,
      ...createMembershipActions(table, membership),
      ...(link ? [consentGuard(rows, household, now), link.action] : []),
      ...counts,
    ],
    answer: presentMember(membership, user),
  };
}

function countActions(
  table: Table,
  rows: Partition,
  householdId: string,
  link: LearnerLink | undefined,
): WriteAction[] {
  if (!link) return [countInHousehold(rows, { memberCount: 1, grownUpCount: 1 }, 'grownUpCount')];
  const learnerCount = link.isNew ? 1 : 0;
  return [
    countInHousehold(rows, { memberCount: 1, learnerCount }, 'learnerCount'),
    ...(link.isNew ? countInProduct(table, householdId, { learners: 1 }) : []),
  ];
}

interface LearnerLink {
  readonly learner: string;
  readonly isNew: boolean;
  readonly action: WriteAction;
}

async function chooseLearner(rows: Partition, admission: Admission): Promise<LearnerLink> {
  const { user, now, newLearner } = admission;
  const learners = await storedLearners.list(rows);
  const existing = admission.learner === undefined ? onlyUnlinked(learners) : named(learners, admission.learner);
  if (existing) {
    return { learner: existing.learner, isNew: false, action: linkLearnerAction(rows, existing.learner, user.id) };
  }
  const name = user.email.slice(0, user.email.indexOf('@'));
  const fresh = { learner: newLearner, name, userId: user.id, createdAt: now.toISOString(), version: 1 };
  return { learner: newLearner, isNew: true, action: storedLearners.create(rows, fresh) };
}

function named(learners: readonly StoredLearner[], learner: string): StoredLearner {
  const found = learners.find((candidate) => candidate.learner === learner);
  if (!found) throw new ProductError('not-found');
  return found;
}

function onlyUnlinked(learners: readonly StoredLearner[]): StoredLearner | undefined {
  const unlinked = learners.filter((candidate) => candidate.userId === undefined);
  return unlinked.length === 1 ? unlinked[0] : undefined;
}
