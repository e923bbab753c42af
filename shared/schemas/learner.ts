import * as z from 'zod';
import { idText, instantText } from './text.ts';

/** The animals that are drawn in the product; a learner's picture is stored by name. */
export const avatarNames = [
  'fox', 'owl', 'cat', 'dog', 'bear', 'panda', 'rabbit', 'frog', 'lion', 'penguin', 'koala', 'tiger',
] as const;

export const avatarName = z.enum(avatarNames, 'Please choose one of the pictures.');
export type AvatarName = z.infer<typeof avatarName>;

export const learnerSchema = z.object({
  id: idText,
  name: z.string(),
  avatar: avatarName.optional(),
  householdId: idText,
  /** The account that studies as this learner, once one is linked. */
  userId: idText.optional(),
  createdAt: instantText,
});
export type Learner = z.infer<typeof learnerSchema>;
