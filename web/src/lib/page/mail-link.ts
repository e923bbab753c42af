import { useSyncExternalStore } from 'react';
import { replaceEntry, subscribeToHistory } from './navigation.ts';
import { keepIfRoom, localStore } from '../device/web-storage.ts';

const purposes = ['reset', 'verify', 'email', 'weekly'] as const;

/** A link from an email: its purpose, and a token that identifies the recipient. The token is in the URL's fragment, so that no server log contains it. */
export interface MailLink {
  readonly purpose: (typeof purposes)[number];
  readonly token: string;
}

/** @returns the email link that opened the page, in the format of functions/scheduled/send-mails.ts: `/?reset#token=…` */
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

/** Replaces a used email link with the app's start page and removes it from the history. */
export function leaveMailLink(): void {
  replaceEntry({}, '/');
}

const resetEmailKey = 'flashspark.reset-email';

/** Remembers the email of a password reset, so that the user needn't type it again. */
export function keepResetEmail(email: string): void {
  keepIfRoom(resetEmailKey, email);
}

/** @returns the email of this browser's password reset, or an empty string */
export function readResetEmail(): string {
  return localStore().getItem(resetEmailKey) ?? '';
}

/** @returns the email of the grown-up who last handed this device over, or an empty string */
export function readGrownUp(): string {
  return localStore().getItem('flashspark.grown-up')?.split(' ')[0] ?? '';
}

export function forgetResetEmail(): void {
  localStore().removeItem(resetEmailKey);
}
