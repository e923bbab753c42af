import { useSyncExternalStore } from 'react';
import { keptHere } from './kept-here.ts';

/** What makes this browser a device of a family: not who uses it, so it stays when somebody signs out. */
const credentialKey = 'flashspark.device';

const listeners = new Set<() => void>();

/** @returns the credential of this browser; null when no family uses it as theirs. */
export function readDevice(): string | null {
  return keptHere().getItem(credentialKey);
}

export function keepDevice(credential: string): void {
  keptHere().setItem(credentialKey, credential);
  for (const listener of listeners) listener();
}

/** The family took the device away, or it ran out. */
export function forgetDevice(): void {
  keptHere().removeItem(credentialKey);
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

/** The credential of this browser, kept up to date across tabs. */
export function useDevice(): string | null {
  return useSyncExternalStore(subscribe, readDevice);
}

/** @returns what to call this device until somebody finds a better name: by the size of its screen. */
export function suggestDeviceName(): string {
  const edge = Math.min(window.screen.width, window.screen.height);
  if (edge < 600) return 'Phone';
  return navigator.maxTouchPoints > 0 ? 'Tablet' : 'Computer';
}
