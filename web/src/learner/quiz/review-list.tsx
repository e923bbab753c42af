import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import X from 'virtual:icons/x';
import { noAnswer } from '../../../../shared/quiz/score-attempt.ts';
import type { AttemptReviewItem, TakenFor } from '../../../../shared/schemas/quiz.ts';
import type { CardMedia } from '../../../../shared/schemas/media.ts';
import { OptionSide, SideText } from '../../components/card-side/card-side.tsx';
import { SideMedia } from '../../components/card-side/side-media.tsx';
import { Card } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { OptionMark } from './question-form.tsx';
import styles from './result-screen.module.css';

interface ReviewListProps {
  readonly review: readonly AttemptReviewItem[];
  /** Whether the attempt was handed in late. An answer that is missing may then have been given. */
  readonly isLate: boolean;
}

/** All questions of a handed-in attempt, with the correct and the chosen answer and the explanation. */
export function ReviewList({ review, isLate }: ReviewListProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="quiz-review" className="stack gap-4">
      <h2 id="quiz-review">{t`Your answers`}</h2>
      <ol className="stack gap-4">
        {review.map((item, index) => (
          <li key={item.questionId}>
            <Card>
              <Reviewed item={item} number={index + 1} isLate={isLate} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ReviewedProps extends Pick<ReviewListProps, 'isLate'> {
  readonly item: AttemptReviewItem;
  readonly number: number;
}

function Reviewed({ item, number, isLate }: ReviewedProps) {
  const { t } = useLingui();
  const { question, options, chosenIndex, correctIndex, explanation, takenFor = [], format } = item;
  return (
    <div className="stack gap-3">
      <h3 className={joinClasses(styles.question, 'card-text gap-2 breaks flex')}>
        <span className="muted rigid">{number}.</span>
        <SideText as="span" text={question} format={format} />
      </h3>
      <SideMedia media={item.questionMedia} size="small" place={number} />
      <ul className="stack gap-2">
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
      {chosenIndex === noAnswer && (
        <p className="note">{isLate ? t`No answer came in time.` : t`You skipped this one.`}</p>
      )}
      {(explanation || takenFor.length > 0) && (
        <div className="card-text breaks sunken text-s pad-3">
          {explanation && (
            <p>
              <strong>{t`Why?`}</strong> <span dir="auto">{explanation}</span>
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
  const { t } = useLingui();
  const { front, back, frontMedia = [], backMedia = [], format, now, before } = card;
  const answer = <Quoted text={back} format={format} unquoted={now ? t`The one below` : t`the one below`} />;
  const asked = <Quoted text={front} format={format} unquoted={t`the one below`} />;
  return (
    <>
      <p>
        {now ? (
          before ? (
            <Trans>
              {answer} goes with {asked}. You mixed them up last time, too.
            </Trans>
          ) : (
            <Trans>
              {answer} goes with {asked}.
            </Trans>
          )
        ) : (
          <Trans>
            Last time you picked {answer}. That goes with {asked}.
          </Trans>
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
  const side = <SideText as="span" text={text} format={format} />;
  return (
    <bdi>
      <Trans>“{side}”</Trans>
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
      <OptionMark option={option} className={joinClasses(styles.letter, 'icon-l muted heavy rigid')} />
      <OptionSide text={text} media={media} format={format} size="thumb" option={option} className={styles.text} />
      {remark && (
        <span className={joinClasses(styles.remark, 'inline icon-l gap-1 bold text-s')}>
          {isCorrect ? <Check /> : <X />}
          {remark}
        </span>
      )}
    </li>
  );
}

function describe(isCorrect: boolean, isChosen: boolean): string | undefined {
  if (isCorrect) return isChosen ? t`Your answer: correct` : t`Correct answer`;
  return isChosen ? t`Your answer: not yet` : undefined;
}
