import { queryOptions } from '@tanstack/react-query';

/** What one installation differs in from another: served as `/config.json` beside the page. */
interface AppConfig {
  /** Present when Google sign-in is set up. */
  readonly googleClientId?: string;
  /** Where questions about privacy and terms go. */
  readonly contactEmail?: string;
  /** A stage without a domain of its own has no address to send from. */
  readonly sendsNoMail?: true;
  /** Nor an address that passkeys could be for. */
  readonly hasNoPasskeys?: true;
}

/** The sign-in screen shows less until it is known. */
const timeoutMs = 5_000;

/** Reads the installation's settings once. Without the file the product works, only without what it would name. */
export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  queryFn: loadAppConfig,
  staleTime: Infinity,
  retry: false,
});

async function loadAppConfig(): Promise<AppConfig> {
  try {
    const response = await fetch('/config.json', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const config: unknown = response.ok ? await response.json() : undefined;
    return readAppConfig(config);
  } catch {
    return {};
  }
}

/** Keeps what is known and well-formed of a configuration. */
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
