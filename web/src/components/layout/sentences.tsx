import styles from './sentences.module.css';

/** Sentences to be read one by one, each with a mark before it. */
export function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
