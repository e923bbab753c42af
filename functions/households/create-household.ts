import { ProductError } from '../../shared/errors.ts';
import { createHousehold } from '../../shared/routes/households.ts';
import { auditAction } from '../platform/call/write-audit.ts';
import type { Table } from '../data/table/table.ts';
import { findUserByEmail, type StoredUser } from '../data/people/user.ts';
import { fallbackTimeZone, prepareHousehold } from './prepare-household.ts';
import { presentHousehold } from './present-household.ts';
import { type ConsentEffects, openConsentEffects, agreeAtFoundingActions } from '../consent/agree.ts';
import { defineCreation } from '../platform/call/define-creation.ts';

export const handler = defineCreation<typeof createHousehold, ConsentEffects>(
  createHousehold,
  async ({ body, caller: { user }, table, effects, now }) => {
    const owner = body.ownerEmail === undefined ? user : await requireOwner(table, user, body.ownerEmail);
    const { name, timeZone = fallbackTimeZone } = body;
    const { household, actions } = prepareHousehold(table, {
      id: effects.newId(now),
      name,
      timeZone,
      ownerId: owner.id,
      agreedNotice: body.consent?.noticeVersion,
      now,
    });
    const consent = body.consent
      ? agreeAtFoundingActions(table, household.id, body.consent, { user, now, effects })
      : [];
    const change = { action: 'create-household', householdId: household.id } as const;
    const audit = user.role === 'admin' ? [auditAction(table, change, { actor: user, now, newId: effects.newId })] : [];
    return {
      actions: [...actions, ...consent, ...audit],
      answer: presentHousehold(household, owner.id === user.id ? { role: 'owner' } : undefined),
    };
  },
  openConsentEffects,
);

/** @throws ProductError `not-allowed` for anyone but an admin, `owner-not-found` when there is no parent with this email. */
async function requireOwner(table: Table, caller: StoredUser, email: string): Promise<StoredUser> {
  if (caller.role !== 'admin') throw new ProductError('not-allowed');
  const owner = await findUserByEmail(table, email);
  if (owner?.role !== 'parent') throw new ProductError('owner-not-found');
  return owner;
}
