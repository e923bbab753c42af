import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { problem } from '../schemas/problem.ts';

const whichLimit = problem('askForItems', { most: limits.pageSize });

export const pageQuery = {
  limit: z.optional(
    z.coerce
      .number(whichLimit)
      .check(z.int(whichLimit), z.minimum(1, whichLimit), z.maximum(limits.pageSize, whichLimit)),
  ),
  /** Opaque position at which the page starts; taken from the previous page's `Link` header. */
  cursor: z.optional(
    z.string().check(z.maxLength(limits.cursorLength), z.regex(/^[A-Za-z0-9_-]+$/, problem('invalidCursor'))),
  ),
};

/** Prefix of a name or an email, case-insensitive. */
export const searchText = z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.emailLength)));
