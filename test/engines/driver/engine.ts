import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, openOverHttp, openOverMarionette } from './web-driver.ts';

/** The browsers beside Chromium: Safari's engine and Firefox. */
export type EngineName = 'webkit' | 'firefox';

/** A browser that runs, with nothing kept in it. */
export interface Engine {
  readonly name: EngineName;
  readonly call: Call;
  readonly stop: () => Promise<void>;
}

type Release = () => unknown;

/** Starts a browser with a fresh profile. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), `flashspark-${name}-`));
  const releases: Release[] = [async () => await rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  const call = name === 'webkit' ? await startWebKit(folder, releases) : await startFirefox(folder, releases);
  return {
    name,
    call,
    stop: async () => {
      await call('DeleteSession').catch(() => undefined);
      for (const release of releases.toReversed()) await release();
    },
  };
}

/** Starts a program that ends with the engine. */
function launch(command: string, args: readonly string[], releases: Release[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  releases.push(async () => {
    child.kill();
    await ended;
  });
  return child;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Asks again until there is an answer: a program that starts cannot be asked yet. */
async function untilReady<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await pause(20);
  }
}

/** The controls around the page would keep the window wider than a phone. */
const narrowControls = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }';

/** MiniBrowser draws on a screen that exists in memory only. */
async function startWebKit(folder: string, releases: Release[]): Promise<Call> {
  const screen = launch('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1300x24', '-nolisten', 'tcp'], releases);
  const [display] = (await once(screen.stdio[3] as NodeJS.EventEmitter, 'data')) as [Buffer];
  await mkdir(join(folder, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(folder, '.config/gtk-3.0/gtk.css'), narrowControls);
  const home = { HOME: folder, XDG_RUNTIME_DIR: folder, XDG_CONFIG_HOME: join(folder, '.config') };
  const env = { ...home, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' };
  const port = await findFreePort();
  launch('WebKitWebDriver', [`--port=${port}`], releases, env);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(async () => await fetch(`${url}/status`));
  const [binary] = globSync('/usr/lib/{*/,}webkit*gtk-*/MiniBrowser');
  return await openOverHttp(url, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
}

/** Marionette sets most of what automation needs by itself. */
const preferences = {
  // Any free one.
  'marionette.port': 0,
  // As on a phone, they take no room.
  'ui.useOverlayScrollbars': 1,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // A page that closes or reloads asks nobody.
  'dom.disable_beforeunload': true,
};

async function startFirefox(folder: string, releases: Release[]): Promise<Call> {
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  await mkdir(join(folder, 'chrome'));
  await writeFile(
    join(folder, 'chrome/userChrome.css'),
    ':root { min-width: 0 !important; } #navigator-toolbox { display: none; }',
  );
  launch('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', folder], releases, {
    HOME: folder,
    MOZ_HEADLESS_WIDTH: '1400',
    MOZ_HEADLESS_HEIGHT: '1300',
  });
  const port = await untilReady(
    async () => Number(await readFile(join(folder, 'MarionetteActivePort'), 'utf8')) || undefined,
  );
  return await openOverMarionette(port, { strictFileInteractability: false });
}
