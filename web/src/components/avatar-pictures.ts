import type { AvatarName } from '../../../shared/schemas/learner.ts';
import bear from './avatars/bear.svg';
import cat from './avatars/cat.svg';
import dog from './avatars/dog.svg';
import fox from './avatars/fox.svg';
import frog from './avatars/frog.svg';
import koala from './avatars/koala.svg';
import lion from './avatars/lion.svg';
import owl from './avatars/owl.svg';
import panda from './avatars/panda.svg';
import penguin from './avatars/penguin.svg';
import rabbit from './avatars/rabbit.svg';
import tiger from './avatars/tiger.svg';

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
