import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { coverColours, leaveOutEqual, mediaOfCard, placePattern } from '../card-marks.ts';
import { chosenSideMedia, sideMedia } from './media.ts';
import { atMost, idText, instantText, optionalLanguage, optionalText, requiredText, wellFormed } from './text.ts';

/** What language a side of all cards is in, as BCP 47 tags; absent where nobody said. */
export const sideLanguages = { frontLanguage: z.optional(z.string()), backLanguage: z.optional(z.string()) };
export type SideLanguages = z.infer<z.ZodMiniObject<typeof sideLanguages>>;

/** How a deck's cards are answered: turned over and judged by the learner, chosen from four answers, typed, or turned over after they were heard. Absent: `flip`. */
export const answerWay = z.enum(['flip', 'choose', 'type', 'listen']);
export type AnswerWay = z.infer<typeof answerWay>;

/** Which side of its cards a deck asks; `both`: each side for itself, with a memory of its own. Absent: `front`. */
export const askedSide = z.enum(['front', 'back', 'both']);
export type AskedSide = z.infer<typeof askedSide>;

/** How the sides of a deck's cards are read: as they stand, or with the small Markdown of `shared/rich-text`. Absent: `plain`. */
export const textFormat = z.enum(['plain', 'formatted']);
export type TextFormat = z.infer<typeof textFormat>;

/** Which ready deck of the library a deck was taken from, with what was chosen for it as a query string. Absent: the family's own. */
const libraryOrigin = z.strictObject({
  id: z.string().check(atMost(limits.libraryIdLength), z.regex(/^[a-z-]+$/, 'This is no ready deck.')),
  version: z.int().check(z.minimum(1), z.maximum(limits.libraryVersion)),
  options: z.optional(z.string().check(wellFormed, atMost(limits.libraryOptionsLength))),
});
export type LibraryOrigin = z.infer<typeof libraryOrigin>;

/** A flag, a keycap, or a picture with all that belongs to it (a skin, another picture joined to it). */
const emojiForm = /^(?:\p{RI}{2}|[#*0-9]\u{FE0F}?\u{20E3}|\p{Emoji_Presentation}|\p{Extended_Pictographic})/u;

/** Whether a text is one emoji and nothing else: newer ones than this runtime knows, too. */
function isOneEmoji(text: string): boolean {
  return emojiForm.test(text) && [...new Intl.Segmenter('en').segment(text)].length === 1;
}

/** By what a deck is known at a glance. */
const deckCover = z.strictObject({
  colour: z.enum(coverColours),
  emoji: z.optional(z.string().check(atMost(limits.emojiLength), z.refine(isOneEmoji, 'One emoji, please.'))),
});
export type DeckCover = z.infer<typeof deckCover>;

/** What a family chooses in a deck's form. */
const formChoices = {
  answerWay: z.optional(answerWay),
  asks: z.optional(askedSide),
  format: z.optional(textFormat),
  cover: z.optional(deckCover),
};

/** What is chosen for a deck as a whole, and which ready deck it was. */
export const deckChoices = { ...formChoices, library: z.optional(libraryOrigin) };
export type DeckChoices = z.infer<z.ZodMiniObject<typeof deckChoices>>;

/** @returns what of these was chosen. */
export function choicesOf({ answerWay: way, asks, format, cover, library }: DeckChoices): DeckChoices {
  return {
    ...(way && { answerWay: way }),
    ...(asks && { asks }),
    ...(format && { format }),
    ...(cover && { cover }),
    ...(library && { library }),
  };
}

export const deckSchema = z.object({
  id: idText,
  householdId: idText,
  name: z.string(),
  description: z.optional(z.string()),
  /** What it is about, as the family calls it: decks are grouped by it. */
  subject: z.optional(z.string()),
  ...sideLanguages,
  totalCards: z.int(),
  /** A learner's own count; for grown-ups the highest count among the household's learners. */
  masteredCards: z.int(),
  /** How many cards the learner has met; absent until there is one, and for grown-ups. */
  studiedCards: z.optional(z.int()),
  /** Correct ÷ answered, 0 to 1; absent until there is a review. */
  accuracy: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Cards that a session opened now would serve as due or new; for grown-ups the highest count among the learners. */
  dueCards: z.int(),
  ...deckChoices,
  /** Since when it is put away: then only grown-ups see it, and nothing of it is due. */
  archivedAt: z.optional(instantText),
  createdAt: instantText,
});
export type Deck = z.infer<typeof deckSchema>;

/** By which code another family takes a copy of a deck, until when, and how many have. */
export const deckShareSchema = z.object({ code: z.string(), expiresAt: instantText, takes: z.int() });
export type DeckShare = z.infer<typeof deckShareSchema>;

export const deckName = requiredText(limits.nameLength, 'Deck name is required');

/** What somebody types, and chooses, for a new deck. */
export const deckTexts = z.strictObject({
  name: deckName,
  description: optionalText(limits.descriptionLength),
  subject: optionalText(limits.subjectLength),
  frontLanguage: optionalLanguage,
  backLanguage: optionalLanguage,
  ...formChoices,
});

const tagText = z
  .string()
  .check(wellFormed, z.normalize('NFC'), z.trim(), z.minLength(1, 'A tag is empty.'), atMost(limits.tagLength));

/** Words by which a card is found again. Two that differ in case alone are one; in a change an empty list takes all away. */
export const cardTags = z
  .array(tagText)
  .check(z.overwrite(leaveOutEqual), z.maxLength(limits.tagsPerCard, `At most ${limits.tagsPerCard} tags on a card.`));

/** Where a card was moved to among those of its deck, see `card-marks.ts`. In a change an empty text takes it back to where it was added. */
export const cardPlace = z.string().check(z.regex(placePattern, 'This is no place in a deck.'));

export const cardSchema = z.object({
  id: idText,
  deckId: idText,
  /** Empty where the side shows a picture or plays a sound alone. */
  front: z.string(),
  back: z.string(),
  ...sideMedia,
  tags: z.optional(z.array(z.string())),
  place: z.optional(z.string()),
  createdAt: instantText,
});
export type Card = z.infer<typeof cardSchema>;

/** Said for a card that lacks a side, whichever it is. */
export const bothSidesNeeded = 'Both front and back are required';

/** A side's text; empty where the side has a picture or a sound instead. */
export const cardText = z.string(bothSidesNeeded).check(wellFormed, z.trim(), atMost(limits.cardSideLength));

/** That a learner said of a card "something is wrong here". */
export const cardFlagSchema = z.object({ cardId: idText, deckId: idText, learnerId: idText, flaggedAt: instantText });
export type CardFlag = z.infer<typeof cardFlagSchema>;

/** What one learner knows of a card, on one of its sides: how often it was answered, and how often wrong, ever. A card that was never answered has none. */
export const cardKnowledgeSchema = z.object({
  cardId: idText,
  learnerId: idText,
  /** Its back was asked. */
  reversed: z.optional(z.literal(true)),
  seen: z.int(),
  wrong: z.int(),
});
export type CardKnowledge = z.infer<typeof cardKnowledgeSchema>;
/** What was imported, as the person knows it: a file's name, the name of a ready deck. */
export const importName = z.optional(z.string().check(wellFormed, z.trim(), atMost(limits.nameLength)));

/** What came into a deck at once, and what of it can be taken back. */
export const deckImport = z.object({
  /** Made by the client; only its deck knows it. */
  id: idText,
  name: importName,
  startedAt: instantText,
  /** Cards that were added, that got other sides, and that were removed. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** An undo that began and is not through is gone on with. */
  undo: z.enum(['possible', 'begun', 'done']),
});
export type DeckImport = z.infer<typeof deckImport>;

/** Front and back of one card, and its tags, as somebody makes it. */
export const cardSides = z
  .strictObject({ front: cardText, back: cardText, ...chosenSideMedia, tags: z.optional(cardTags) })
  .check(({ value, issues }) => {
    for (const side of listBareSides(value))
      issues.push({ code: 'custom', path: [side], message: bothSidesNeeded, input: value[side] });
  });
export type CardSides = z.infer<typeof cardSides>;

/** @returns what a call writes that brings pictures and sounds: its cards and each picture or sound once; 0 where it brings none. */
export function countShown(cards: readonly CardSides[]): number {
  const shown = cards.flatMap((card) => mediaOfCard(card));
  return shown.length === 0 ? 0 : cards.length + new Set(shown.map(({ id }) => id)).size;
}

/** @returns the sides of a card that would show nothing. */
export function listBareSides({ front, back, frontMedia = [], backMedia = [] }: SidesToCheck): ('front' | 'back')[] {
  const bareFront = front === '' && frontMedia.length === 0;
  const bareBack = back === '' && backMedia.length === 0;
  return [...(bareFront ? (['front'] as const) : []), ...(bareBack ? (['back'] as const) : [])];
}

interface SidesToCheck {
  readonly front: string;
  readonly back: string;
  readonly frontMedia?: readonly unknown[] | undefined;
  readonly backMedia?: readonly unknown[] | undefined;
}
