import { useSyncExternalStore } from 'react';

/** Settings of one installation, served as `/config.json` next to the page. */
interface AppConfig {
  /** Present when Google sign-in is set up. */
  readonly googleClientId?: string;
  /** Email address for questions about privacy and terms. */
  readonly contactEmail?: string;
  /** Set on a deployment without its own domain, which has no sender address. */
  readonly sendsNoMail?: true;
  /** Set on a deployment without its own domain, because passkeys are bound to a domain. */
  readonly hasNoPasskeys?: true;
}

/** Time limit in milliseconds for reading the settings. It is short, because the sign-in screen hides optional parts until the settings arrive. */
const timeoutMs = 5_000;

interface Settings {
  config?: AppConfig;
  isRead?: boolean;
}

let settings: Settings = {};
const listeners = new Set<() => void>();

/**
 * The installation's settings, which a page reads once; undefined until they are there. Without the file, the app works but lacks Google sign-in and a contact
 * address. They are no query, because a visitor's first screen asks for them before the query client is there.
 */
export function useAppConfig(): AppConfig | undefined {
  return useSyncExternalStore(subscribe, () => settings.config);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!settings.isRead) void readInto(settings);
  return () => listeners.delete(listener);
}

async function readInto(place: Settings): Promise<void> {
  place.isRead = true;
  const config = await loadAppConfig();
  place.config = config ?? {};
  // If it couldn't be read, the next screen that asks reads it again, for all that show it.
  place.isRead = config !== undefined;
  for (const listener of listeners) listener();
}

/** Forgets the settings. For tests, each of which has an installation of its own. */
export function forgetAppConfig(): void {
  settings = {};
}

/** @returns undefined if the file couldn't be read */
async function loadAppConfig(): Promise<AppConfig | undefined> {
  try {
    const response = await fetch('/config.json', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return {};
    return response.ok ? readAppConfig(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the settings that the app supports and that are well-formed; anything else is ignored */
function readAppConfig(config: unknown): AppConfig {
  const googleClientId = readText(config, 'googleClientId');
  const contactEmail = readText(config, 'contactEmail');
  return {
    ...(googleClientId && { googleClientId }),
    ...(contactEmail && { contactEmail }),
    ...(readText(config, 'mails') === 'none' && { sendsNoMail: true }),
    ...(readText(config, 'passkeys') === 'none' && { hasNoPasskeys: true }),
  };
}

function readText(config: unknown, name: string): string | undefined {
  const value: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
