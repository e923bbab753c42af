import styles from './logo.module.css';

/** The name with its picture: two cards and a spark. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/favicon.svg" alt="" width="32" height="32" />
      <span>Flashspark</span>
    </span>
  );
}
