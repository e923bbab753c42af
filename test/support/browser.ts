import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { chromium as playwrightChromium, type LaunchOptions } from '@playwright/test';
import { projectRoot } from '../../infra/build/project-paths.ts';

/** Flags for a Chromium that only ever sees this project's own pages. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Libraries that Chromium needs and a small Linux lacks, as the Chromium package brings them. */
const libraryArchive = join(projectRoot, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br');

/**
 * How to launch a browser on this machine: the Chromium of an npm package on Linux x64, where nothing is downloaded or
 * installed beside the packages, and elsewhere Playwright's own or the Chrome that people have.
 */
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
  // Either libraries are missing or an earlier unpacking was cut short: mend both, then let the launch tell.
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
