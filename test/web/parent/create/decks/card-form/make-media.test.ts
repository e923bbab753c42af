import { expect, it } from 'vitest';
import { limits } from '../../../../../../shared/limits.ts';
import { describeUnfit } from '../../../../../../web/src/parent/create/decks/card-form/describe-unfit.ts';
import {
  shrinkPicture,
  takeSound,
  UnfitFileError,
} from '../../../../../../web/src/parent/create/decks/card-form/make-media.ts';

/** Returns a fake encoder with this many bytes per pixel at full quality. */
function drawWith(bytesPerPixel: number) {
  const drawn: { width: number; height: number; quality: number }[] = [];
  const draw = async (width: number, height: number, quality: number): Promise<Blob> => {
    drawn.push({ width, height, quality });
    return await Promise.resolve(new Blob([new Uint8Array(Math.ceil(width * height * bytesPerPixel * quality))]));
  };
  return { drawn, draw };
}

it('a picture keeps its shape and is no longer than a card shows; a small one stays as large as it is', async () => {
  const wide = drawWith(0.01);
  await shrinkPicture({ width: 4_000, height: 1_000 }, wide.draw);
  expect(wide.drawn).toMatchObject([{ width: limits.picturePixels, height: limits.picturePixels / 4 }]);
  const small = drawWith(0.01);
  await shrinkPicture({ width: 30, height: 20 }, small.draw);
  expect(small.drawn).toMatchObject([{ width: 30, height: 20 }]);
});

it('a picture that is too many bytes loses quality first, then size, until it is few enough', async () => {
  const { drawn, draw } = drawWith(0.3);
  const { size } = await shrinkPicture({ width: 3_000, height: 3_000 }, draw);
  expect(size).toBeLessThanOrEqual(limits.pictureBytes);
  expect(drawn.length).toBeGreaterThan(3);
  expect(drawn.map(({ width }) => width)).toEqual(drawn.map(({ width }) => width).toSorted((a, b) => b - a));
});

async function refusalOf(made: Promise<Blob>): Promise<string> {
  const error: unknown = await made.catch((reason: unknown) => reason);
  return error instanceof UnfitFileError ? describeUnfit(error.reason) : '';
}

it('a picture that never gets small enough, and a sound of another kind or too many bytes, are refused in words', async () => {
  expect(await refusalOf(shrinkPicture({ width: 900, height: 900 }, drawWith(100).draw))).toContain('small enough');
  expect(
    await refusalOf(shrinkPicture({ width: 9, height: 9 }, async () => await Promise.resolve(undefined))),
  ).toContain('small enough');
  expect(await refusalOf(takeSound(new Blob(['a'], { type: 'audio/wav' })))).toContain('MP3, M4A or WebM');
  const long = new Blob([new Uint8Array(limits.soundBytes + 1)], { type: 'audio/mpeg' });
  expect(await refusalOf(takeSound(long))).toContain('up to 300 KB');
});
