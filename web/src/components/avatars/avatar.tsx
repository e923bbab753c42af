import UserRound from 'lucide-react/icons/user-round';
import { findAvatarPicture } from './avatar-pictures.ts';
import styles from './avatar.module.css';

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
