import type { CSSProperties, ReactNode } from 'react';
import { type CoverColour, coverColours } from '../../../../shared/card-marks.ts';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './deck-cover.module.css';

/** Sets the colors by their tokens, which are named as the choices are. */
function paint(colour: CoverColour = 'plain') {
  const token = `--color-cover-${colour}`;
  return colour === 'plain'
    ? {}
    : { style: { '--cover-ink': `var(${token})`, '--cover-tint': `var(${token}-tint)` } as CSSProperties };
}

interface CoverTileProps {
  readonly colour: CoverColour | undefined;
  /** An emoji or a letter. */
  readonly children: ReactNode;
}

/** A colored tile with a symbol. Decorative: the text next to it says the same. */
export function CoverTile({ colour, children }: CoverTileProps) {
  return (
    <span aria-hidden="true" className={joinClasses(styles.cover, 'text-xl heavy rigid rounded')} {...paint(colour)}>
      {children}
    </span>
  );
}

/** A deck's cover: the family's choice, or its first letter and a color derived from its id, so that it looks the same in every list. */
export function DeckCover({ deck: { id, name, cover } }: { readonly deck: Pick<Deck, 'id' | 'name' | 'cover'> }) {
  return <CoverTile colour={cover?.colour ?? colourOf(id)}>{cover?.emoji ?? firstSignOf(name)}</CoverTile>;
}

const tints = coverColours.filter((colour) => colour !== 'plain');

function colourOf(id: string): CoverColour | undefined {
  const sum = Array.from(id).reduce((total, sign) => total + sign.charCodeAt(0), 0);
  return tints[sum % tints.length];
}

function firstSignOf(name: string): string | undefined {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase();
}

interface ColourChipProps {
  readonly colour: CoverColour | undefined;
  readonly children: ReactNode;
}

/** A colored label, such as a deck's subject. */
export function ColourChip({ colour, children }: ColourChipProps) {
  return (
    <span dir="auto" className={styles.chip} {...paint(colour)}>
      {children}
    </span>
  );
}
