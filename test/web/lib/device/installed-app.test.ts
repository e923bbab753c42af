// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canInstall, installApp, keepInstallOffer } from '../../../../web/src/lib/device/install-offer.ts';
import {
  requestPersistentStorage,
  canGoOnHomeScreen,
  keepApp,
  readOfflineState,
} from '../../../../web/src/lib/device/installed-app.ts';
import { leaveWorker } from '../../../../web/src/lib/device/leave-worker.ts';
import { openShortcut } from '../../../../web/src/lib/page/shortcut.ts';
import { endSession, startSession } from '../../../../web/src/lib/account/session.ts';
import { holdOngoingWork } from '../../../../web/src/lib/page/unsaved-work.ts';
import { i18n } from '../../../../web/src/words/catalogue.ts';
import { waitForWords } from '../../../../web/src/words/word-problem.ts';
import { makeSession } from '../../support/people.ts';
import { pretendSafari } from '../../support/pretend-safari.ts';

type FakeRegistration = EventTarget & {
  waiting: { postMessage: (message: string) => void } | null;
  active: object | null;
  update: () => Promise<void>;
  unregister: () => Promise<boolean>;
};

let container: EventTarget & { register: () => Promise<FakeRegistration>; getRegistration: () => Promise<unknown> };
let registration: FakeRegistration;
let page: { own: () => string; reload: () => void };

function setPage(name: string, value: unknown, target: object = navigator): void {
  Object.defineProperty(target, name, { configurable: true, value });
}

function look(isHidden: boolean): void {
  setPage('hidden', isHidden, document);
  document.dispatchEvent(new Event('visibilitychange'));
}

const tellNewest = (newestEntry: string) =>
  container.dispatchEvent(Object.assign(new Event('message'), { data: { newestEntry } }));

beforeEach(() => {
  page = { own: () => '/assets/index-1.js', reload: vi.fn() };
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    active: { postMessage: vi.fn() },
    update: vi.fn(async () => undefined),
    unregister: vi.fn(async () => true),
  });
  container = Object.assign(new EventTarget(), {
    register: async () => registration,
    getRegistration: async () => registration,
  });
  setPage('serviceWorker', container);
  vi.stubGlobal('caches', { keys: async () => [], delete: async () => false });
});

afterEach(() => {
  for (const name of ['serviceWorker', 'onLine', 'storage']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'hidden');
  vi.unstubAllGlobals();
});

test('a release that waits takes over once nobody looks and nothing holds the page, and the page is reloaded once', async () => {
  await keepApp(page);
  const release = holdOngoingWork();
  const postMessage = vi.fn();
  registration.waiting = { postMessage };
  look(false);
  look(true);
  expect(postMessage).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith('take-over'));

  registration.waiting = null;
  tellNewest('/assets/index-2.js');
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('each release on the device hears the page’s language once, also one that waits or comes later', async () => {
  const [waiting, installing] = [{ postMessage: vi.fn() }, { postMessage: vi.fn(), addEventListener: vi.fn() }];
  registration.waiting = waiting;
  await keepApp(page);
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ language: 'en' });
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event('updatefound'));
  i18n.load('de', {});
  i18n.activate('de');
  // These words are news as well. They would come to the page of a later test.
  await waitForWords();
  i18n.activate('en');
  expect(installing.postMessage.mock.calls).toEqual(['en', 'de', 'en'].map((language) => [{ language }]));
  expect(waiting.postMessage).toHaveBeenCalledTimes(3);
});

test('whoever looks at the page, has no connection, or has the newest release already, keeps the page', async () => {
  await keepApp(page);
  look(false);
  tellNewest('/assets/index-2.js');
  setPage('onLine', false);
  look(true);
  expect(page.reload).not.toHaveBeenCalled();
  tellNewest('/assets/index-1.js');
  Reflect.deleteProperty(navigator, 'onLine');
  look(true);
  expect(page.reload).not.toHaveBeenCalled();
});

test('a connection that comes back is asked for a new release, and what fails then is nobody’s trouble', async () => {
  registration.update = vi.fn(async () => Promise.reject(new TypeError('no connection')));
  await keepApp(page);
  window.dispatchEvent(new Event('online'));
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test('a browser that keeps nothing goes on without it, and says so', async () => {
  expect(await readOfflineState()).toBe('ready');
  registration.active = null;
  expect(await readOfflineState()).toBe('not-yet');
  vi.stubGlobal('caches', { keys: async () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect(await readOfflineState()).toBe('never');
  container.register = async () => Promise.reject(new DOMException('no', 'SecurityError'));
  await expect(keepApp(page)).resolves.toBeUndefined();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(await readOfflineState()).toBe('never');
  await expect(keepApp(page)).resolves.toBeUndefined();
  await expect(leaveWorker()).resolves.toBeUndefined();
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
});

test('a page that cannot start leaves its worker only where the server answers: a network may lead nowhere', async () => {
  registration.unregister = vi.fn(async () => true);
  const answers = [
    Promise.reject(new TypeError('no answer')),
    new Response('', { status: 503 }),
    new Response('<html>'),
  ];
  const left = [];
  for (const answer of answers) {
    vi.stubGlobal('fetch', async () => await answer);
    await leaveWorker();
    left.push(vi.mocked(registration.unregister).mock.calls.length);
  }
  expect(left).toEqual([0, 0, 1]);
});

test('after studying the browser is asked to keep what is here, and a refusal is taken', async () => {
  const persist = vi.fn(async () => Promise.reject(new TypeError('no')));
  setPage('storage', { persist });
  await requestPersistentStorage();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser that keeps everything already is not asked again', async () => {
  const persist = vi.fn(async () => true);
  setPage('storage', { persist, persisted: async () => true });
  await requestPersistentStorage();
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['Safari on an iPhone', 'iPhone', {}, true],
  ['Safari on an iPad', 'iPad', {}, true],
  ['the app on the Home Screen', 'iPad', { isOnHomeScreen: true }, false],
  ['Chrome', 'iPhone', { end: 'CriOS/142.0 Mobile/15E148 Safari/604.1' }, false],
  ['Firefox', 'iPad', { end: 'FxiOS/144.0 Safari/605.1.15' }, false],
  ['Edge', 'iPhone', { end: 'Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/605.1.15' }, false],
  ['DuckDuckGo', 'iPhone', { end: 'Version/18.5 Mobile/15E148 Safari/604.1 Ddg/18.5' }, false],
  ['a web view of another app', 'iPhone', { end: 'Mobile/15E148 [FBAN/FBIOS;FBAV/540]' }, false],
] as const)('%s is asked to go on the Home Screen, or not', (_name, device, agent, expected) => {
  pretendSafari(device, agent);
  expect(canGoOnHomeScreen()).toBe(expected);
});

test('Safari on a Mac, which has no Home Screen, is not asked to go there', () => {
  pretendSafari('iPad');
  Reflect.deleteProperty(navigator, 'standalone');
  expect(canGoOnHomeScreen()).toBe(false);
});

test('the browser’s offer to install waits for whoever wants it, and is good for one question', async () => {
  keepInstallOffer();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect([offer.defaultPrevented, canInstall()]).toEqual([true, true]);
  await installApp();
  await installApp();
  expect([prompt.mock.calls.length, canInstall()]).toEqual([1, false]);
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  window.dispatchEvent(new Event('appinstalled'));
  expect(canInstall()).toBe(false);
});

test('a shortcut opens its place for a learner who is or gets signed in, and nothing for anybody else', () => {
  window.history.replaceState(null, '', '/?open=study');
  startSession(makeSession('parent'));
  expect(window.location.search).toBe('?open=study');
  endSession('signed-out');
  const { user } = makeSession('learner');
  startSession(makeSession('learner'));
  expect([window.location.search, window.history.state]).toMatchObject([
    '',
    { depth: 1, place: { owner: user.id, at: { tab: 'study', deck: { id: 'today' } } } },
  ]);
  window.history.replaceState(null, '', '/?open=constructor');
  openShortcut();
  expect(window.location.search).toBe('?open=constructor');
  window.history.replaceState(null, '', '/');
});
