import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';
import { createTypedCode, deriveTypedCode, hashTypedCode } from '../platform/sign-in/typed-code.ts';
import { ProductError } from '../../shared/errors.ts';
import { type HouseholdRole, isPermitted } from '../../shared/permissions.ts';
import type { acceptInvitation } from '../../shared/routes/households.ts';
import { findHouseholds, type StoredHousehold } from '../data/people/household.ts';
import { type StoredInvitation, storedInvitations } from '../data/people/invitation.ts';
import { storedAccountMemberships } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import { storedUsers } from '../data/people/user.ts';
import { roleIn } from '../platform/call/bind-household.ts';
import type { Call } from '../platform/call/call.ts';
import { hasExpired } from '../data/table/expiry.ts';

/** About 49 bits: enough for a week of throttled attempts. */
const codeLength = 10;

/** @returns a new code for an invitation that is handed over in person. */
export function createInvitationCode(randomBytes: (size: number) => Uint8Array): string {
  return createTypedCode(codeLength, randomBytes);
}

/** @returns the code of an emailed invitation, derived from its id so that the mail function can recompute it without it being stored. */
export function mailedInvitationCode(deriveBytes: DeriveBytes, householdId: string, invitation: string): string {
  return deriveTypedCode(codeLength, deriveBytes, `invitation ${householdId} ${invitation}`);
}

/** @returns the proof that follows the code in an email's link only: the inviter sees the code, so the code doesn't prove that the email arrived. */
export function mailedInvitationProof(deriveBytes: DeriveBytes, householdId: string, invitation: string): string {
  return deriveTypedCode(codeLength, deriveBytes, `invitation proof ${householdId} ${invitation}`);
}

/** @returns the code and the proof from an emailed link. Case, spaces and dashes are ignored. */
function splitInvitationCode(typed: string): { readonly code: string; readonly proof: string } {
  const all = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return { code: all.slice(0, codeLength), proof: all.slice(codeLength) };
}

type InvitationCall = Pick<Call<typeof acceptInvitation>, 'table' | 'caller' | 'now' | 'deriveBytes'>;

/** @returns the code's invitation for this account, and whether it came by email. @throws ProductError `code-used-up` for any problem; `other-address`. */
export async function requireInvitation({ table, caller: { user }, now, deriveBytes }: InvitationCall, typed: string) {
  const { code, proof } = splitInvitationCode(typed);
  const codeHash = hashTypedCode(code);
  const invitation = await storedInvitations.find(table, { codeHash });
  const isOpen = invitation && !hasExpired(invitation, now);
  const [household] = isOpen ? await findHouseholds(table, [invitation.householdId]) : [];
  const isForLearner = invitation?.learner !== undefined;
  const isForCaller = isForLearner === (user.role === 'learner');
  if (!isOpen || !household || !isForCaller || !(await mayInviterStillInvite(table, invitation, household)))
    throw new ProductError('code-used-up');
  if (invitation.email !== undefined && invitation.email !== user.email) throw new ProductError('other-address');
  const isFromMail = isProven(deriveBytes, invitation, proof);
  if (proof !== '' && !isFromMail) throw new ProductError('code-used-up');
  return { codeHash, invitation, household, isFromMail };
}

function isProven(
  deriveBytes: DeriveBytes,
  { householdId, invitation, email }: StoredInvitation,
  proof: string,
): boolean {
  if (invitation === undefined || email === undefined) return false;
  return proof === mailedInvitationProof(deriveBytes, householdId, invitation);
}

/** Whether the inviter may still invite: removed members can't return or bring others in with an old code. */
async function mayInviterStillInvite(
  table: Table,
  { householdId, invitedBy: userId, role }: StoredInvitation,
  household: StoredHousehold,
): Promise<boolean> {
  if (userId === undefined) return true;
  const [inviter, membership] = await Promise.all([
    storedUsers.find(table, { id: userId }),
    storedAccountMemberships.find(table, { userId, householdId }),
  ]);
  if (!inviter || inviter.disabledAt !== undefined) return false;
  if (membership === undefined && inviter.role !== 'admin') return false;
  const invitersRole = roleIn(inviter, membership);
  const mayMake = role !== 'guardian' || mayInviteGuardians(invitersRole, household);
  return mayMake && isPermitted(invitersRole, 'invite-members');
}

/** @returns whether this role may invite guardians. A guardian may only where the household lets guardians do so. */
export function mayInviteGuardians(role: HouseholdRole, { guardiansInviteGuardians }: StoredHousehold): boolean {
  return role !== 'guardian' || guardiansInviteGuardians === true;
}
