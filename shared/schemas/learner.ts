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

export const learnerSchema = z.object({
  id: idText,
  name: z.string(),
  avatar: z.optional(z.string()),
  householdId: idText,
  /** The account that studies as this learner, once one is linked. */
  userId: z.optional(idText),
  createdAt: instantText,
});
export type Learner = z.infer<typeof learnerSchema>;
