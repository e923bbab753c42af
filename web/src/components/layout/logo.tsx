import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/favicon.svg" alt="" width="32" height="32" />
      <span>Flashspark</span>
    </span>
  );
}
