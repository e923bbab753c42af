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

export const learnerSchema = z.object({
  id: idText,
  name: z.string(),
  avatar: z.optional(z.string()),
  /** Set by a grown-up. Absent: quizzes take as long as they are set to; and in what a child is told of another one. */
  extraTime: z.optional(extraTime),
  householdId: idText,
  /** The account that studies as this learner, once one is linked. */
  userId: z.optional(idText),
  createdAt: instantText,
});
export type Learner = z.infer<typeof learnerSchema>;
