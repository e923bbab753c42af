import {
  storedAccountMemberships,
  type StoredMembership,
  storedMemberships,
} from '../../functions/data/people/membership.ts';
import {
  storedCredentials,
  storedEmailPointers,
  storedGooglePointers,
  type StoredUser,
  storedUsers,
} from '../../functions/data/people/user.ts';
import type { StoredRow } from './read-row.ts';
import { nameOf, type RuleName, type Violation, violation } from './violation.ts';

/** What one row says about a fact that is stored in two partitions. The row in the other partition makes the matching claim. */
interface Claim {
  readonly rule: RuleName;
  /** What the fact is about; the same in both claims. Never printed. */
  readonly subject: string;
  /** Value that must be the same in both claims. */
  readonly value: string;
  /** Printable key of the row. */
  readonly key: string;
  /** Message if the matching claim is missing. Absent for a claim that may exist alone. */
  readonly missing?: string;
}

/** Checks facts that are stored in two partitions. A claim is kept until its counterpart arrives, so only open claims use memory. */
export class Claims {
  readonly #open = new Map<string, Claim>();
  readonly #violations: Violation[] = [];

  /** Adds the row's claims about other partitions, if any. */
  add(stored: StoredRow): void {
    for (const claim of claimsOf(stored)) this.#settle(claim);
  }

  #settle(claim: Claim): void {
    const subject = `${claim.rule} ${claim.subject}`;
    const other = this.#open.get(subject);
    if (!other) {
      this.#open.set(subject, claim);
      return;
    }
    this.#open.delete(subject);
    if (other.value !== claim.value)
      this.#violations.push(violation(claim.rule, `${other.key} and ${claim.key} contradict each other`));
  }

  /** @yields each contradicted or unanswered claim. Call this after all rows of the table were added. */
  *violations(): Generator<Violation> {
    yield* this.#violations;
    for (const { rule, key, missing } of this.#open.values()) {
      if (missing !== undefined) yield violation(rule, `${key} stands alone: ${missing}`);
    }
  }
}

function claimsOf(stored: StoredRow): Claim[] {
  switch (stored.kind) {
    case 'user':
      return accountClaims(stored.item);
    case 'email-pointer':
      return [markerClaim('email-markers', stored.row.PK, stored.item.userId, 'EMAIL')];
    case 'google-pointer':
      return [markerClaim('google-markers', stored.row.PK, stored.item.userId, 'GOOGLE')];
    case 'credential':
      return [credentialClaim(stored.place)];
    case 'membership':
      return [membershipClaim(stored.item, storedMemberships.describe(stored.item), 'account')];
    case 'account-membership':
      return [membershipClaim(stored.item, storedAccountMemberships.describe(stored.item), 'household')];
    case 'household':
      return hiddenClaims(stored, stored.item.id, stored.item.id, stored.item.deletingSince);
    case 'learner':
      return hiddenClaims(stored, stored.place.household, stored.item.learner, stored.item.deletingSince);
    case 'deck':
      return hiddenClaims(stored, stored.place.household, stored.item.deck, stored.item.deletingSince);
    case 'quiz':
      return hiddenClaims(stored, stored.place.household, stored.item.quiz, stored.item.deletingSince);
    case 'card-import': {
      const { household, deck, importHash } = stored.place;
      return hiddenClaims(stored, household, `${deck}.${importHash}`, stored.item.unfinishedSince);
    }
    case 'bin-entry': {
      const { kind, entry, deletedAt } = stored.item;
      // A deck or quiz in the bin is hidden until it is restored or permanently deleted.
      if (kind !== 'deck' && kind !== 'quiz') return [];
      const subject = `${kind} ${stored.place.household} ${entry}`;
      const missing = 'what it stands for is not hidden';
      return [{ rule: 'deletions', subject, value: deletedAt, key: nameOf(stored.row), missing }];
    }
    case 'pending-deletion': {
      // The pending-deletion row may exist alone: if its household was deleted at the same time, the row is removed later.
      const { kind, householdId, id, since } = stored.item;
      // A pending-deletion row for media or bin entries covers a whole hour. There may be none left to delete, for example because the media are in use again.
      if (kind === 'media' || kind === 'bin') return [];
      return [{ rule: 'deletions', subject: `${kind} ${householdId} ${id}`, value: since, key: nameOf(stored.row) }];
    }
    default:
      return [];
  }
}

function accountClaims({ id, email, googleSubject, passwordHash }: StoredUser): Claim[] {
  const claim = { value: id, key: storedUsers.describe({ id }) };
  const subject = storedEmailPointers.partitionKey.write({ email });
  const ofEmail: Claim = { ...claim, rule: 'email-markers', subject, missing: 'its EMAIL marker is missing' };
  // No `missing` message, because the account may have no password.
  const ofPassword: Claim = { ...claim, rule: 'credentials', subject: id, value: placeOfPassword(passwordHash) };
  if (googleSubject === undefined) return [ofEmail, ofPassword];
  const google = storedGooglePointers.partitionKey.write({ subject: googleSubject });
  const missing = 'its GOOGLE marker is missing';
  return [ofEmail, ofPassword, { ...claim, rule: 'google-markers', subject: google, missing }];
}

/** A password is in its own row or, in older accounts, in the account row, but never in both. */
function placeOfPassword(inAccount?: string): string {
  return inAccount === undefined ? 'by itself' : 'in the account';
}

function credentialClaim({ userId }: { readonly userId: string }): Claim {
  const key = storedCredentials.describe({ userId });
  return { rule: 'credentials', subject: userId, value: placeOfPassword(), key, missing: 'its account does not exist' };
}

/** @returns the claim that a hidden item or interrupted import has a pending-deletion row, which tells a job to finish it. */
function hiddenClaims({ row, kind }: StoredRow, householdId: string, id: string, since: string | undefined): Claim[] {
  if (since === undefined) return [];
  const missing = 'nothing says that it is not through, so nobody finishes it';
  return [{ rule: 'deletions', subject: `${kind} ${householdId} ${id}`, value: since, key: nameOf(row), missing }];
}

function markerClaim(rule: RuleName, subject: string, userId: string, name: string): Claim {
  const key = `the ${name} marker of ${storedUsers.partitionKey.write({ id: userId })}`;
  return { rule, subject, value: userId, key, missing: 'its account has another one, or does not exist' };
}

function membershipClaim(membership: StoredMembership, key: string, otherSide: string): Claim {
  const { householdId, userId, role, learner = '', joinedAt } = membership;
  const subject = `${householdId} ${userId}`;
  return {
    rule: 'memberships',
    subject,
    value: `${role} ${learner} ${joinedAt}`,
    key,
    missing: `its twin under the ${otherSide} is missing`,
  };
}
