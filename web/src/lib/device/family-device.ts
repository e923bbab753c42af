import { useSyncExternalStore } from 'react';
import { localStore } from './web-storage.ts';

/** Key of a family device's credential. It belongs to the browser, not to an account, so it survives signing out. */
const credentialKey = 'flashspark.device';

const listeners = new Set<() => void>();

/** @returns this browser's device credential; null if it isn't a family's device */
export function readDevice(): string | null {
  return localStore().getItem(credentialKey);
}

/** Stores the credential of a new device. A PIN is of one device, so the previous device's one is forgotten. */
export function keepDevice(credential: string): void {
  keepPinHolder(undefined);
  localStore().setItem(credentialKey, credential);
  for (const listener of listeners) listener();
}

const pinKey = 'flashspark.pin';

/** @returns the account of the grown-up who comes back to this device with a PIN; null if there is none */
export function readPinHolder(): string | null {
  return localStore().getItem(pinKey);
}

const pinLengthKey = 'flashspark.pin-length';

/** @returns the number of digits of this device's PIN, whose last one opens the grown-ups' side; undefined if it isn't known */
export function readPinLength(): number | undefined {
  return Number(localStore().getItem(pinLengthKey)) || undefined;
}

/** @returns the signed-out screen on which a grown-up comes back to this device */
export function chooseWayBack(): 'pin' | 'sign-in' {
  return readPinHolder() === null ? 'sign-in' : 'pin';
}

/** Notes whose PIN this device has and how long it is, or that it has none. */
export function keepPinHolder(userId: string | undefined, length?: number): void {
  localStore().removeItem(pinLengthKey);
  try {
    if (userId === undefined) localStore().removeItem(pinKey);
    else localStore().setItem(pinKey, userId);
    if (length !== undefined) localStore().setItem(pinLengthKey, String(length));
  } catch {
    // The storage is full. The grown-up then signs in another way.
  }
}

/** Deletes this browser's device credential, after the family removed the device or the credential expired. */
export function forgetDevice(): void {
  localStore().removeItem(credentialKey);
  localStore().removeItem('flashspark.grown-up');
  keepPinHolder(undefined);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === credentialKey) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}

/** This browser's device credential, in sync across tabs. */
export function useDevice(): string | null {
  return useSyncExternalStore(subscribe, readDevice);
}
