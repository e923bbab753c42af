import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import { chooseOtherAnswers, prepareAnswer } from '../../../../shared/quiz/choose-distractors.ts';
import { shuffleBySeed } from '../../../../shared/quiz/seeded-shuffle.ts';
import type { AnswerWay, Card } from '../../../../shared/schemas/deck.ts';
import { Button } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './another-way.module.css';
import { AnswerBar, type AnswerBarProps, KeyHint, usePresses, useStudyKeys } from './answer-bar.tsx';
import { TypeBar, Verdict, type WayBarProps } from './type-bar.tsx';

export interface AnotherWayProps extends AnswerBarProps {
  readonly way: Exclude<AnswerWay, 'flip'>;
  readonly card: Card;
  /** Of the whole session: wrong options are their answers. */
  readonly cards: readonly Card[];
  /** Of the answers, where the deck says so: keyboards and screen readers go by it. */
  readonly language: string | undefined;
  /** The child would rather turn the cards over. */
  readonly onFlip: () => void;
}

/**
 * Answers a card by typing, or by choosing one of four. A card whose answer is too long for that, and one that fewer than three others
 * have other answers to, is turned over.
 */
export function AnotherWay({ way, card, cards, language, onFlip, ...bar }: AnotherWayProps) {
  const { isMeant, onPointerDown } = usePresses(`${bar.askedKey} ${bar.isAnswerShown}`);
  const options = way === 'choose' ? makeOptions(card, cards, bar.askedKey) : undefined;
  const isTyped = way === 'type' && isShort(card);
  if (!isTyped && !options) return <AnswerBar {...bar} />;
  const when = (act: () => void) => (event: MouseEvent) => isMeant(event.nativeEvent) && act();
  const part = { ...bar, card, isMeant, when };
  return (
    <div className={styles.way} onPointerDown={onPointerDown}>
      {options ? (
        <ChooseBar key={bar.askedKey} {...part} options={options} />
      ) : (
        <TypeBar key={bar.askedKey} {...part} language={language} />
      )}
      {!bar.isAnswerShown && (
        <Button variant="quiet" className={styles.flip} onClick={onFlip}>
          Flip cards instead
        </Button>
      )}
    </div>
  );
}

function isShort({ back }: Card): boolean {
  return back.length <= limits.shortAnswerLength;
}

const wrongOptions = 3;

/** Four answers in an order that is the same after a reload; nothing where the session has no three others. */
function makeOptions(card: Card, cards: readonly Card[], seed: string): readonly string[] | undefined {
  const right = prepareAnswer(card.front, card.back);
  const others = cards.filter(isShort).map(({ front, back }) => prepareAnswer(front, back));
  const wrong = chooseOtherAnswers(right, others, wrongOptions, seed);
  if (!isShort(card) || wrong.length < wrongOptions) return undefined;
  return shuffleBySeed([card.back, ...wrong.map(({ text }) => text)], seed);
}

/** Four answers, by tap or by the keys 1 to 4. The right one goes on at once; after another one it is shown. */
function ChooseBar({
  card,
  options,
  isAnswerShown,
  isMeant,
  when,
  onShow,
  onAnswer,
}: WayBarProps & { readonly options: readonly string[] }) {
  const [chosen, setChosen] = useState<string>();
  const choose = (option: string) => {
    if (isAnswerShown) return;
    if (option === card.back) return onAnswer('correct', 'choose');
    setChosen(option);
    onShow();
  };
  const goOn = () => onAnswer('wrong', 'choose');
  useStudyKeys(isMeant, (key, isControls) => {
    if (isAnswerShown) return ['Enter', ' ', 'ArrowRight'].includes(key) && !isControls ? goOn : undefined;
    const option = options[Number(key) - 1];
    return option === undefined ? undefined : () => choose(option);
  });
  return (
    <>
      <Verdict>{isAnswerShown && 'Not yet. The right answer is marked.'}</Verdict>
      <div role="group" aria-label="Choose the answer" className={styles.options}>
        {options.map((option, at) => (
          <Option
            key={option}
            text={option}
            shortcut={String(at + 1)}
            look={isAnswerShown ? lookOfOption(option, card.back, chosen) : undefined}
            onClick={when(() => choose(option))}
          />
        ))}
      </div>
      {isAnswerShown && (
        <Button
          variant="primary"
          isWide
          icon={<ArrowRight aria-hidden="true" />}
          className={styles.button}
          onClick={when(goOn)}
        >
          Next
        </Button>
      )}
    </>
  );
}

type OptionLook = 'right' | 'chosen' | 'other';

function lookOfOption(option: string, right: string, chosen: string | undefined): OptionLook {
  if (option === right) return 'right';
  return option === chosen ? 'chosen' : 'other';
}

interface OptionProps {
  readonly text: string;
  readonly shortcut: string;
  /** Once one was chosen. */
  readonly look: OptionLook | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

function Option({ text, shortcut, look, onClick }: OptionProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.option, look && styles[look])}
      aria-disabled={look !== undefined}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      {look === undefined && <KeyHint>{shortcut}</KeyHint>}
      {look === 'right' && <Mark icon={<Check aria-hidden="true" />} words="Right answer:" />}
      {look === 'chosen' && <Mark icon={<X aria-hidden="true" />} words="You chose:" />}
      <span dir="auto">{text}</span>
    </button>
  );
}

/** A picture for the eye, words for the ear. */
function Mark({ icon, words }: { readonly icon: ReactNode; readonly words: string }) {
  return (
    <>
      {icon}
      <VisuallyHidden>{words} </VisuallyHidden>
    </>
  );
}
