import type { AvatarName } from '../../../../shared/schemas/learner.ts';
import bear from './bear.svg';
import cat from './cat.svg';
import dog from './dog.svg';
import fox from './fox.svg';
import frog from './frog.svg';
import koala from './koala.svg';
import lion from './lion.svg';
import owl from './owl.svg';
import panda from './panda.svg';
import penguin from './penguin.svg';
import rabbit from './rabbit.svg';
import tiger from './tiger.svg';

/** The address of each animal's drawing, in the order in which a picker shows them. */
export const avatarPictures: Readonly<Record<AvatarName, string>> = {
  fox,
  owl,
  cat,
  dog,
  bear,
  panda,
  rabbit,
  frog,
  lion,
  penguin,
  koala,
  tiger,
};

/** The address of an animal's picture, if it is drawn. */
export function findAvatarPicture(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(avatarPictures, name) ? avatarPictures[name as AvatarName] : undefined;
}
