import styles from './spinner.module.css';

/** A small turning ring. Only ever beside a word that says what is going on: it says nothing by itself. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
