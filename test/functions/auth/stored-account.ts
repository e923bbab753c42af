import {
  changeUserAction,
  findUserByEmail,
  storedCredentials,
  type StoredUser,
  storedUsers,
} from '../../../functions/data/people/user.ts';
import { storedSignInSessions } from '../../../functions/data/people/sign-in-session.ts';
import type { Attributes } from '../../../functions/data/table/expressions.ts';
import type { Answer } from '../../../infra/local/gateway/call-in-process.ts';
import { login } from '../../../shared/routes/auth.ts';
import type { TestProduct } from '../../support/test-product.ts';

/** Account changes that no route of the product makes. */
type Change = Parameters<typeof changeUserAction>[2];

export async function storedAccount(product: TestProduct, email: string): Promise<StoredUser> {
  const user = await findUserByEmail(product.context.table, email);
  if (!user) throw new Error(`There is no account with the address ${email}`);
  return user;
}

/** @returns the password hash from the credentials row, if there is one. */
export async function storedHash(product: TestProduct, email: string): Promise<string | undefined> {
  const { id: userId } = await storedAccount(product, email);
  return (await storedCredentials.find(product.context.table, { userId }))?.passwordHash;
}

/** Moves the password hash into the account row, where older versions stored it. */
export async function storePasswordInLegacyPlace(product: TestProduct, email: string): Promise<void> {
  const { table } = product.context;
  const { id } = await storedAccount(product, email);
  const passwordHash = await storedHash(product, email);
  if (passwordHash === undefined) throw new Error(`The account ${email} has no password to move`);
  await table.commit([
    storedUsers.change(table, { id }, { set: { passwordHash } }),
    storedCredentials.removeExisting(table, { userId: id }),
  ]);
}

export async function changeAccount(product: TestProduct, email: string, change: Change): Promise<void> {
  const { table } = product.context;
  await table.commit([changeUserAction(table, await storedAccount(product, email), change)]);
}

export async function storedSession(product: TestProduct, token: string): Promise<Attributes | undefined> {
  const { sub, sid } = claimsOf(token);
  const { table } = product.context;
  return (await table.getMany([storedSignInSessions.at(table, { userId: sub, id: sid }).key]))[0];
}

/** @returns the claims of a token, without verification. */
export function claimsOf(token: string): { sub: string; sid: string; iat: number; exp: number } {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as ReturnType<typeof claimsOf>;
}

export async function trySignIn(
  product: TestProduct,
  email: string,
  password: string,
  network?: string,
): Promise<Answer> {
  const headers = network === undefined ? undefined : { 'x-viewer-address': network };
  return await product.send(login, undefined, { json: { email, password }, ...(headers && { headers }) });
}
