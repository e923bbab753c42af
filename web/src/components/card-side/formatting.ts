import type { TextFormat } from '../../../../shared/schemas/deck.ts';
import { lazyModule } from '../../lib/page/lazy-module.ts';

/** How to convert a deck's card sides to plain text. */
export interface Formatting {
  /** False while the parser loads. Until then, texts must not be read aloud or searched. */
  readonly isReady: boolean;
  /** @returns the text without markup */
  readonly toPlainText: (side: string) => string;
}

/** Loads the parser when the first formatted deck is shown. */
export const useRichText = lazyModule(async () => await import('./rich-text.tsx'));

const asItStands = (side: string): string => side;
const plain: Formatting = { isReady: true, toPlainText: asItStands };
const waiting: Formatting = { isReady: false, toPlainText: asItStands };

/** Returns the formatting of a deck's card sides. If the parser can't be loaded, the texts are used with their markup. */
export function useFormatting(format: TextFormat | undefined): Formatting {
  const part = useRichText(format === 'formatted');
  if (format !== 'formatted' || part === 'missing') return plain;
  return part === undefined ? waiting : part.formatting;
}
