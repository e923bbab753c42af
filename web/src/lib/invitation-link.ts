import { takeLinkValue } from './link-value.ts';

const kept = 'flashspark.invitation';
const codeForm = /^[\w-]{1,32}$/;

/**
 * Takes the code of an invitation out of the address by which the page was opened (`/#invitation=…`), and keeps it for this tab: whoever is
 * invited may have to sign in or register first. Call it once, before anything is drawn.
 */
export function keepInvitation(): void {
  const code = takeLinkValue('invitation');
  if (code !== undefined && codeForm.test(code)) sessionStorage.setItem(kept, code);
}

/** @returns the code by whose link this tab was opened, while nobody has used it here. */
export function readInvitation(): string | undefined {
  return sessionStorage.getItem(kept) ?? undefined;
}

export function forgetInvitation(): void {
  sessionStorage.removeItem(kept);
}
