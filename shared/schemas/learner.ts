import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { appLanguages } from '../languages.ts';
import { idText, instantText, nameText, requiredText } from './text.ts';
import { problem } from './problem.ts';

/** Names of the animal drawings that learners can pick as avatar. */
export const avatarNames = [
  'fox',
  'owl',
  'cat',
  'dog',
  'bear',
  'panda',
  'rabbit',
  'frog',
  'lion',
  'penguin',
  'koala',
  'tiger',
] as const;

export type AvatarName = (typeof avatarNames)[number];

/** A learner's avatar: one of {@link avatarNames}. Any other short text shows the default picture. */
export const avatarText = requiredText(limits.avatarLength, problem('pickPicture'));

export const learnerName = nameText(problem('enterName'));

/** Multiplier for a learner's quiz time limits; 1 is the normal time. */
export const extraTime = z.literal([1, 1.25, 1.5, 2, 'no-limit'], problem('pickExtraTime'));
export type ExtraTime = z.infer<typeof extraTime>;

/** How soon cards come back. A faster pace means better retention but more study per day. */
export const pace = z.enum(['relaxed', 'steady', 'keen'], problem('pickPace'));
export type Pace = z.infer<typeof pace>;

/** Language of a learner's screens, or `device` for the language of their account or device. */
export const learnerLanguage = z.enum([...appLanguages, 'device'], problem('unknownAppLanguage'));

/** A learner's display and sound settings. Absent fields use the default. */
export const learnerLook = z.object({
  textSize: z.optional(z.enum(['large', 'huge'])),
  /** Wider spacing of lines, words and letters. */
  spacing: z.optional(z.literal('wide')),
  /** Softer colors and no animation. */
  calm: z.optional(z.literal(true)),
  /** Accent color of buttons and headings. */
  colour: z.optional(z.enum(['ocean', 'lagoon', 'berry'])),
  /** Small sounds while studying, and vibration where the device supports it. */
  sounds: z.optional(z.literal(true)),
});
export type LearnerLook = z.infer<typeof learnerLook>;

/** Input for display and sound settings. It replaces all previous ones. */
export const lookInput = z.strictObject(learnerLook.shape);

/** What children can change for themselves: display, sounds and avatar. */
export const ownLookInput = z.strictObject({
  ...learnerLook.shape,
  avatar: z.optional(z.enum(avatarNames, problem('pickPicture'))),
});

const { least, most } = limits.cardsPerMix;

/** The maximum number of cards in today's mix. */
export const mixSize = z.int().check(z.minimum(least), z.maximum(most, problem('pickCards', { least, most })));

/** Daily goal in minutes; 0 returns to a goal in cards. */
export const minutesGoal = z.union(
  [z.literal(0), z.int().check(z.minimum(limits.minutesPerDay.least), z.maximum(limits.minutesPerDay.most))],
  problem('pickMinutes', limits.minutesPerDay),
);

/** New cards a day, or `by-time` for as many as the daily goal leaves time for. */
export const newCardsChoice = z.union(
  [z.literal('by-time'), z.int().check(z.minimum(0), z.maximum(limits.newCardsPerDay.most))],
  problem('pickNewCards', { most: limits.newCardsPerDay.most }),
);

export const learnerSchema = z.object({
  id: idText,
  name: z.string(),
  avatar: z.optional(z.string()),
  /** Multiplier for quiz time limits, set by a grown-up. Default: 1. Omitted when one child reads another's record. */
  extraTime: z.optional(extraTime),
  /** Size of today's mix, set by a grown-up. Absent: the default size. */
  cardsPerDay: z.optional(z.int()),
  /** Daily goal in minutes, set by a grown-up. Absent or 0: the goal is in cards. */
  minutesPerDay: z.optional(z.int()),
  /** New cards a day, set by a grown-up. Absent: by the time there is. */
  newCardsADay: z.optional(newCardsChoice),
  /** How soon cards come back, set by a grown-up. Default: steady. Omitted when one child reads another's record. */
  pace: z.optional(pace),
  /** Whether the child can read, set by a grown-up. False switches the screens to pictures and speech. Default: true. */
  canRead: z.optional(z.boolean()),
  /** Language of the child's screens, set by a grown-up. Absent: the device's. Omitted when one child reads another's record. */
  language: z.optional(learnerLanguage),
  /** The child's display settings. Omitted when one child reads another's record. */
  look: z.optional(learnerLook),
  householdId: idText,
  /** The linked account that studies as this learner, if any. */
  userId: z.optional(idText),
  createdAt: instantText,
});
export type Learner = z.infer<typeof learnerSchema>;
