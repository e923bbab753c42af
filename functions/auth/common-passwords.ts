import { ProductError } from '../../shared/errors.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Unpacked at the first use only: a refused form should not wait for it. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/**
 * @param field where the password stands in the form.
 * @throws ProductError `common-password` for one of the most used passwords, whatever its capitals. The list is the one that
 *   zxcvbn-ts maintains.
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  commonPasswords ??= loadCommonPasswords();
  if (!(await commonPasswords).has(password.toLowerCase())) return;
  const { message } = new ProductError('common-password');
  throw new ProductError('common-password', { fields: { [field]: message } });
}
