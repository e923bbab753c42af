import { expect, it } from 'vitest';
import { getMedia, storeMedia } from '../../../shared/routes/media.ts';
import { sampleOf } from '../../support/files/sample-media.ts';
import { makeFamily } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

it('what says where and when a picture was taken is not stored, also when it comes past the browser', async () => {
  const product = await openTestProduct();
  const { parent, household } = await makeFamily(product);
  const store = async (body: Blob) =>
    await product.call(storeMedia, parent.token, { params: { householdId: household.id }, body });
  const place = 'GPS 52.5200N 13.4050E';
  const plain = sampleOf('image/jpeg', 'a picture');
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 2 + 6 + place.length]), Buffer.from(`Exif\0\0${place}`)]);
  const file = new Blob([plain.slice(0, 2), exif, plain.slice(2)], { type: 'image/jpeg' });
  const { id, bytes } = await store(file);
  expect(bytes).toBe(plain.length);
  const { body } = await product.send(getMedia, parent.token, { params: { mediaId: id } });
  expect(Buffer.from(await (body as Blob).arrayBuffer())).toEqual(Buffer.from(plain));
  expect(await store(new Blob([plain], { type: 'image/jpeg' }))).toMatchObject({ id });
});
