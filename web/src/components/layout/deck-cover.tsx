import Layers from 'lucide-react/icons/layers';
import type { ReactNode } from 'react';
import type { CoverColour, DeckCover as Cover } from '../../../../shared/schemas/deck.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './deck-cover.module.css';

function classOf(colour: CoverColour = 'plain'): string | undefined {
  return colour === 'plain' ? undefined : styles[colour];
}

/** A deck's cover: its colour with its emoji, by which it is found at a glance. Its name says the same. */
export function DeckCover({ cover }: { readonly cover: Cover | undefined }) {
  return (
    <span aria-hidden="true" className={joinClasses(styles.cover, classOf(cover?.colour))}>
      {cover?.emoji ?? <Layers />}
    </span>
  );
}

interface ColourChipProps {
  readonly colour: CoverColour | undefined;
  readonly children: ReactNode;
}

/** Words on a colour of the covers: what a deck is about. */
export function ColourChip({ colour, children }: ColourChipProps) {
  return (
    <span dir="auto" className={joinClasses(styles.chip, classOf(colour))}>
      {children}
    </span>
  );
}
