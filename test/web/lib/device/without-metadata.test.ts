import { expect, test } from 'vitest';
import { withoutMetadata } from '../../../../web/src/lib/device/without-metadata.ts';
import { join, sampleOf } from '../../../support/files/sample-media.ts';

test('a sound leaves the browser without what says where it was made', async () => {
  const tag = join('ID3\u0004\0\0\0\0\0\u0014', 'GPS 52.5200N 13.405E');
  const file = new Blob([tag, sampleOf('audio/mpeg')], { type: 'audio/mpeg' });
  const sent = await withoutMetadata(file);
  expect(sent.type).toBe('audio/mpeg');
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(sampleOf('audio/mpeg'));
});

test.each(['image/jpeg', 'text/plain'])(
  'what cannot be read as %s goes as it is: the server refuses it in words',
  async (type) => {
    const file = new Blob(['no picture'], { type });
    expect(await withoutMetadata(file)).toBe(file);
  },
);
