import { Avatar } from '../components/avatars/avatar.tsx';
import styles from './welcome-picture.module.css';

/** Two cards, a spark and three animals: what the product is, without words to read. */
export function WelcomePicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.back}>56</div>
      <div className={styles.front}>7 × 8</div>
      <svg viewBox="0 0 24 24" className={styles.spark}>
        <path d="M12 0c1.500 7.500 4.500 10.500 12 12-7.500 1.500-10.500 4.500-12 12-1.500-7.500-4.500-10.500-12-12C7.500 10.500 10.500 7.500 12 0z" />
      </svg>
      <div className={styles.animals}>
        <Avatar name="fox" size={72} />
        <Avatar name="penguin" size={72} />
        <Avatar name="rabbit" size={72} />
      </div>
    </div>
  );
}
