import { UNANSWERED } from '../../../../shared/quiz/score-attempt.ts';
import type { AttemptReviewItem } from '../../../../shared/schemas/quiz.ts';
import { Card } from '../../components/card.tsx';
import { ReviewOption } from './review-option.tsx';
import styles from './review-list.module.css';

/** Every question of a handed-in attempt: what was right, what was chosen, and why. */
export function ReviewList({ review }: { readonly review: readonly AttemptReviewItem[] }) {
  return (
    <section aria-labelledby="quiz-review" className={styles.review}>
      <h2 id="quiz-review">Your answers</h2>
      <ol className={styles.list}>
        {review.map((item, index) => (
          <li key={item.questionId}>
            <Card>
              <Reviewed item={item} number={index + 1} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reviewed({ item, number }: { readonly item: AttemptReviewItem; readonly number: number }) {
  const { question, options, chosenIndex, correctIndex, explanation } = item;
  return (
    <div className={styles.item}>
      <h3 className={styles.question}>
        <span className={styles.number}>{number}.</span>
        <span dir="auto">{question}</span>
      </h3>
      <ul className={styles.options}>
        {options.map((text, option) => (
          <ReviewOption
            key={option}
            text={text}
            option={option}
            isCorrect={option === correctIndex}
            isChosen={option === chosenIndex}
          />
        ))}
      </ul>
      {chosenIndex === UNANSWERED && <p className={styles.note}>You gave no answer here.</p>}
      {explanation && (
        <p className={styles.explanation}>
          <strong>Why?</strong> <span dir="auto">{explanation}</span>
        </p>
      )}
    </div>
  );
}
