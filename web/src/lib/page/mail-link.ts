import { useSyncExternalStore } from 'react';
import { replaceEntry, subscribeToHistory } from './navigation.ts';
import { keptHere } from '../device/kept-here.ts';

const purposes = ['reset', 'verify', 'email', 'weekly'] as const;

/** A link from a mail: what it is for, and the token that proves that it was read. The token stands behind `#`, so that it is in no server's log. */
export interface MailLink {
  readonly purpose: (typeof purposes)[number];
  readonly token: string;
}

/** @returns the link by which the page was opened, as functions/scheduled/send-mails.ts writes it: `/?reset#token=…`. */
function readMailLink({ search, hash }: Pick<Location, 'search' | 'hash'>): MailLink | undefined {
  const purpose = purposes.find((one) => search === `?${one}`);
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return purpose && token ? { purpose, token } : undefined;
}

/** The same, kept up to date. */
export function useMailLink(): MailLink | undefined {
  const address = useSyncExternalStore(subscribeToHistory, readAddress);
  const [search = '', hash = ''] = address.split('\n');
  return readMailLink({ search, hash });
}

function readAddress(): string {
  return `${window.location.search}\n${window.location.hash}`;
}

/** Goes on to the product itself: the link is done with, and stays in no history. */
export function leaveMailLink(): void {
  replaceEntry({}, '/');
}

const resetEmailKey = 'flashspark.reset-email';

/** Keeps for whom this browser asked for a new password, so that nobody has to type it again. */
export function keepResetEmail(email: string): void {
  keptHere().setItem(resetEmailKey, email);
}

/** @returns the email for which this browser asked, or nothing. */
export function readResetEmail(): string {
  return keptHere().getItem(resetEmailKey) ?? '';
}

export function forgetResetEmail(): void {
  keptHere().removeItem(resetEmailKey);
}
