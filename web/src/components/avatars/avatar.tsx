import UserRound from 'virtual:icons/user-round';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './avatar.module.css';
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

interface AvatarProps {
  /** The stored name of the animal. A missing or unknown name shows a neutral figure. */
  readonly name?: string | undefined;
  /** Width and height in CSS pixels. */
  readonly size?: number;
}

/** A learner's animal. Decorative: the learner's name is always next to it. */
export function Avatar({ name, size = 48 }: AvatarProps) {
  const picture = findAvatarPicture(name);
  if (picture) return <img src={picture} alt="" width={size} height={size} className="round rigid" />;
  return (
    <span className={joinClasses(styles.none, 'round rigid')} style={{ width: size, height: size }} aria-hidden="true">
      <UserRound />
    </span>
  );
}

/** URLs of the animal pictures, in picker order. */
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

function findAvatarPicture(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(avatarPictures, name) ? avatarPictures[name as AvatarName] : undefined;
}
