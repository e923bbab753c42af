import * as z from 'zod/mini';
import { appLanguage } from '../../../shared/schemas/text.ts';
import { accountRole } from '../../../shared/schemas/user.ts';
import { type AdminListQuery, pageOfAdminList } from '../table/admin-list.ts';
import { defineItem, textSet, versioned, type Stored } from '../table/item.ts';
import { readTogether } from '../table/read-together.ts';
import { countInProduct } from '../operations/product-counts.ts';
import type { Table } from '../table/table.ts';
import type { WriteAction } from '../table/write-action.ts';

/** Key of the list of all accounts in the index `admin-lists`. */
const allUsers = 'USERS';

/** An account. Separate items, written in the same transaction, keep its email and its Google subject unique. */
export const storedUsers = defineItem({
  name: 'user',
  key: 'USER#{id}/PROFILE',
  schema: z.object({
    id: z.string(),
    email: z.string(),
    role: accountRole,
    /** Language of the account's screens; absent if never chosen. */
    language: z.optional(appLanguage),
    /** Former location of the password hash: see {@link storedCredentials}. */
    passwordHash: z.optional(z.string()),
    googleSubject: z.optional(z.string()),
    /** Whether the address is proven to be this person's, by Google or by a mailed link or code. */
    emailVerified: z.boolean(),
    /** Sessions of an earlier epoch are invalid. Raising it signs the account out everywhere. */
    sessionEpoch: z.int(),
    disabledAt: z.optional(z.string()),
    /** Number of the account's households, updated in the transaction that adds or removes one. */
    householdCount: z.optional(z.int()),
    /** Ids of the account's households, written together with `householdCount`. Older accounts may lack some ids, see `householdsListed`. */
    householdIds: z.optional(textSet),
    /** Whether `householdIds` is complete, as it is for new accounts from the start. */
    householdsListed: z.optional(z.boolean()),
    /** The latest recorded UTC day of use. It covers `usageNotedEveryDays` days, starting with that day. */
    lastActiveDay: z.optional(z.string()),
    createdAt: z.string(),
    ...versioned,
  }),
  indexKeys: ({ email }) => ({ listKey: allUsers, listSort: email }),
});
export type StoredUser = Stored<typeof storedUsers>;

/**
 * An account's password hash. It is stored apart from the account, so that IAM can tell the two apart: only the functions that check or set passwords can
 * access it. An account without one uses Google or a passkey, or has not signed in since passwords moved here.
 */
export const storedCredentials = defineItem({
  name: 'credential',
  key: 'CREDENTIAL#{userId}/ONLY',
  schema: z.object({ passwordHash: z.string() }),
});

const pointer = z.object({ userId: z.string() });

/** Keeps an email unique, and maps it to its account. */
export const storedEmailPointers = defineItem({
  name: 'email-pointer',
  key: 'EMAIL#{email}/ONLY',
  schema: pointer,
  forms: { email: /.+/ },
});

/** Keeps a Google subject unique, and maps it to its account. */
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

/** @returns the password hash of an account, from either of the rows that may store it. */
export async function findPasswordHash(table: Table, user: StoredUser): Promise<string | undefined> {
  const credential = await storedCredentials.find(table, { userId: user.id });
  return credential?.passwordHash ?? user.passwordHash;
}

/** @returns the account and its password hash, from one read. Unknown addresses cause the same read, so that timing reveals nothing. */
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

/** @returns the writes that create an account; refused with `email-taken` when the address or the Google subject already has one. */
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
  return storedUsers.changeIfUnchanged(table, user, { set: change });
}

/** @returns the write that sets or removes the language of an account's screens, whatever else changed since the account was read. */
export function changeLanguageAction(table: Table, { id }: StoredUser, language: StoredUser['language']): WriteAction {
  const change = language ? { set: { language } } : { remove: ['language' as const] };
  // The next version, so that whoever read the account before doesn't write the earlier language back.
  return storedUsers.change(table, { id }, { ...change, add: { version: 1 } }, { otherwise: 'not-signed-in' });
}

/** @returns the writes that set an account's password; refused with `conflict` when the account changed since it was read. */
export function setPasswordActions(
  table: Table,
  user: StoredUser,
  passwordHash: string,
  change: UserChange = {},
): WriteAction[] {
  return [
    storedUsers.changeIfUnchanged(table, user, { set: change, remove: ['passwordHash'] }),
    storedCredentials.replace(table, { userId: user.id, passwordHash }),
  ];
}

/** @returns the writes that remove an account's password; refused with `conflict` when the account changed since it was read. */
export function removePasswordActions(table: Table, user: StoredUser): WriteAction[] {
  return [
    storedUsers.changeIfUnchanged(table, user, { remove: ['passwordHash'] }),
    storedCredentials.remove(table, { userId: user.id }),
  ];
}

/**
 * @returns the writes that set a new, proven address; refused with `email-taken` if another account has it, or `conflict` if this account changed since it was
 *   read.
 */
export function changeEmailActions(table: Table, user: StoredUser, email: string): WriteAction[] {
  const { id: userId, email: oldEmail, lastActiveDay } = user;
  return [
    storedUsers.save(
      table,
      user,
      { ...user, email, emailVerified: true },
      { equals: { ...householdFieldsOf(user), lastActiveDay } },
    ),
    storedEmailPointers.remove(table, { email: oldEmail }),
    storedEmailPointers.create(table, { email, userId }, 'email-taken'),
  ];
}

/** @returns the write that disables an account and signs it out everywhere. */
export function disableUserAction(table: Table, user: StoredUser, now: Date): WriteAction {
  return changeUserAction(table, user, { disabledAt: now.toISOString(), sessionEpoch: user.sessionEpoch + 1 });
}

/** @returns the write that disables an unused account before its removal; refused with `conflict` when it was used since it was read. */
export function disableUnusedUserAction(table: Table, user: StoredUser, now: Date): WriteAction {
  const { lastActiveDay, sessionEpoch } = user;
  const change = { disabledAt: now.toISOString(), sessionEpoch: sessionEpoch + 1 };
  return storedUsers.changeIfUnchanged(
    table,
    user,
    { set: change },
    { equals: { ...householdFieldsOf(user), lastActiveDay } },
  );
}

export function enableUserAction(table: Table, user: StoredUser): WriteAction {
  return storedUsers.changeIfUnchanged(table, user, { remove: ['disabledAt'] });
}

/** @returns the account linked to a Google subject. The person has already proved that the address is theirs, so the password and sessions are kept. */
export async function linkGoogle(table: Table, user: StoredUser, subject: string): Promise<StoredUser> {
  await table.commit([
    storedUsers.changeIfUnchanged(table, user, { set: { googleSubject: subject } }),
    storedGooglePointers.create(table, { subject, userId: user.id }),
  ]);
  return { ...user, googleSubject: subject, version: user.version + 1 };
}

/**
 * @returns the writes that create an account with the address of another one, whose owner never proved it (defense against account pre-hijacking). The other
 *   account is disabled, loses its password, and gets an address that nobody can have (RFC 2606). Its data is kept, but only an admin can reach it.
 */
export function takeAddressActions(table: Table, unverifiedAccount: StoredUser, rightful: StoredUser): WriteAction[] {
  const { passwordHash: _, ...kept } = unverifiedAccount;
  const { id: userId, email, googleSubject: subject, createdAt: disabledAt } = rightful;
  const nobodys = `${unverifiedAccount.id.toLowerCase()}@detached.invalid`;
  return [
    storedUsers.save(
      table,
      unverifiedAccount,
      { ...kept, email: nobodys, disabledAt, sessionEpoch: kept.sessionEpoch + 1 },
      { equals: householdFieldsOf(unverifiedAccount) },
    ),
    storedCredentials.remove(table, { userId: unverifiedAccount.id }),
    storedEmailPointers.create(table, { email: nobodys, userId: unverifiedAccount.id }),
    storedEmailPointers.change(table, { email }, { set: { userId } }, { equals: { userId: unverifiedAccount.id } }),
    storedUsers.create(table, rightful),
    ...countInProduct(table, userId, { users: 1 }),
    ...(subject ? [storedGooglePointers.create(table, { subject, userId })] : []),
  ];
}

/** @returns the household fields of an account's row. A write that replaces or removes the whole row requires them to be unchanged. */
export function householdFieldsOf({ householdCount, householdIds, householdsListed }: StoredUser) {
  return { householdCount, householdIds, householdsListed };
}

/** @returns the writes that remove an account without households; refused with `conflict` when it changed since it was read. */
export function removeUserActions(table: Table, user: StoredUser): WriteAction[] {
  const { id: userId, email, googleSubject: subject } = user;
  return [
    storedUsers.removeIfUnchanged(table, user, { equals: householdFieldsOf(user) }),
    ...countInProduct(table, userId, { users: -1 }),
    storedCredentials.remove(table, { userId }),
    storedEmailPointers.remove(table, { email }),
    ...(subject ? [storedGooglePointers.remove(table, { subject })] : []),
  ];
}

export interface UserPage {
  readonly users: StoredUser[];
  /** Cursor of the next page; absent on the last page. */
  readonly nextCursor?: string;
}

/** Reads one page of all accounts by email, for admins. */
export async function listAllUsers(table: Table, query: AdminListQuery): Promise<UserPage> {
  const { items, ...rest } = await pageOfAdminList(table, allUsers, query);
  return { users: items.flatMap(storedUsers.read), ...rest };
}
