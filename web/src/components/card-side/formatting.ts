import type { TextFormat } from '../../../../shared/schemas/deck.ts';
import { latePart } from '../../lib/page/load-part.ts';

/** How the sides of a deck are read. */
export interface Formatting {
  /** Whether it is known what they say: until then nothing should be read aloud or searched. */
  readonly isReady: boolean;
  /** What a side says, without its marks. */
  readonly toPlainText: (side: string) => string;
}

/** Fetched with the first formatted deck. */
export const useRichText = latePart(async () => await import('./rich-text.tsx'));

const asItStands = (side: string): string => side;
const plain: Formatting = { isReady: true, toPlainText: asItStands };
const waiting: Formatting = { isReady: false, toPlainText: asItStands };

/** How the sides of a deck with this format are read. Where what reads formatted ones cannot be had, they are read as they stand. */
export function useFormatting(format: TextFormat | undefined): Formatting {
  const part = useRichText(format === 'formatted');
  if (format !== 'formatted' || part === 'missing') return plain;
  return part === undefined ? waiting : part.formatting;
}
