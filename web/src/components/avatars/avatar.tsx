import UserRound from 'lucide-react/icons/user-round';
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
  /** The stored name of the animal; without one that is drawn a neutral figure stands in. */
  readonly name?: string | undefined;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

/** A learner's animal. Decoration: the learner's name always stands beside it. */
export function Avatar({ name, size = 48 }: AvatarProps) {
  const picture = findAvatarPicture(name);
  if (picture) return <img src={picture} alt="" width={size} height={size} className={styles.avatar} />;
  return (
    <span className={styles.none} style={{ width: size, height: size }} aria-hidden="true">
      <UserRound />
    </span>
  );
}

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
function findAvatarPicture(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(avatarPictures, name) ? avatarPictures[name as AvatarName] : undefined;
}
