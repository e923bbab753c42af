import { ProductError } from '../../../shared/errors.ts';

/** @returns a place in a list as clients carry it: they read nothing in it. */
export function writeCursor(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** @returns what {@link writeCursor} was given, or anything at all: a cursor is what a client sent. */
export function readCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}

/** For a cursor that names no place in its list. */
export function unknownCursor(): ProductError {
  return new ProductError('invalid-input', { fields: { cursor: 'This is not a valid cursor.' } });
}
