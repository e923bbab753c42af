import { ProductError } from '../../shared/errors.ts';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the list of common passwords at first use, so that calls refused for other reasons do not wait for it. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** @param field the form field of the password. @throws ProductError `common-password` for a very common password (list of zxcvbn-ts), ignoring case. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  commonPasswords ??= loadCommonPasswords();
  if (!(await commonPasswords).has(password.toLowerCase())) return;
  const { message } = new ProductError('common-password');
  throw new ProductError('common-password', { fields: { [field]: message } });
}
