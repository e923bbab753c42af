import type { ReactNode } from 'react';
import type { TextFormat } from '../../../../shared/schemas/deck.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './card-side.module.css';
import { useRichText } from './formatting.ts';

interface CardSideProps {
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
 * A side of a card, wherever it is shown. A plain one is its text; a formatted one is drawn from a tree by `RichText`, and never
 * becomes HTML. Each block runs the way of its own letters.
 */
export function CardSide({ text, format, as = 'p', lang, className, onTap }: CardSideProps): ReactNode {
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
