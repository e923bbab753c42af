import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, optionalText } from './text.ts';
import { problem } from './problem.ts';

/** Media types allowed on a card. None of them can execute in a browser. */
export const mediaTypes = ['image/webp', 'image/jpeg', 'image/png', 'audio/webm', 'audio/mpeg', 'audio/mp4'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const mediaSchema = z.object({ id: idText, type: z.enum(mediaTypes), bytes: z.int() });

/** A picture or sound on a card's side, with alternative text. */
const cardMedia = z.object({ id: idText, alt: z.optional(z.string()) });
export type CardMedia = z.infer<typeof cardMedia>;

/** A card's media per side, in order; absent if there is none. */
export const sideMedia = { frontMedia: z.optional(z.array(cardMedia)), backMedia: z.optional(z.array(cardMedia)) };

const chosenMediaList = z
  .array(z.strictObject({ id: idText, alt: optionalText(limits.altLength) }))
  .check(z.maxLength(limits.mediaPerSide, problem('tooManyMedia', { most: limits.mediaPerSide })));
const chosenMedia = z.optional(chosenMediaList);

/** Input for a card's media. In a change, an empty list removes all and an absent one changes nothing. */
export const chosenSideMedia = { frontMedia: chosenMedia, backMedia: chosenMedia };

const isFormatted = z.optional(z.literal('formatted'));

/** What a quiz's question shows besides its texts, see `ShownSides`. */
export const questionSides = {
  questionMedia: z.optional(z.array(cardMedia)),
  optionMedia: z.optional(z.array(z.array(cardMedia))),
  format: isFormatted,
};

/** A card as it is shown: its texts with their format, and its media. */
export const shownCard = { front: z.string(), back: z.string(), ...sideMedia, format: isFormatted };

/** Input for what a question shows besides its texts; the media of options are those of the sent ones, in order. */
export const chosenQuestionSides = {
  questionMedia: chosenMedia,
  optionMedia: z.optional(z.array(chosenMediaList)),
  format: isFormatted,
};
