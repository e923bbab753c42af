import { useSyncExternalStore } from 'react';
import { replaceEntry, subscribeToHistory } from './navigation.ts';
import { localStore } from '../device/web-storage.ts';

const purposes = ['reset', 'verify', 'email', 'weekly'] as const;

/** A link from a mail: its purpose, and the token that proves its recipient. The token is in the URL's fragment, so it appears in no server log. */
export interface MailLink {
  readonly purpose: (typeof purposes)[number];
  readonly token: string;
}

/** @returns the mail link that opened the page, as functions/scheduled/send-mails.ts writes it: `/?reset#token=…` */
function readMailLink({ search, hash }: Pick<Location, 'search' | 'hash'>): MailLink | undefined {
  const purpose = purposes.find((one) => search === `?${one}`);
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return purpose && token ? { purpose, token } : undefined;
}

/** The mail link of the current URL. */
export function useMailLink(): MailLink | undefined {
  const address = useSyncExternalStore(subscribeToHistory, readAddress);
  const [search = '', hash = ''] = address.split('\n');
  return readMailLink({ search, hash });
}

function readAddress(): string {
  return `${window.location.search}\n${window.location.hash}`;
}

/** Leaves a used mail link for the product and removes it from the history. */
export function leaveMailLink(): void {
  replaceEntry({}, '/');
}

const resetEmailKey = 'flashspark.reset-email';

/** Remembers the email of a password reset, so that the user needn't type it again. */
export function keepResetEmail(email: string): void {
  localStore().setItem(resetEmailKey, email);
}

/** @returns the email of this browser's password reset, or an empty text */
export function readResetEmail(): string {
  return localStore().getItem(resetEmailKey) ?? '';
}

export function forgetResetEmail(): void {
  localStore().removeItem(resetEmailKey);
}
