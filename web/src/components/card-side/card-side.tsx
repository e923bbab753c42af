import type { ReactNode } from 'react';
import { isPlaceOnly } from '../../../../shared/quiz/shown-sides.ts';
import type { TextFormat } from '../../../../shared/schemas/deck.ts';
import type { CardMedia } from '../../../../shared/schemas/media.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './card-side.module.css';
import { useRichText } from './formatting.ts';
import { SideMedia, type SideMediaProps } from './side-media.tsx';

interface SideTextProps {
  readonly text: string;
  readonly format: TextFormat | undefined;
  /** Element to render; `span` within a button or a line. */
  readonly as?: 'p' | 'dd' | 'span';
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  /** Called when the text is tapped. A key or a button must offer the same action. */
  readonly onTap?: (() => void) | undefined;
}

/**
 * The text of a card side. Formatted text is rendered from a syntax tree by `RichText`, never as HTML. The text direction of each block follows from its own
 * letters.
 */
export function SideText({ text, format, as = 'p', lang, className, onTap }: SideTextProps): ReactNode {
  const isFormatted = format === 'formatted';
  const part = useRichText(isFormatted);
  // A paragraph can't contain lists.
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

type CardSideProps = Omit<SideTextProps, 'as'> & Omit<SideMediaProps, 'onTap'>;

/** A card side: media above text, each optional. */
export function CardSide({ media, size, isAutomatic, isAsked, place, shownKey, ...words }: CardSideProps): ReactNode {
  return (
    <>
      <SideMedia
        media={media}
        size={size}
        isAutomatic={isAutomatic}
        isAsked={isAsked}
        place={place}
        shownKey={shownKey}
      />
      {words.text !== '' && <SideText {...words} />}
    </>
  );
}

interface OptionSideProps {
  readonly text: string;
  readonly media: readonly CardMedia[] | undefined;
  readonly format: TextFormat | undefined;
  readonly size: SideMediaProps['size'];
  /** Index of the option, from 0. */
  readonly option: number;
  readonly className?: string | undefined;
}

/** An option of a quiz's question: its picture or sound, and its text unless that only says the option's place. */
export function OptionSide({ text, media, format, size, option, className }: OptionSideProps): ReactNode {
  return (
    <span className={className}>
      <SideMedia media={media} size={size} isAsked place={option + 1} />
      {!isPlaceOnly(text, media) && <SideText as="span" text={text} format={format} />}
    </span>
  );
}
