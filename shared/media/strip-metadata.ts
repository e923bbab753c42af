import type { MediaType } from '../schemas/media.ts';
import { stripJpeg, stripPng, stripWebp } from './strip-picture.ts';
import { stripMp3, stripMp4, stripWebm } from './strip-sound.ts';

const strippers: Readonly<Record<MediaType, (bytes: Uint8Array) => Uint8Array | undefined>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'audio/mpeg': stripMp3,
  'audio/mp4': stripMp4,
  'audio/webm': stripWebm,
};

/** @returns whether a type, as a file says it, is one of those that a card can show. */
export function isStrippable(type: string): type is MediaType {
  return Object.hasOwn(strippers, type);
}

/**
 * Takes out of a picture or a sound what says where, when, by whom and with what it was made: nothing stays but what is needed to show or play it.
 * Browsers call it before anything leaves the device, and the server before anything is stored. What it returns it leaves as it is.
 * @returns nothing for a file that is not built as its type says, or that holds more than one picture or sound.
 */
export function stripMetadata(type: MediaType, bytes: Uint8Array): Uint8Array | undefined {
  return strippers[type](bytes);
}
