import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { noAnswer } from '../../../../shared/quiz/score-attempt.ts';
import type { AttemptReviewItem, TakenFor } from '../../../../shared/schemas/quiz.ts';
import type { CardMedia } from '../../../../shared/schemas/media.ts';
import { OptionSide, SideText } from '../../components/card-side/card-side.tsx';
import { SideMedia } from '../../components/card-side/side-media.tsx';
import { Card } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { OptionMark } from './question-form.tsx';
import styles from './result-screen.module.css';

/** All questions of a handed-in attempt, with the correct and the chosen answer and the explanation. */
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
  const { question, options, chosenIndex, correctIndex, explanation, takenFor = [], format } = item;
  return (
    <div className={styles.item}>
      <h3 className={styles.question}>
        <span className={styles.number}>{number}.</span>
        <SideText as="span" text={question} format={format} />
      </h3>
      <SideMedia media={item.questionMedia} size="small" place={number} />
      <ul className={styles.options}>
        {options.map((text, option) => (
          <ReviewOption
            key={option}
            text={text}
            media={item.optionMedia?.[option]}
            format={format}
            option={option}
            isCorrect={option === correctIndex}
            isChosen={option === chosenIndex}
          />
        ))}
      </ul>
      {chosenIndex === noAnswer && <p className={styles.note}>You gave no answer here.</p>}
      {(explanation || takenFor.length > 0) && (
        <div className={styles.explanation}>
          {explanation && (
            <p>
              <strong>Why?</strong> <span dir="auto">{explanation}</span>
            </p>
          )}
          {takenFor.map((card) => (
            <MixUp key={card.now ? 'now' : 'before'} card={card} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Explains a mix-up with another card: in this answer (`now`), when the card was last studied (`before`), or both. */
function MixUp({ card }: { readonly card: TakenFor }) {
  const { front, back, frontMedia = [], backMedia = [], format, now, before } = card;
  const answer = <Quoted text={back} format={format} unquoted={now ? 'The one below' : 'the one below'} />;
  const asked = <Quoted text={front} format={format} unquoted="the one below" />;
  return (
    <>
      <p>
        {now ? (
          <>
            {answer} goes with {asked}.{before && ' You took it for this one last time, too.'}
          </>
        ) : (
          <>
            Last time you took this for {answer}, which goes with {asked}.
          </>
        )}
      </p>
      <SideMedia media={[...backMedia, ...frontMedia]} size="thumb" />
    </>
  );
}

interface QuotedProps extends Pick<TakenFor, 'format'> {
  readonly text: string;
  /** Words for a side without text, which is shown below. */
  readonly unquoted: string;
}

/** The text of a card's side. */
function Quoted({ text, format, unquoted }: QuotedProps) {
  if (text === '') return unquoted;
  return (
    <bdi>
      “<SideText as="span" text={text} format={format} />”
    </bdi>
  );
}

interface ReviewOptionProps extends Pick<AttemptReviewItem, 'format'> {
  readonly text: string;
  readonly media: readonly CardMedia[] | undefined;
  /** Index of the option, from 0. */
  readonly option: number;
  readonly isCorrect: boolean;
  readonly isChosen: boolean;
}

function ReviewOption({ text, media, format, option, isCorrect, isChosen }: ReviewOptionProps) {
  const remark = describe(isCorrect, isChosen);
  return (
    <li className={joinClasses(styles.option, isCorrect && styles.correct, isChosen && !isCorrect && styles.wrong)}>
      <OptionMark option={option} className={styles.letter} />
      <OptionSide text={text} media={media} format={format} size="thumb" option={option} className={styles.text} />
      {remark && (
        <span className={styles.remark}>
          {isCorrect ? <Check /> : <X />}
          {remark}
        </span>
      )}
    </li>
  );
}

function describe(isCorrect: boolean, isChosen: boolean): string | undefined {
  if (isCorrect) return isChosen ? 'Your answer: correct' : 'Correct answer';
  return isChosen ? 'Your answer: not yet' : undefined;
}
