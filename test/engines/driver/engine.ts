import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, openOverHttp, openOverMarionette } from './web-driver.ts';

/** An engine that is tested beside Chromium: Safari's or Firefox. */
export type EngineName = 'webkit' | 'firefox';

/** A running browser with a fresh profile. */
export interface Engine {
  readonly name: EngineName;
  readonly call: Call;
  /** Absolute path of the folder for downloads. */
  readonly downloads: string;
  /** Opens another browser with other settings. In Firefox it is a window in the same process, whose start would take five seconds of CPU time. */
  readonly openAnother: (settings: EngineSettings) => Promise<Engine>;
  readonly stop: () => Promise<void>;
}

/**
 * Whether pictures are taken. WebKit puts layers together for them: without layers, which save a third of its CPU time, it leaves some
 * pictures unanswered.
 */
export const hasPictures = Boolean(process.env['FLASHSPARK_PICTURES']);

/** Settings of the system around a browser. WebKit takes them only at its start. */
interface EngineSettings {
  /** Whether the system prefers dark colors. */
  readonly isDark?: boolean;
  /** Whether windows are private and, in Firefox, third parties may store nothing. In WebKit windows always are private while it is automated. */
  readonly isPrivate?: boolean;
  /** Whether the system asks for reduced motion, which spares drawing and waiting. */
  readonly isStill?: boolean;
}

type Release = () => unknown;

export async function startEngine(name: EngineName, settings: EngineSettings = {}): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), `flashspark-${name}-`));
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  const releases: Release[] = [async () => await rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  const start = name === 'webkit' ? startWebKit : startFirefox;
  const release = async () => {
    for (const one of releases.toReversed()) await one();
  };
  const call = await start({ folder, downloads, releases, settings }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const openAnother = async (other: EngineSettings): Promise<Engine> => {
    if (name === 'webkit') return await startEngine(name, other);
    const stop = await openFirefoxWindow(call, settings, other);
    return { name, call, downloads, openAnother, stop };
  };
  return {
    name,
    call,
    downloads,
    openAnother,
    stop: async () => {
      await call('DeleteSession').catch(() => undefined);
      await release();
    },
  };
}

interface Start {
  /** Absolute path of the browser's home directory. */
  readonly folder: string;
  readonly downloads: string;
  /** Receives functions that free what the browser uses. They run in reverse order when it is stopped. */
  readonly releases: Release[];
  readonly settings: EngineSettings;
}

/** Starts a program, which is killed when the browser is stopped, or by the system when this process is gone, as after an interrupt. */
function launch(command: string, args: readonly string[], releases: Release[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
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

/** Repeats a question to a starting program until it returns an answer. */
async function untilReady<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await pause(20);
  }
}

/** GTK styles that let the window be as narrow as a phone: otherwise the buttons of its tool bar need more room. */
const narrowControls = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }';

/** Starts MiniBrowser on a virtual screen, with a simulated microphone. */
async function startWebKit({ folder, downloads, releases, settings }: Start): Promise<Call> {
  const screen = launch('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1300x24', '-nolisten', 'tcp'], releases);
  const [display] = (await once(screen.stdio[3] as NodeJS.EventEmitter, 'data')) as [Buffer];
  const config = join(folder, '.config');
  await mkdir(join(config, 'gtk-3.0'), { recursive: true });
  await writeFile(join(config, 'gtk-3.0/gtk.css'), narrowControls);
  await writeFile(
    join(config, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${settings.isStill ? 'false' : 'true'}\n`,
  );
  await writeFile(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const home = { HOME: folder, XDG_RUNTIME_DIR: folder, XDG_CONFIG_HOME: config };
  const theme = settings.isDark ? { GTK_THEME: 'Adwaita:dark' } : {};
  const drawing = hasPictures ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const env = { ...home, ...theme, ...drawing, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' };
  const port = await findFreePort();
  launch('WebKitWebDriver', [`--port=${port}`], releases, env);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(async () => await fetch(`${url}/status`));
  const [binary] = globSync('/usr/lib/{*/,}webkit*gtk-*/MiniBrowser');
  const args = ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'];
  return await openOverHttp(url, { 'webkitgtk:browserOptions': { binary, args } });
}

/** Preferences of every browser. Marionette itself sets most of those that automation needs. */
const preferences = {
  // 0 means any free port. The browser writes it to `MarionetteActivePort`.
  'marionette.port': 0,
  // Scroll bars over the page, as on phones.
  'ui.useOverlayScrollbars': 1,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // No question before a page closes or reloads.
  'dom.disable_beforeunload': true,
  // A simulated microphone, without a permission prompt.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // Downloads go to `browser.download.dir`.
  'browser.download.folderList': 2,
  // One process for pages, none in reserve, no start page and no extensions: a start takes half the CPU time.
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'browser.startup.page': 0,
  'browser.newtab.preload': false,
  'extensions.webextensions.remote': false,
  // Nothing is kept about visited pages, and nothing is forced onto the disk.
  'places.history.enabled': false,
  'browser.chrome.site_icons': false,
  'browser.sessionstore.interval': 3_600_000,
  'browser.cache.disk.enable': false,
  'toolkit.storage.synchronous': 0,
  // A click isn't followed by a wait for the start of a navigation, in milliseconds: whatever comes next waits for what it needs.
  'marionette.navigate-after-click.timeout': 0,
};

/** Preferences that a running Firefox accepts, too. */
function preferencesOf({ isDark, isPrivate, isStill }: EngineSettings): Readonly<Record<string, number>> {
  return {
    // 1 blocks all storage of third parties, 5 keeps it apart for each site, as usual.
    'network.cookie.cookieBehavior.pbmode': isPrivate ? 1 : 5,
    // 0 is dark, 1 is light.
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'ui.prefersReducedMotion': isStill ? 1 : 0,
  };
}

/**
 * Continues in another window of a running Firefox, with other settings for all windows.
 * @returns a function that closes it and goes back to the first window and its settings
 */
async function openFirefoxWindow(call: Call, own: EngineSettings, other: EngineSettings): Promise<() => Promise<void>> {
  const prefer = async (settings: EngineSettings) => {
    const script = 'for (const [name, value] of Object.entries(arguments[0])) Services.prefs.setIntPref(name, value);';
    await call('Marionette:SetContext', { value: 'chrome' });
    await call('ExecuteScript', { script, args: [preferencesOf(settings)] });
    await call('Marionette:SetContext', { value: 'content' });
  };
  await prefer(other);
  const before = await call('GetWindowHandle');
  const { handle } = (await call('NewWindow', { type: 'window', private: other.isPrivate ?? false })) as {
    readonly handle: string;
  };
  await call('SwitchToWindow', { handle });
  return async () => {
    await call('CloseWindow');
    await call('SwitchToWindow', { handle: before });
    await prefer(own);
  };
}

async function startFirefox({ folder, downloads, releases, settings }: Start): Promise<Call> {
  const own = {
    ...preferences,
    ...preferencesOf(settings),
    'browser.download.dir': downloads,
  };
  const lines = Object.entries(own).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  await mkdir(join(folder, 'chrome'));
  await writeFile(
    join(folder, 'chrome/userChrome.css'),
    // The tool bar must be laid out: Firefox never opens a session if its address field has no editor.
    ':root { min-width: 0 !important; } #navigator-toolbox { max-height: 0; overflow: hidden; border: 0 !important; }',
  );
  // System access lets a script change preferences.
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', folder];
  launch('firefox-esr', args, releases, {
    HOME: folder,
    MOZ_HEADLESS_WIDTH: '1400',
    MOZ_HEADLESS_HEIGHT: '1300',
  });
  const port = await untilReady(
    async () => Number(await readFile(join(folder, 'MarionetteActivePort'), 'utf8')) || undefined,
  );
  return await openOverMarionette(port, { strictFileInteractability: false });
}
