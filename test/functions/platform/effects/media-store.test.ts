import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3MediaStore, type MediaStore, readPlace } from '../../../../functions/platform/effects/media-store.ts';
import { createMediaDirectory, createMediaMemory } from '../../../../infra/local/gateway/local-media.ts';

let folder: string;
let server: S3rver;
let bucket: MediaStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-media-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  bucket = createS3MediaStore({
    bucket: 'media',
    client: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      requestHandler: { requestTimeout: 30_000 },
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const stores: readonly (readonly [string, () => MediaStore])[] = [
  ['a bucket of S3', () => bucket],
  ['a folder of this machine', () => createMediaDirectory(join(folder, 'media'))],
  ['memory', createMediaMemory],
];

describe.each(stores)('files in %s', (_, open) => {
  const store = () => (opened ??= open());
  let opened: MediaStore | undefined;
  const at = (householdId: string, media: string, upload = 'U1') => ({ householdId, media, upload });
  const bytes = new Uint8Array([0, 1, 127, 128, 255, 10, 13]);
  const put = async (...place: Parameters<typeof at>) => await store().put(at(...place), bytes, 'image/webp');

  it('are read as they were written, and replaced by what comes later', async () => {
    await put('A', 'M1');
    expect(await store().get(at('A', 'M1'))).toEqual(bytes);
    const large = new Uint8Array(400 * 1024).fill(7);
    await store().put(at('A', 'M1'), large, 'image/webp');
    expect(await store().get(at('A', 'M1'))).toEqual(large);
  });

  it('are nothing where there are none', async () => {
    expect(await store().get(at('A', 'M1', 'U2'))).toBeUndefined();
    expect(await store().get(at('nobody', 'M1'))).toBeUndefined();
    expect(await store().list('nobody')).toEqual([]);
    await store().removeAllOf('nobody');
  });

  it('are removed one by one, also when they are gone already', async () => {
    await put('B', 'M1');
    await put('B', 'M2');
    await store().remove(at('B', 'M1'));
    await store().remove(at('B', 'M1'));
    expect(await store().list('B')).toEqual([at('B', 'M2')]);
    expect(await store().get(at('B', 'M1'))).toBeUndefined();
  });

  it('of a household are listed and removed together, and another’s stay, even one whose id begins alike', async () => {
    for (const upload of ['U1', 'U2', 'U3']) await put('C', 'M1', upload);
    await put('CC', 'M1');
    const places = await store().list('C');
    expect(places.map(({ upload }) => upload).toSorted()).toEqual(['U1', 'U2', 'U3']);
    await store().removeAllOf('C');
    expect([await store().list('C'), await store().list('CC')]).toEqual([[], [at('CC', 'M1')]]);
    await store().removeAllOf('CC');
  });

  it('that come twice at once are there once', async () => {
    await Promise.all([put('D', 'M1'), put('D', 'M1'), put('D', 'M1')]);
    expect(await store().list('D')).toEqual([at('D', 'M1')]);
    expect(await store().get(at('D', 'M1'))).toEqual(bytes);
  });
});

it('a folder keeps nothing of a file that was not written to its end, nor lists what is none', async () => {
  const directory = join(folder, 'whole');
  const store = createMediaDirectory(directory);
  await store.put({ householdId: 'A', media: 'M', upload: 'U' }, new Uint8Array([1]), 'image/png');
  expect(await readdir(directory)).toEqual(['A']);
  expect(['A/M', 'A/M/U/more', 'A//U', ''].map(readPlace)).toEqual([[], [], [], []]);
});
