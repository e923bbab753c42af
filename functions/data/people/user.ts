import * as z from 'zod/mini';
import { accountRole } from '../../../shared/schemas/user.ts';
import { type AdminListQuery, pageOfAdminList } from '../table/admin-list.ts';
import { defineItem, textSet, versioned, type Stored } from '../table/item.ts';
import { readTogether } from '../table/read-together.ts';
import { countInProduct } from '../operations/product-counts.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** List for admins, in the index `admin-lists`. */
const allUsers = 'USERS';

/** An account. Its e-mail and its Google subject are held unique by an item of their own, written in the same transaction. */
export const storedUsers = defineItem({
  name: 'user',
  key: 'USER#{id}/PROFILE',
  schema: z.object({
    id: z.string(),
    email: z.string(),
    role: accountRole,
    /** Where passwords once stood: see {@link storedCredentials}. */
    passwordHash: z.optional(z.string()),
    googleSubject: z.optional(z.string()),
    /** Somebody who can vouch for it (Google) said that the address belongs to this person. */
    emailVerified: z.boolean(),
    /** Sessions of an earlier epoch are over: raising it signs the account out everywhere. */
    sessionEpoch: z.int(),
    disabledAt: z.optional(z.string()),
    /** In how many households the account is: counted in the transaction that lets it in or out. */
    householdCount: z.optional(z.int()),
    /** Which those are: written together with the count. Of an account of before some may be missing, see `householdsListed`. */
    householdIds: z.optional(textSet),
    /** That none is missing: so from an account's beginning on. */
    householdsListed: z.optional(z.boolean()),
    /** A UTC day on which the account was in use: it may have been so for `usageNotedEveryDays` from then on. */
    lastActiveDay: z.optional(z.string()),
    createdAt: z.string(),
    ...versioned,
  }),
  indexKeys: ({ email }) => ({ listKey: allUsers, listSort: email }),
});
export type StoredUser = Stored<typeof storedUsers>;

/**
 * An account's password. It stands apart from the account so that the rights in the cloud can tell the two apart: only the functions
 * that check or set passwords reach it. An account without one signs in with Google, or has not signed in since passwords moved here.
 */
export const storedCredentials = defineItem({
  name: 'credential',
  key: 'CREDENTIAL#{userId}/ONLY',
  schema: z.object({ passwordHash: z.string() }),
});

const pointer = z.object({ userId: z.string() });

/** Hold an e-mail unique, and lead to its account. */
export const storedEmailPointers = defineItem({
  name: 'email-pointer',
  key: 'EMAIL#{email}/ONLY',
  schema: pointer,
  forms: { email: /.+/ },
});

/** Hold a Google subject unique, and lead to its account. */
export const storedGooglePointers = defineItem({
  name: 'google-pointer',
  key: 'GOOGLE#{subject}/ONLY',
  schema: pointer,
  forms: { subject: /.+/ },
});

export async function findUserByEmail(table: Table, email: string): Promise<StoredUser | undefined> {
  const found = await storedEmailPointers.find(table, { email });
  return found && (await storedUsers.find(table, { id: found.userId }));
}

export async function findUserByGoogle(table: Table, subject: string): Promise<StoredUser | undefined> {
  const found = await storedGooglePointers.find(table, { subject });
  return found && (await storedUsers.find(table, { id: found.userId }));
}

/** @returns what the password of an account is checked against, wherever it stands. */
export async function findPasswordHash(table: Table, user: StoredUser): Promise<string | undefined> {
  const credential = await storedCredentials.find(table, { userId: user.id });
  return credential?.passwordHash ?? user.passwordHash;
}

/** @returns who signs in, and what the password is checked against, in one read. Both are also looked for where nobody has the address: timing tells nothing. */
export async function findWithPassword(
  table: Table,
  { userId }: { readonly userId: string } = { userId: 'NOBODY' },
): Promise<{ readonly user: StoredUser | undefined; readonly hash: string | undefined }> {
  const { user, credential } = await readTogether(table, {
    user: storedUsers.at(table, { id: userId }),
    credential: storedCredentials.at(table, { userId }),
  });
  return { user, hash: credential?.passwordHash ?? user?.passwordHash };
}

/** @returns the writes that make an account; they refuse with `email-taken` when the address or the subject has one. */
export function createUserActions(table: Table, { passwordHash, ...user }: StoredUser): WriteAction[] {
  const { id: userId, email, googleSubject: subject } = user;
  return [
    storedUsers.create(table, user),
    ...(passwordHash ? [storedCredentials.create(table, { userId, passwordHash })] : []),
    ...countInProduct(table, userId, { users: 1 }),
    storedEmailPointers.create(table, { email, userId }, 'email-taken'),
    ...(subject ? [storedGooglePointers.create(table, { subject, userId }, 'email-taken')] : []),
  ];
}

type UserChange = Partial<Pick<StoredUser, 'sessionEpoch' | 'role' | 'disabledAt' | 'emailVerified'>>;

/** @returns the write that changes an account, refused with `conflict` when it changed since it was read. */
export function changeUserAction(table: Table, user: StoredUser, change: UserChange): WriteAction {
  return storedUsers.changeSeen(table, user, { set: change });
}

/** @returns the writes that give an account a password, refused with `conflict` when the account changed since it was read. */
export function setPasswordActions(
  table: Table,
  user: StoredUser,
  passwordHash: string,
  change: UserChange = {},
): WriteAction[] {
  return [
    storedUsers.changeSeen(table, user, { set: change, remove: ['passwordHash'] }),
    storedCredentials.replace(table, { userId: user.id, passwordHash }),
  ];
}

/** @returns the writes that take the password from an account, refused with `conflict` when the account changed since it was read. */
export function removePasswordActions(table: Table, user: StoredUser): WriteAction[] {
  return [
    storedUsers.changeSeen(table, user, { remove: ['passwordHash'] }),
    storedCredentials.remove(table, { userId: user.id }),
  ];
}

/**
 * @returns the writes that give an account another address, which proved to be the person's; they refuse with `email-taken` when it has
 *   an account, with `conflict` when this account changed since it was read.
 */
export function changeEmailActions(table: Table, user: StoredUser, email: string): WriteAction[] {
  const { id: userId, email: oldEmail, lastActiveDay } = user;
  return [
    storedUsers.save(
      table,
      user,
      { ...user, email, emailVerified: true },
      { equals: { ...placesOf(user), lastActiveDay } },
    ),
    storedEmailPointers.remove(table, { email: oldEmail }),
    storedEmailPointers.create(table, { email, userId }, 'email-taken'),
  ];
}

/** @returns the write that disables an account and signs it out everywhere. */
export function disableUserAction(table: Table, user: StoredUser, now: Date): WriteAction {
  return changeUserAction(table, user, { disabledAt: now.toISOString(), sessionEpoch: user.sessionEpoch + 1 });
}

/** @returns the write that shuts an account which is about to be removed, as nobody uses it; refused with `conflict` when somebody did since it was read. */
export function setAsideUserAction(table: Table, user: StoredUser, now: Date): WriteAction {
  const { lastActiveDay, sessionEpoch } = user;
  const change = { disabledAt: now.toISOString(), sessionEpoch: sessionEpoch + 1 };
  return storedUsers.changeSeen(table, user, { set: change }, { equals: { ...placesOf(user), lastActiveDay } });
}

/** @returns the write that lets a disabled account sign in again. */
export function enableUserAction(table: Table, user: StoredUser): WriteAction {
  return storedUsers.changeSeen(table, user, { remove: ['disabledAt'] });
}

/** @returns the account with a Google subject tied to it. Whoever it is proved before that the address is theirs: password and sessions stay. */
export async function linkGoogle(table: Table, user: StoredUser, subject: string): Promise<StoredUser> {
  await table.commit([
    storedUsers.changeSeen(table, user, { set: { googleSubject: subject } }),
    storedGooglePointers.create(table, { subject, userId: user.id }),
  ]);
  return { ...user, googleSubject: subject, version: user.version + 1 };
}

/**
 * @returns the writes that make an account and give it the address that another one has, whose owner never proved it to be theirs
 *   (account pre-hijacking). The other one is disabled, without its password, under an address that nobody can have (RFC 2606): what it
 *   owns is not lost, and is nobody's to reach but an admin's.
 */
export function takeAddressActions(table: Table, squatter: StoredUser, rightful: StoredUser): WriteAction[] {
  const { passwordHash: _, ...kept } = squatter;
  const { id: userId, email, googleSubject: subject, createdAt: disabledAt } = rightful;
  const nobodys = `${squatter.id.toLowerCase()}@detached.invalid`;
  return [
    storedUsers.save(
      table,
      squatter,
      { ...kept, email: nobodys, disabledAt, sessionEpoch: kept.sessionEpoch + 1 },
      { equals: placesOf(squatter) },
    ),
    storedCredentials.remove(table, { userId: squatter.id }),
    storedEmailPointers.create(table, { email: nobodys, userId: squatter.id }),
    storedEmailPointers.change(table, { email }, { set: { userId } }, { equals: { userId: squatter.id } }),
    storedUsers.create(table, rightful),
    ...countInProduct(table, userId, { users: 1 }),
    ...(subject ? [storedGooglePointers.create(table, { subject, userId })] : []),
  ];
}

/** @returns what an account's row says of its households: whoever writes all of the row, or removes it, asks that this is as it was read. */
export function placesOf({ householdCount, householdIds, householdsListed }: StoredUser) {
  return { householdCount, householdIds, householdsListed };
}

/** @returns the writes that remove an account which is in no household any more; refused with `conflict` when it changed since it was read. */
export function removeUserActions(table: Table, user: StoredUser): WriteAction[] {
  const { id: userId, email, googleSubject: subject } = user;
  return [
    storedUsers.removeSeen(table, user, { equals: placesOf(user) }),
    ...countInProduct(table, userId, { users: -1 }),
    storedCredentials.remove(table, { userId }),
    storedEmailPointers.remove(table, { email }),
    ...(subject ? [storedGooglePointers.remove(table, { subject })] : []),
  ];
}

export interface UserPage {
  readonly users: StoredUser[];
  /** Where the next page goes on; absent at the end. */
  readonly nextCursor?: string;
}

/** All accounts by e-mail, for admins, a page at a time. */
export async function listAllUsers(table: Table, query: AdminListQuery): Promise<UserPage> {
  const { items, ...rest } = await pageOfAdminList(table, allUsers, query);
  return { users: items.flatMap(storedUsers.read), ...rest };
}
