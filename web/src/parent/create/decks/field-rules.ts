import { limits } from '../../../../../shared/limits.ts';
import { formatNumber } from '../../../words/counts.ts';

/** Both sides of a card are needed: the specified words, said once for both fields. */
export const BOTH_SIDES_NEEDED = 'Both front and back are required';

const hasText = (text: string): boolean => text.trim() !== '';
const isWithin = (max: number) => (text: string) =>
  text.trim().length <= max || `At most ${formatNumber(max)} characters.`;

/** The rules of the contract, said before anything is sent; the server decides. */
export const deckRules = {
  name: {
    validate: {
      needed: (text: string) => hasText(text) || 'Deck name is required',
      within: isWithin(limits.nameLength),
    },
  },
  description: { validate: isWithin(limits.descriptionLength) },
} as const;

export const cardSideRules = {
  validate: { needed: (text: string) => hasText(text) || BOTH_SIDES_NEEDED, within: isWithin(limits.cardSideLength) },
} as const;
