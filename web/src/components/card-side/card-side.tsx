import type { ReactNode } from 'react';
import type { TextFormat } from '../../../../shared/schemas/deck.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './card-side.module.css';
import { useRichText } from './formatting.ts';
import { SideMedia, type SideMediaProps } from './side-media.tsx';

interface SideTextProps {
  readonly text: string;
  /** Of the card's deck. */
  readonly format: TextFormat | undefined;
  /** In what it stands; `span` within a button or a line. */
  readonly as?: 'p' | 'dd' | 'span';
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  /** The same can be done by a key or a button: this is for whoever taps on the words. */
  readonly onTap?: (() => void) | undefined;
}

/**
 * The words of a card's side, wherever they are shown. Plain ones are their text; formatted ones are drawn from a tree by `RichText`, and never
 * become HTML. Each block runs the way of its own letters.
 */
export function SideText({ text, format, as = 'p', lang, className, onTap }: SideTextProps): ReactNode {
  const isFormatted = format === 'formatted';
  const part = useRichText(isFormatted);
  // Lists do not fit into a paragraph.
  const Element = isFormatted && as === 'p' ? 'div' : as;
  const isRich = isFormatted && typeof part === 'object';
  return (
    <Element
      dir="auto"
      lang={lang}
      className={joinClasses(className, isRich && styles.rich, isFormatted && part === undefined && styles.waiting)}
      onClick={onTap}
    >
      {isRich ? <part.RichText text={text} isInline={as === 'span'} /> : text}
    </Element>
  );
}

type CardSideProps = Omit<SideTextProps, 'as'> & SideMediaProps;

/** A side of a card: its pictures and sounds above its words; any of them may be missing. */
export function CardSide({ media, size, isAutomatic, isAsked, shownKey, ...words }: CardSideProps): ReactNode {
  return (
    <>
      <SideMedia media={media} size={size} isAutomatic={isAutomatic} isAsked={isAsked} shownKey={shownKey} />
      {words.text !== '' && <SideText {...words} />}
    </>
  );
}
