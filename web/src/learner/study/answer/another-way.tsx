import { useLingui } from '@lingui/react/macro';
import ArrowRight from 'virtual:icons/arrow-right';
import Check from 'virtual:icons/check';
import X from 'virtual:icons/x';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { limits } from '../../../../../shared/limits.ts';
import { foldText } from '../../../../../shared/quiz/fold-text.ts';
import { shuffleBySeed } from '../../../../../shared/quiz/seeded-shuffle.ts';
import type { AnswerWay, TextFormat } from '../../../../../shared/schemas/deck.ts';
import { loadNumberWords, type NumberWords } from '../../../../../shared/study/number-words.ts';
import type { CardMedia } from '../../../../../shared/schemas/media.ts';
import { SideText } from '../../../components/card-side/card-side.tsx';
import { useFormatting } from '../../../components/card-side/formatting.ts';
import { SideMedia } from '../../../components/card-side/side-media.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import styles from './another-way.module.css';
import { AnswerBar, type AnswerBarProps, KeyHint, usePresses, useStudyKeys } from './answer-bar.tsx';
import type { StudiedCard } from '../session/running-session.ts';
import { TypeBar, Verdict, type WayBarProps } from './type-bar.tsx';

export interface AnotherWayProps extends AnswerBarProps {
  readonly way: Exclude<AnswerWay, 'flip' | 'listen'>;
  /** The card, with the asked side as its front. */
  readonly card: StudiedCard;
  /** Language of the answers if the deck sets one, for keyboards and screen readers. */
  readonly language: string | undefined;
  readonly questionLanguage: string | undefined;
  readonly format: TextFormat | undefined;
  readonly onFlip: () => void;
  /** Called to continue after a wrong choice. */
  readonly onGoOn: () => void;
}

/**
 * Answers a card by typing or by multiple choice. Falls back to flipping if the answer is too long to type or there are fewer than three usable wrong options.
 */
export function AnotherWay({ way, card, language, questionLanguage, format, onFlip, onGoOn, ...bar }: AnotherWayProps) {
  const { t } = useLingui();
  const { toPlainText } = useFormatting(format);
  const numbers = useNumberWords(language, way === 'type');
  const questionNumbers = useNumberWords(questionLanguage, way === 'type');
  const { isMeant, onPointerDown } = usePresses(`${bar.askedKey} ${bar.isAnswerShown}`);
  const options = way === 'choose' ? makeOptions(card, bar.askedKey) : undefined;
  // An answer without text can't be typed.
  const isTyped = way === 'type' && isShort(card) && card.back !== '';
  if (!isTyped && !options) return <AnswerBar {...bar} />;
  const when = (act: () => void) => (event: MouseEvent) => isMeant(event.nativeEvent) && act();
  const part = { ...bar, card, isMeant, when };
  return (
    <div className={joinClasses(styles.way, 'stack gap-3')} onPointerDown={onPointerDown}>
      {options ? (
        <ChooseBar key={bar.askedKey} {...part} options={options} format={format} onGoOn={onGoOn} />
      ) : (
        <TypeBar
          key={bar.askedKey}
          {...part}
          answer={toPlainText(card.back)}
          isPictured={card.backMedia !== undefined}
          about={{ language, numbers, question: toPlainText(card.front), questionNumbers }}
        />
      )}
      <div className={styles.last}>
        {!bar.isAnswerShown && (
          <Button variant="quiet" className={styles.flip} onClick={onFlip}>{t`Flip cards instead`}</Button>
        )}
        {bar.isAnswerShown && options && (
          <Button
            variant="primary"
            isWide
            icon={<ArrowRight />}
            className={styles.button}
            onClick={when(onGoOn)}
          >{t`Next`}</Button>
        )}
      </div>
    </div>
  );
}

/** The number words of a language; undefined while they load or if they can't be loaded. Without them, a typed number word doesn't match digits. */
function useNumberWords(language: string | undefined, isWanted: boolean): NumberWords | undefined {
  const [words, setWords] = useState<NumberWords>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const keep = (loaded: NumberWords | undefined) => isLeft || setWords(() => loaded);
    loadNumberWords(language).then(keep, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [language, isWanted]);
  return words;
}

function isShort({ back }: StudiedCard): boolean {
  return back.length <= limits.shortAnswerLength;
}

interface Choice {
  readonly key: string;
  readonly text: string;
  /** Pictures or sounds of an answer without text. */
  readonly media?: readonly CardMedia[] | undefined;
  /** Card that a wrong option belongs to; absent for the correct one. */
  readonly cardId?: string;
}

/**
 * Returns four options in a stable order, the right one without a card; undefined unless all are different and either texts or pictures and sounds (the card may
 * have been edited since they were picked).
 */
function makeOptions({ back, backMedia, others = [] }: StudiedCard, seed: string): readonly Choice[] | undefined {
  const right = { text: back, ...(back === '' && { media: backMedia }) };
  const choices = [right, ...others].map((one): Choice => ({ ...one, key: nameChoice(one) }));
  const different = new Set(choices.map(({ key }) => key));
  const isAlike = choices.every(({ text, key }) => (text === '') === (back === '') && key !== '');
  return different.size === 4 && isAlike ? shuffleBySeed(choices, seed) : undefined;
}

function nameChoice({ text, media = [] }: Pick<Choice, 'text' | 'media'>): string {
  return text === '' ? media.map(({ id }) => id).join(' ') : foldText(text);
}

interface ChooseBarProps extends WayBarProps {
  readonly options: readonly Choice[];
  readonly format: TextFormat | undefined;
  readonly onGoOn: () => void;
}

/** Four options, chosen by tap or the keys 1 to 4. The choice is stored immediately. After a wrong one, the correct option is marked until Next. */
function ChooseBar({ options, format, isAnswerShown, isMeant, when, onAnswer, onGoOn }: ChooseBarProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const choose = ({ key, cardId }: Choice) => {
    if (isAnswerShown) return;
    setChosen(key);
    if (cardId === undefined) onAnswer('correct', { mode: 'choose' });
    else onAnswer('wrong', { mode: 'choose', mixedUpWith: cardId });
  };
  useStudyKeys(isMeant, (key, isControls) => {
    if (isAnswerShown) return /^(Enter| |ArrowRight)$/.test(key) && !isControls ? onGoOn : undefined;
    const option = options[Number(key) - 1];
    return option === undefined ? undefined : () => choose(option);
  });
  return (
    <>
      <Verdict>{isAnswerShown && t`Not yet. The right answer is marked.`}</Verdict>
      <div role="group" aria-label={t`Choose the answer`} className={joinClasses(styles.options, 'stack gap-3')}>
        {options.map((option, at) => (
          <Option
            key={option.key}
            option={option}
            format={format}
            place={at + 1}
            look={isAnswerShown ? lookOfOption(option, chosen) : undefined}
            onClick={when(() => choose(option))}
          />
        ))}
      </div>
    </>
  );
}

type OptionLook = 'right' | 'chosen' | 'other';

function lookOfOption({ key, cardId }: Choice, chosen: string | undefined): OptionLook {
  if (cardId === undefined) return 'right';
  return key === chosen ? 'chosen' : 'other';
}

interface OptionProps {
  readonly option: Choice;
  readonly format: TextFormat | undefined;
  /** Number of the option, from 1; also its key. */
  readonly place: number;
  readonly look: OptionLook | undefined;
  /** Also called when its picture is tapped, which is above the button. */
  readonly onClick: (event: MouseEvent) => void;
}

function Option({ option: { text, media }, format, place, look, onClick }: OptionProps) {
  const { t } = useLingui();
  const shortcut = String(place);
  const button = (
    <button
      type="button"
      className={joinClasses(styles.option, look && styles[look])}
      aria-disabled={look !== undefined}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      {look === undefined && text !== '' && <KeyHint>{shortcut}</KeyHint>}
      {look === 'right' && <Mark icon={<Check />} words={t`Right answer:`} />}
      {look === 'chosen' && <Mark icon={<X />} words={t`You chose:`} />}
      {text === '' ? (
        <>
          <VisuallyHidden>{t`Answer`} </VisuallyHidden>
          {place}
        </>
      ) : (
        <SideText as="span" text={text} format={format} />
      )}
    </button>
  );
  if (!media) return button;
  return (
    <div className={joinClasses(styles.pictured, 'stack gap-2')}>
      <SideMedia
        media={look === undefined ? media.map(({ id }) => ({ id })) : media}
        size="small"
        isAsked={look === undefined}
        place={place}
        onTap={onClick}
      />
      {button}
    </div>
  );
}

/** Icon with a visually hidden label for screen readers. */
function Mark({ icon, words }: { readonly icon: ReactNode; readonly words: string }) {
  return (
    <>
      {icon}
      <VisuallyHidden>{words} </VisuallyHidden>
    </>
  );
}
