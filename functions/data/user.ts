import * as z from 'zod';
import { ProductError } from '../../shared/errors.ts';
import { accountRole } from '../../shared/schemas/user.ts';
import { type AdminListQuery, pageOfAdminList } from './admin-list.ts';
import { listKeys, lookupKeys, userKeys } from './keys.ts';
import { Partition } from './partition.ts';
import { countInProduct } from './product-counts.ts';
import type { Table } from './table.ts';
import type { WriteAction } from './write-action.ts';

/** An account. Its e-mail and its Google subject are held unique by an item of their own, written in the same transaction. */
export const storedUser = z.object({
  id: z.string(),
  email: z.string(),
  role: accountRole,
  passwordHash: z.string().optional(),
  googleSubject: z.string().optional(),
  /** Somebody who can vouch for it (Google) said that the address belongs to this person. */
  emailVerified: z.boolean(),
  /** Sessions of an earlier epoch are over: raising it signs the account out everywhere. */
  sessionEpoch: z.int(),
  disabledAt: z.string().optional(),
  /** The last UTC day on which the account was in use. */
  lastActiveDay: z.string().optional(),
  createdAt: z.string(),
  version: z.int(),
});
export type StoredUser = z.infer<typeof storedUser>;

/** Holds an e-mail or a Google subject unique, and leads to its account. */
export const storedAccountPointer = z.object({ userId: z.string() });

function rows(table: Table, userId: string): Partition {
  return new Partition(table, userKeys.partition(userId));
}

export async function findUser(table: Table, userId: string): Promise<StoredUser | undefined> {
  return await rows(table, userId).get(storedUser, userKeys.profile);
}

/** @returns the accounts that exist, by id. */
export async function findUsers(table: Table, userIds: readonly string[]): Promise<Map<string, StoredUser>> {
  const items = await table.getMany(userIds.map((id) => rows(table, id).key(userKeys.profile)));
  return new Map(items.map((item) => storedUser.parse(item)).map((user) => [user.id, user]));
}

export async function findUserByEmail(table: Table, email: string): Promise<StoredUser | undefined> {
  return await follow(table, lookupKeys.email(email));
}

export async function findUserByGoogle(table: Table, subject: string): Promise<StoredUser | undefined> {
  return await follow(table, lookupKeys.google(subject));
}

async function follow(table: Table, lookup: string): Promise<StoredUser | undefined> {
  const found = await new Partition(table, lookup).get(storedAccountPointer, lookupKeys.only);
  return found && (await findUser(table, found.userId));
}

/** @returns the writes that make an account; they refuse with `email-taken` when the address or the subject has one. */
export function createUserActions(table: Table, user: StoredUser): WriteAction[] {
  const isNew = { condition: { exists: false }, otherwise: 'email-taken' } as const;
  const listed = { ...user, listKey: listKeys.users, listSort: user.email };
  return [
    rows(table, user.id).put(userKeys.profile, listed, { condition: { exists: false } }),
    ...countInProduct(table, user.id, { users: 1 }),
    new Partition(table, lookupKeys.email(user.email)).put(lookupKeys.only, { userId: user.id }, isNew),
    ...(user.googleSubject
      ? [new Partition(table, lookupKeys.google(user.googleSubject)).put(lookupKeys.only, { userId: user.id }, isNew)]
      : []),
  ];
}

type UserChange = Partial<Pick<StoredUser, 'passwordHash' | 'sessionEpoch' | 'role' | 'disabledAt'>>;

/** @returns the write that changes an account, refused with `conflict` when it changed since it was read. */
export function changeUserAction(table: Table, user: StoredUser, change: UserChange): WriteAction {
  return rows(table, user.id).change(
    userKeys.profile,
    { set: { ...change, version: user.version + 1 } },
    { condition: { exists: true, equals: { version: user.version } } },
  );
}

/** @returns the write that disables an account and signs it out everywhere. */
export function disableUserAction(table: Table, user: StoredUser, now: Date): WriteAction {
  return changeUserAction(table, user, { disabledAt: now.toISOString(), sessionEpoch: user.sessionEpoch + 1 });
}

/** @returns the write that lets a disabled account sign in again. */
export function enableUserAction(table: Table, user: StoredUser): WriteAction {
  return rows(table, user.id).change(
    userKeys.profile,
    { set: { version: user.version + 1 }, remove: ['disabledAt'] },
    { condition: { exists: true, equals: { version: user.version } } },
  );
}

/**
 * Ties a Google subject to an existing account whose address Google vouches for. A password that was set before anybody
 * proved to own the address does not survive it, nor do its sessions (account pre-hijacking).
 */
export async function linkGoogle(table: Table, user: StoredUser, subject: string): Promise<StoredUser> {
  if (user.googleSubject !== undefined) throw new ProductError('email-taken');
  const isTrusted = user.emailVerified;
  const linked = { emailVerified: true, googleSubject: subject, version: user.version + 1 };
  const epoch = isTrusted ? user.sessionEpoch : user.sessionEpoch + 1;
  await table.commit([
    rows(table, user.id).change(
      userKeys.profile,
      { set: { ...linked, sessionEpoch: epoch }, ...(isTrusted ? {} : { remove: ['passwordHash'] }) },
      { condition: { exists: true, equals: { version: user.version } } },
    ),
    new Partition(table, lookupKeys.google(subject)).put(lookupKeys.only, { userId: user.id }),
  ]);
  const { passwordHash, ...withoutPassword } = user;
  return { ...(isTrusted ? { ...withoutPassword, passwordHash } : withoutPassword), ...linked, sessionEpoch: epoch };
}

export interface UserPage {
  readonly users: StoredUser[];
  /** Where the next page goes on; absent at the end. */
  readonly nextCursor?: string;
}

/** All accounts by e-mail, for admins, a page at a time. */
export async function listAllUsers(table: Table, query: AdminListQuery): Promise<UserPage> {
  const { items, ...rest } = await pageOfAdminList(table, listKeys.users, query);
  return { users: items.map((item) => storedUser.parse(item)), ...rest };
}
