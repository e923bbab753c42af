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

/** @returns whether a declared media type is one that cards can show */
export function isStrippable(type: string): type is MediaType {
  return Object.hasOwn(strippers, type);
}

/**
 * Removes metadata (location, time, author, device) from a picture or sound; only what is needed to show or play it stays. Browsers call it before uploading,
 * and the server before storing. Idempotent.
 * @returns the stripped bytes; undefined if the file doesn't match its type or contains more than one picture or sound
 */
export function stripMetadata(type: MediaType, bytes: Uint8Array): Uint8Array | undefined {
  return strippers[type](bytes);
}
