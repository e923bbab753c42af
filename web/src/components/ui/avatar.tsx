import UserRound from 'lucide-react/icons/user-round';
import type { AvatarName } from '../../../../shared/schemas/learner.ts';
import { avatarPictures } from './avatar-pictures.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** The stored name of the animal; without one a neutral figure stands in. */
  readonly name?: AvatarName | undefined;
  /** Edge in CSS pixels. */
  readonly size?: number;
}

/** A learner's animal. Decoration: the learner's name always stands beside it. */
export function Avatar({ name, size = 48 }: AvatarProps) {
  if (name) return <img src={avatarPictures[name]} alt="" width={size} height={size} className={styles.avatar} />;
  return (
    <span className={styles.none} style={{ width: size, height: size }} aria-hidden="true">
      <UserRound />
    </span>
  );
}
