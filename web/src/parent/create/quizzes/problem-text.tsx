import styles from './problem-text.module.css';

interface ProblemTextProps {
  /** For `aria-describedby`. */
  readonly id?: string;
  readonly children: string;
}

/** What is wrong, under a group of fields; looks like the error of a single one. */
export function ProblemText({ id, children }: ProblemTextProps) {
  return (
    <p id={id} className={styles.problem}>
      {children}
    </p>
  );
}
