import { type DataDirectory, resolveDataDirectory } from '../database/data-directory.ts';
import type { SiteConfig } from '../site/static-site.ts';

/** Settings of a local start, from the environment and the command line. */
export type StartSettings = {
  /** 0 selects any free port. */
  readonly port: number;
  readonly dataDir: DataDirectory;
  readonly siteConfig: SiteConfig;
  /** Whether the person running this machine counts as the parent. Then no emailed code is required. */
  readonly familyOnly: boolean;
  readonly demo: boolean;
};

const defaultPort = '3000';
const highestPort = 65_535;

/** An invalid setting. The message says which values are allowed. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads the settings; an empty variable counts as not set. @throws {SettingError} for an invalid setting. */
export function readStartSettings(env: NodeJS.ProcessEnv, args: readonly string[]): StartSettings {
  const unknown = args.find((arg) => arg !== '--demo');
  if (unknown !== undefined) throw new SettingError(`"${unknown}" isn’t an option. The only option is --demo.`);
  return {
    port: readPort(env.PORT || defaultPort),
    dataDir: resolveDataDirectory(env.DATA_DIR || '.local'),
    demo: args.includes('--demo'),
    familyOnly: readFamilyOnly(env.FAMILY_ONLY || 'yes'),
    siteConfig: env.GOOGLE_CLIENT_ID ? { googleClientId: env.GOOGLE_CLIENT_ID } : {},
  };
}

/** Parses `FAMILY_ONLY`. The default is yes locally, but never on a deployed stage (infra/settings.ts). */
function readFamilyOnly(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new SettingError(`FAMILY_ONLY is "${text}". Set it to yes or no.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= highestPort) return port;
  throw new SettingError(`PORT is "${text}". Set it to a number from 0 to ${highestPort}. 0 takes any free port.`);
}

/** @returns a line that says who counts as the parent, and how to change that. */
export function describeWhoAgrees(familyOnly: boolean): string {
  return familyOnly
    ? 'FAMILY_ONLY=yes: You count as the parent, so you can add children without an emailed code. To see that step: FAMILY_ONLY=no npm start'
    : 'FAMILY_ONLY=no: Parents type the code from the mailbox before they add a child';
}
