import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, instantText, nameText, requiredText } from './text.ts';

/** The animals that are drawn in the product; a learner's picture is stored by name. */
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

/** Which picture stands for a learner: one of {@link avatarNames}; any other short text shows as the default picture. */
export const avatarText = requiredText(limits.avatarLength, 'Please choose one of the pictures.');

export const learnerName = nameText('Please enter a name.');

/** How much of a quiz's time limit a learner gets: 1 is as it is set. */
export const extraTime = z.literal([1, 1.25, 1.5, 2, 'no-limit'], 'Please choose how much time quizzes give.');
export type ExtraTime = z.infer<typeof extraTime>;

/** How soon cards come back: the more often they do, the more of them is known, and the longer a day's study is. */
export const pace = z.enum(['relaxed', 'steady', 'keen'], 'Please choose how soon cards come back.');
export type Pace = z.infer<typeof pace>;

/** How the screens look for a learner, and whether they sound. What is absent is as everybody else has it. */
export const learnerLook = z.object({
  textSize: z.optional(z.enum(['large', 'huge'])),
  /** Wider lines, words and letters. */
  spacing: z.optional(z.literal('wide')),
  /** Softer colours, and nothing moves. */
  calm: z.optional(z.literal(true)),
  /** What buttons and headings are coloured with. */
  colour: z.optional(z.enum(['ocean', 'lagoon', 'berry'])),
  /** Small sounds while studying, and a buzz where the device can. */
  sounds: z.optional(z.literal(true)),
});
export type LearnerLook = z.infer<typeof learnerLook>;

/** A look as it is sent: it takes the place of the one before as a whole. */
export const lookInput = z.strictObject(learnerLook.shape);

/** What a child chooses of itself: its look, and its animal where that is another one. */
export const ownLookInput = z.strictObject({
  ...learnerLook.shape,
  avatar: z.optional(z.enum(avatarNames, 'Please choose one of the pictures.')),
});

const { least, most } = limits.cardsPerMix;

/** How many cards today's mix has at most. */
export const mixSize = z
  .int()
  .check(z.minimum(least), z.maximum(most, `Please choose from ${least} to ${most} cards.`));

/** How many minutes with cards a day asks for; 0 measures it in cards again. */
export const minutesGoal = z.union(
  [z.literal(0), z.int().check(z.minimum(limits.minutesPerDay.least), z.maximum(limits.minutesPerDay.most))],
  `Please choose from ${limits.minutesPerDay.least} to ${limits.minutesPerDay.most} minutes.`,
);

export const learnerSchema = z.object({
  id: idText,
  name: z.string(),
  avatar: z.optional(z.string()),
  /** Set by a grown-up. Absent: quizzes take as long as they are set to; and in what a child is told of another one. */
  extraTime: z.optional(extraTime),
  /** Cards of today's mix, set by a grown-up. Absent: the usual number. */
  cardsPerDay: z.optional(z.int()),
  /** Minutes with cards that a day asks for, set by a grown-up. Absent or 0: it is measured in cards. */
  minutesPerDay: z.optional(z.int()),
  /** Set by a grown-up. Absent: steady; and in what a child is told of another one. */
  pace: z.optional(pace),
  /** Set by a grown-up: with false the screens go by pictures and speech. Absent: reads. */
  canRead: z.optional(z.boolean()),
  /** Absent, too, in what a child is told of another one. */
  look: z.optional(learnerLook),
  householdId: idText,
  /** The account that studies as this learner, once one is linked. */
  userId: z.optional(idText),
  createdAt: instantText,
});
export type Learner = z.infer<typeof learnerSchema>;
