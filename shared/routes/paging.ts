import * as z from 'zod';
import { limits } from '../limits.ts';

const whichLimit = `A page has 1 to ${limits.pageSize.toLocaleString('en')} items.`;

/** The query fields of every list that pages. */
export const pageQuery = {
  limit: z.coerce.number(whichLimit).int(whichLimit).min(1, whichLimit).max(limits.pageSize, whichLimit).optional(),
  /** Opaque; taken from the `Link` header of the page before. */
  cursor: z
    .string()
    .max(2_048)
    .regex(/^[A-Za-z0-9_-]+$/, 'This is not a valid cursor.')
    .optional(),
};

/** The beginning of a name or an e-mail, in any case. */
export const searchText = z.string().trim().toLowerCase().max(limits.emailLength).optional();
