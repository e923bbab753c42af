import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { chromium as playwrightChromium, type LaunchOptions } from '@playwright/test';
import { projectRoot } from '../../infra/build/project-paths.ts';

/** Flags for a Chromium that only opens this project's own pages. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Archive of shared libraries that Chromium needs and minimal Linux images lack; part of the Chromium package. */
const libraryArchive = join(projectRoot, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br');

/** Launch options: on Linux x64 the Chromium of an npm package, elsewhere Playwright's Chromium or the installed Chrome. */
export async function findBrowser(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return findInstalledBrowser();
  return { executablePath: await unpackChromium(), args: flags };
}

function findInstalledBrowser(): LaunchOptions {
  return existsSync(playwrightChromium.executablePath()) ? {} : { channel: 'chrome' };
}

async function unpackChromium(): Promise<string> {
  const executable = await chromium.executablePath();
  if (canRun(executable)) return executable;
  // Libraries are missing, or an earlier unpacking was interrupted. Unpacks the browser and the libraries again; any remaining problem shows at launch.
  rmSync(executable);
  await inflate(libraryArchive);
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  return chromium.executablePath();
}

function canRun(executable: string): boolean {
  try {
    execFileSync(executable, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
