import { ProductError } from '../../../shared/errors.ts';
import { problem } from '../../../shared/schemas/problem.ts';

/** @returns a list position as an opaque cursor for clients. */
export function writeCursor(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** @returns the decoded text of a cursor. It is untrusted, since clients send it. */
export function readCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}

/** @returns the error for a cursor that names no position in its list. */
export function unknownCursor(): ProductError {
  return new ProductError('invalid-input', { problemTexts: { cursor: problem('invalidCursor') } });
}
