/**
 * `npm run admin:create -- --email … --password …`: makes an admin account, in the product that runs on this machine or, with
 * TABLE_NAME set, in the table of that name in the cloud (with the operator's own AWS credentials).
 */
import { parseArgs } from 'node:util';
import { ulid } from 'ulid';
import { createAdmin } from '../../functions/accounts/create-admin.ts';
import { productionPasswordCost } from '../../functions/accounts/password-hash.ts';
import { emailText, passwordText } from '../../shared/schemas/text.ts';
import { openRunningTable } from './open-running-table.ts';

const usage = 'Say who: npm run admin:create -- --email you@example.org --password "a good password"';

function readWho(): { email: string; password: string } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  const email = emailText.safeParse(values.email);
  const password = passwordText.safeParse(values.password);
  const problem = email.error?.issues[0] ?? password.error?.issues[0];
  if (problem || !email.success || !password.success) throw new Error(`${problem?.message ?? ''} ${usage}`);
  return { email: email.data, password: password.data };
}

try {
  const { email, password } = readWho();
  const table = await openRunningTable();
  const effects = { clock: () => new Date(), newId: (at: Date) => ulid(at.getTime()), passwordCost: productionPasswordCost };
  await createAdmin({ ...effects, table }, email, password);
  console.log(`${email} is an admin now and can sign in.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
