/**
 * `npm run admin:create -- --email … [--stage prod]`: creates an admin account in the local product or in a stage in the cloud. The
 * password is prompted for, or read from piped input. `--password …` would leave it in the shell's history.
 */
import { parseArgs } from 'node:util';
import { ulid } from 'ulid';
import { createAdmin } from '../../../functions/admin/create-admin.ts';
import { productionPasswordCost } from '../../../functions/platform/sign-in/password-hash.ts';
import { newAccount } from '../../../shared/schemas/sign-in.ts';
import { OperationError, runOperation, readSecret } from '../run-operation.ts';
import { openRunningTable } from './open-running-table.ts';

const usage = 'Name the email: npm run admin:create -- --email you@example.org';
const options = { email: { type: 'string' }, password: { type: 'string' }, stage: { type: 'string' } } as const;

await runOperation(async () => {
  const { values } = parseArgs({ options });
  const email = readText('email', values.email);
  const { table } = await openRunningTable(values.stage);
  const password = readText('password', values.password ?? (await readSecret(`Password for ${email}: `, process)));
  const effects = {
    clock: () => new Date(),
    newId: (at: Date) => ulid(at.getTime()),
    passwordCost: productionPasswordCost,
  };
  await createAdmin({ ...effects, table }, email, password);
  console.log(`${email} is now an admin and can sign in.`);
});

function readText(field: 'email' | 'password', text: string | undefined): string {
  const read = newAccount.shape[field].safeParse(text);
  if (!read.success) throw new OperationError(`${read.error.issues[0]?.message ?? ''} ${usage}`);
  return read.data;
}
