import * as z from 'zod';
import { limits } from '../limits.ts';

/** The query fields of every list that pages. */
export const pageQuery = {
  limit: z.coerce.number('This is not a number.').int().min(1).max(limits.pageSize).optional(),
  /** Opaque; taken from the `Link` header of the page before. */
  cursor: z.string().max(256).regex(/^[A-Za-z0-9_-]+$/, 'This is not a valid cursor.').optional(),
};

/** The beginning of a name or an e-mail, in any case. */
export const searchText = z.string().trim().toLowerCase().max(limits.emailLength).optional();
