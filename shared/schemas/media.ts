import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, optionalText } from './text.ts';

/** What can be put on a card: nothing that a browser would run. */
export const mediaTypes = ['image/webp', 'image/jpeg', 'image/png', 'audio/webm', 'audio/mpeg', 'audio/mp4'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A picture or a sound of a household. */
export const mediaSchema = z.object({ id: idText, type: z.enum(mediaTypes), bytes: z.int() });

/** A picture or a sound on a side of a card, and what it shows or says for those who do not see or hear it. */
const cardMedia = z.object({ id: idText, alt: z.optional(z.string()) });
export type CardMedia = z.infer<typeof cardMedia>;

/** What a card shows on each side beside its text, in order; absent where there is nothing. */
export const sideMedia = { frontMedia: z.optional(z.array(cardMedia)), backMedia: z.optional(z.array(cardMedia)) };

const chosenMedia = z.optional(
  z
    .array(z.strictObject({ id: idText, alt: optionalText(limits.altLength) }))
    .check(z.maxLength(limits.mediaPerSide, `At most ${limits.mediaPerSide} pictures and sounds on a side.`)),
);

/** The same, as somebody chooses it. In a change an empty list takes all away, and an absent one leaves all. */
export const chosenSideMedia = { frontMedia: chosenMedia, backMedia: chosenMedia };
