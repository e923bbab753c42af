import type { AvatarName } from '../../../../shared/schemas/learner.ts';
import { avatarPictures } from '../../components/avatars/avatar-pictures.ts';

/** The animals to choose from. Not read from the schema: that would bring the schema library into the browser. */
export const avatarChoices = Object.keys(avatarPictures) as readonly AvatarName[];
