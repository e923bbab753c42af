import type { Mail } from '../../functions/platform/effects/mailer.ts';
import { deriveBytesFrom } from '../../functions/platform/sign-in/derive-bytes.ts';
import type { SendRateEffects } from '../../functions/scheduled/send-rate.ts';
import { handler as sendMails } from '../../functions/scheduled/send-mails.ts';
import { runAs } from './role-of-function.ts';
import { appAddress, type TestProduct } from './test-product.ts';

/** Sends all waiting mails. @returns the mails in sending order. */
export async function deliverMails(product: TestProduct): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = async (mail: Mail): Promise<void> => {
    mails.push(mail);
    await Promise.resolve();
  };
  await runMails(product, mailer);
  return mails;
}

/** Runs the mail-sending function in its role. By default, `sendRate` has no sending limits and `lambda` no time limit. */
export async function runMails(
  product: TestProduct,
  mailer: ((mail: Mail) => Promise<void>) | undefined,
  sendRate: SendRateEffects = {},
  lambda?: { readonly getRemainingTimeInMillis: () => number },
): Promise<void> {
  const { context } = product;
  const deriveBytes = deriveBytesFrom(context.networkKey);
  const run = sendMails.on({ ...context, mailer, address: appAddress, deriveBytes, ...sendRate });
  await runAs('events/send-mails', async () => await run(undefined, lambda));
}

/** @returns the token of the link in a mail. @throws when the mail has no link. */
export function tokenIn(mail: Mail | undefined): string {
  const [, token] = /#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`There is no link in ${JSON.stringify(mail)}`);
  return token;
}

/** @returns the six-digit code in a mail. @throws when the mail has no code. */
export function codeIn(mail: Mail | undefined): string {
  const [, code] = /code is (\d{6})\b/.exec(mail?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`There is no code in ${JSON.stringify(mail)}`);
  return code;
}
