// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserPage, loadScreen } from '../../../../web/src/lib/page/load-screen.ts';
import { holdOngoingWork, holdUnsavedWork } from '../../../../web/src/lib/page/unsaved-work.ts';

const Screen = () => null;
const failToLoad = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const reload = vi.fn();

/** Returns a page of release `own` while the server has release `newest`. */
const pageOf = (own: string, newest: string | undefined) => ({
  own: () => own,
  findNewest: async () => newest,
  reload,
});

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

/** Waits until a failed load requests a page reload. The promise of the load itself never settles then. */
async function expectReload(page: ReturnType<typeof pageOf>): Promise<void> {
  reload.mockClear();
  void loadScreen(failToLoad, page);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
}

async function expectNoReload(kind: string, page: ReturnType<typeof pageOf>): Promise<void> {
  reload.mockClear();
  await expect(loadScreen(failToLoad, page)).resolves.toMatchObject({ kind });
  expect(reload).not.toHaveBeenCalled();
}

test('a screen that is there is loaded without asking for releases', async () => {
  await expect(loadScreen(async () => Screen, pageOf('1', '2'))).resolves.toEqual({ kind: 'loaded', Screen });
});

describe('a chunk that is missing', () => {
  test('reloads the page when the server has a newer release', async () => {
    await expectReload(pageOf('1', '2'));
  });

  test('reloads the page when the server has the same release: the browser remembers a module that it could not fetch', async () => {
    await expectReload(pageOf('1', '1'));
  });

  test('is a broken release when it is missing there after a reload, too', async () => {
    await expectReload(pageOf('1', '2'));
    await expectReload(pageOf('2', '2'));
    await expectNoReload('broken', pageOf('2', '2'));
  });

  test('never reloads twice from one release, should a cache go on serving it', async () => {
    await expectReload(pageOf('1', '2'));
    await loadScreen(async () => Screen, pageOf('1', '2'));
    await expectNoReload('broken', pageOf('1', '2'));
  });

  test('reloads again in a tab that lives to see the release after', async () => {
    await expectReload(pageOf('1', '2'));
    await expectReload(pageOf('2', '3'));
  });

  test('leaves the page where the server cannot be reached: a reload would show nothing at all', async () => {
    await expectNoReload('not-loaded', pageOf('1', undefined));
  });

  test.each([
    ['unsaved', holdUnsavedWork],
    ['ongoing', holdOngoingWork],
  ])('never reloads over %s work, and does once that is over', async (_, hold) => {
    const release = hold();
    await expectNoReload('outdated', pageOf('1', '2'));
    await expectNoReload('not-loaded', pageOf('2', '2'));
    release();
    await expectReload(pageOf('1', '2'));
  });
});

describe('the release of a page', () => {
  const page = (script: string) => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;

  test('is its first script, here and at the server', async () => {
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: '/assets/index-1a.js' }),
    );
    const fetchPage = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(page('/assets/index-2b.js')));
    expect([browserPage.own(), await browserPage.findNewest()]).toEqual(['/assets/index-1a.js', '/assets/index-2b.js']);
    expect(fetchPage).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
  });

  test.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error of the server', async () => new Response(page('/assets/index-2b.js'), { status: 503 })],
    ['the page of a hotel', async () => new Response('<!doctype html>Please sign in')],
  ])('is unknown with %s', async (_, answer) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    expect(await browserPage.findNewest()).toBeUndefined();
  });
});
