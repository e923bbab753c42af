import { beforeEach, expect, test, vi } from 'vitest';

type Handler = (event: object) => void;

/** Not named in the import, because its types are those of a worker, not of a page. */
const workerFile = '../../../web/service-worker/service-worker.ts';

const handlers: Handler[] = [];
const caches = new Map<string, Map<string, Response>>();
/** Fetches that wait, by path. */
let fetches: Map<string, PromiseWithResolvers<void>>;

const openCache = (name: string) => {
  const files = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, files);
  return {
    put: async (path: string, file: Response) => void files.set(path, file),
    add: async (path: string) => {
      const fetched = Promise.withResolvers<void>();
      fetches.set(path, fetched);
      await fetched.promise;
      files.set(path, new Response(path));
    },
    delete: async (path: string) => files.delete(path),
  };
};

const listKept = () => [...(caches.get('flashspark.release.1')?.keys() ?? [])];

beforeEach(async () => {
  vi.resetModules();
  handlers.length = 0;
  caches.clear();
  fetches = new Map();
  const hear = (type: string, handler: Handler): void => void (type === 'message' && handlers.push(handler));
  vi.stubGlobal('self', { addEventListener: hear, location: { origin: 'https://app.example' } });
  vi.stubGlobal('builtRelease', {
    id: '1',
    entry: '/assets/start.js',
    files: [],
    languages: { de: ['/assets/de.js'], fr: ['/assets/fr.js'], es: ['/assets/es.js'] },
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    match: async (path: string, { cacheName }: CacheQueryOptions & { cacheName?: string }) =>
      [...caches]
        .find(([name, files]) => (cacheName ?? name) === name && files.has(path))?.[1]
        .get(path)
        ?.clone(),
  });
  await import(workerFile);
});

/** Tells the worker a language. @returns when it has cached the words */
async function tell(language: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  for (const handler of handlers) handler({ data: { language }, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

const waitForFetch = async (path: string) => await vi.waitFor(() => expect(fetches.has(path)).toBe(true));

test('words of a language that come after the next was chosen don’t stay', async () => {
  const german = tell('de');
  await waitForFetch('/assets/de.js');
  const english = tell('en');
  await new Promise((resolve) => setImmediate(resolve));
  fetches.get('/assets/de.js')?.resolve();
  await Promise.all([german, english]);
  expect(listKept()).toEqual([]);
});

test('the words of a language that was chosen only in passing aren’t fetched, and a failed fetch stops nothing', async () => {
  const german = tell('de');
  await waitForFetch('/assets/de.js');
  const others = [tell('fr'), tell('es')];
  fetches.get('/assets/de.js')?.reject(new TypeError('no connection'));
  await waitForFetch('/assets/es.js');
  fetches.get('/assets/es.js')?.resolve();
  await Promise.all([german, ...others]);
  expect([...fetches.keys()]).toEqual(['/assets/de.js', '/assets/es.js']);
  expect(listKept()).toEqual(['/assets/es.js']);
  expect(await caches.get('flashspark.releases')?.get('/language')?.json()).toBe('es');
});
