import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { coverColours, leaveOutEqual, mediaOfCard, placePattern } from '../card-marks.ts';
import { chosenSideMedia, sideMedia } from './media.ts';
import {
  atMost,
  changedText,
  idText,
  instantText,
  optionalLanguage,
  optionalText,
  requiredText,
  wellFormed,
} from './text.ts';
import { problem } from './problem.ts';

/** The languages of a deck's sides as BCP 47 tags; absent if unknown. */
export const sideLanguages = { frontLanguage: z.optional(z.string()), backLanguage: z.optional(z.string()) };
export type SideLanguages = z.infer<z.ZodMiniObject<typeof sideLanguages>>;

/** How a deck's cards are answered: flipped and self-rated, chosen from four answers, typed, or flipped after listening. Default: `flip`. */
export const answerWay = z.enum(['flip', 'choose', 'type', 'listen']);
export type AnswerWay = z.infer<typeof answerWay>;

/** Which side of its cards a deck shows as the question. `both` asks in each direction, each with its own memory. Default: `front`. */
export const askedSide = z.enum(['front', 'back', 'both']);
export type AskedSide = z.infer<typeof askedSide>;

/** How card text is rendered: literally, or as the Markdown subset of `shared/rich-text`. Default: `plain`. */
export const textFormat = z.enum(['plain', 'formatted']);
export type TextFormat = z.infer<typeof textFormat>;

/** The library deck that this deck was taken from; `options` holds the family's choices as a query string. Absent for the family's own decks. */
export const libraryOrigin = z.strictObject({
  id: z.string().check(atMost(limits.libraryIdLength), z.regex(/^[a-z-]+$/, problem('unknownReadyDeck'))),
  version: z.int().check(z.minimum(1), z.maximum(limits.libraryVersion)),
  options: z.optional(z.string().check(wellFormed, atMost(limits.libraryOptionsLength))),
});
export type LibraryOrigin = z.infer<typeof libraryOrigin>;

/** The origin as it is stored and exported: not strict, so that this release still reads what a later one adds. */
export const keptLibraryOrigin = z.object(libraryOrigin.shape);

/** Whether a text is exactly one emoji. Also accepts emoji newer than this runtime's data. */
function isOneEmoji(text: string): boolean {
  // A flag, a keycap, or a pictograph with its modifiers (skin tone, joined emoji). Made here, because it takes a function's start a millisecond.
  const form = /^(?:\p{RI}{2}|[#*0-9]\u{FE0F}?\u{20E3}|\p{Emoji_Presentation}|\p{Extended_Pictographic})/u;
  return form.test(text) && [...new Intl.Segmenter('en').segment(text)].length === 1;
}

/** The color and emoji that identify a deck at a glance. */
const deckCover = z.strictObject({
  colour: z.enum(coverColours),
  emoji: z.optional(z.string().check(atMost(limits.emojiLength), z.refine(isOneEmoji, problem('oneEmoji')))),
});
export type DeckCover = z.infer<typeof deckCover>;

const formChoices = {
  answerWay: z.optional(answerWay),
  asks: z.optional(askedSide),
  format: z.optional(textFormat),
  /** Whether children may look at a card's extra before they answer. Such an answer counts as helped. Default: false. */
  extraBefore: z.optional(z.boolean()),
  cover: z.optional(deckCover),
};

export const deckChoices = {
  ...formChoices,
  library: z.optional(libraryOrigin),
  /** Number of cards that the library deck had; absent for decks of earlier releases, which would refuse it inside `library`. */
  libraryCards: z.optional(z.int().check(z.minimum(0), z.maximum(limits.cardsPerDeck))),
};
export type DeckChoices = z.infer<z.ZodMiniObject<typeof deckChoices>>;

/** @returns the options that are set */
export function choicesOf(choices: DeckChoices): DeckChoices {
  const { answerWay: way, asks, format, extraBefore, cover, library, libraryCards } = choices;
  return {
    ...(way && { answerWay: way }),
    ...(asks && { asks }),
    ...(format && { format }),
    ...(extraBefore !== undefined && { extraBefore }),
    ...(cover && { cover }),
    ...(library && { library }),
    ...(libraryCards !== undefined && { libraryCards }),
  };
}

export const deckSchema = z.object({
  id: idText,
  householdId: idText,
  name: z.string(),
  description: z.optional(z.string()),
  /** Free text, by which decks are grouped. */
  subject: z.optional(z.string()),
  ...sideLanguages,
  totalCards: z.int(),
  /** The learner's own count; for grown-ups, the highest count among the household's learners. */
  masteredCards: z.int(),
  /** Cards the learner has answered at least once; absent if 0, and for grown-ups. */
  studiedCards: z.optional(z.int()),
  /** Accuracy: correct ÷ answered, 0 to 1; absent without reviews. */
  accuracy: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Due and new cards that a session opened now would contain; for grown-ups, the highest count among the learners. */
  dueCards: z.int(),
  ...deckChoices,
  /** When the deck was archived. Archived decks are hidden from learners, and none of their cards are due. */
  archivedAt: z.optional(instantText),
  createdAt: instantText,
});
export type Deck = z.infer<typeof deckSchema>;

/** A deck's share code, its expiration, and how many families have taken a copy. */
export const deckShareSchema = z.object({ code: z.string(), expiresAt: instantText, takes: z.int() });
export type DeckShare = z.infer<typeof deckShareSchema>;

export const deckName = requiredText(limits.nameLength, problem('enterDeckName'));

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
  .check(wellFormed, z.normalize('NFC'), z.trim(), z.minLength(1, problem('emptyTag')), atMost(limits.tagLength));

/** Tags for finding a card. Tags that differ only in case are the same. In a change, an empty list removes them all. */
export const cardTags = z
  .array(tagText)
  .check(
    z.overwrite(leaveOutEqual),
    z.maxLength(limits.tagsPerCard, problem('tooManyTags', { most: limits.tagsPerCard })),
  );

/** A card's position in its deck after it was moved, see `card-marks.ts`. In a change, an empty text restores the original position. */
export const cardPlace = z.string().check(z.regex(placePattern, problem('invalidPlace')));

/** What a card says besides its sides, such as phonetics or an example. Shown under the answer and never asked. In a change, an empty text removes it. */
export const cardExtra = changedText(limits.cardExtraLength);

export const cardSchema = z.object({
  id: idText,
  deckId: idText,
  /** Text of the front; empty if the side has only a picture or a sound. */
  front: z.string(),
  back: z.string(),
  ...sideMedia,
  extra: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  place: z.optional(z.string()),
  /** The same for cards of one note, which are asked on different days. */
  note: z.optional(z.string()),
  createdAt: instantText,
  /** When the family last changed its sides or tags; absent if never, or if they are the library's again. */
  changedAt: z.optional(instantText),
});
export type Card = z.infer<typeof cardSchema>;

/** Error message for a card with a missing side. */
export const bothSidesNeeded = problem('bothSidesNeeded');

/** A side's text; empty if the side has a picture or a sound instead. */
export const cardText = z.string(bothSidesNeeded).check(wellFormed, z.trim(), atMost(limits.cardSideLength));

/** A learner's report that something is wrong with a card. */
export const cardFlagSchema = z.object({ cardId: idText, deckId: idText, learnerId: idText, flaggedAt: instantText });
export type CardFlag = z.infer<typeof cardFlagSchema>;

/** One learner's record for one side of a card: the number of answers and of wrong ones, all time. Absent for cards never answered. */
export const cardKnowledgeSchema = z.object({
  cardId: idText,
  learnerId: idText,
  /** True if the card was asked from back to front. */
  reversed: z.optional(z.literal(true)),
  seen: z.int(),
  wrong: z.int(),
});
export type CardKnowledge = z.infer<typeof cardKnowledgeSchema>;
/** The source of an import, for display: a file name or a library deck's name. */
export const importName = z.optional(z.string().check(wellFormed, z.trim(), atMost(limits.nameLength)));

/** One import into a deck, and whether it can be undone. */
export const deckImport = z.object({
  /** Generated by the client; unique within the deck. */
  id: idText,
  name: importName,
  startedAt: instantText,
  /** Number of cards added; `changed` and `removed` count the other cards that the import affected. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** `begun`: the undo was interrupted and can be resumed. */
  undo: z.enum(['possible', 'begun', 'done']),
});
export type DeckImport = z.infer<typeof deckImport>;

const sidesShape = {
  front: cardText,
  back: cardText,
  ...chosenSideMedia,
  extra: cardExtra,
  tags: z.optional(cardTags),
};
const refuseBareSides = z.check<SidesToCheck>(({ value, issues }) => {
  for (const side of listBareSides(value))
    issues.push({ code: 'custom', path: [side], message: bothSidesNeeded, input: value[side] });
});

/** Input for a card: front, back, extra and tags. */
export const cardSides = z.strictObject(sidesShape).check(refuseBareSides);
export type CardSides = z.infer<typeof cardSides>;

/** Input for a card of an import. Cards of one note of the file have the same `note`, if there are several. */
export const importedCard = z
  .strictObject({ ...sidesShape, note: z.optional(z.int().check(z.minimum(0), z.maximum(limits.importPackage.notes))) })
  .check(refuseBareSides);
export type ImportedCard = z.infer<typeof importedCard>;

/** @returns the number of items that a call with media writes: its cards plus each distinct picture or sound; 0 without media */
export function countShown(cards: readonly CardSides[]): number {
  const shown = cards.flatMap((card) => mediaOfCard(card));
  return shown.length === 0 ? 0 : cards.length + new Set(shown.map(({ id }) => id)).size;
}

/** @returns the sides that have neither text nor media */
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
