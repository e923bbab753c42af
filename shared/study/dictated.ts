import type { CardSides, SideLanguages } from '../schemas/deck.ts';

/**
 * Whether a card is a dictation where it's answered by typing or choosing, so that its question is read aloud and not shown: the question is its own answer,
 * alone or followed by a sentence, as `two. I have two cats.` is for `two`. In decks of two languages, equal sides such as *taxi* are translations.
 */
export function isDictation(
  { front, back }: Pick<CardSides, 'front' | 'back'>,
  { frontLanguage, backLanguage }: SideLanguages,
): boolean {
  if (frontLanguage === undefined || frontLanguage !== backLanguage) return false;
  return back !== '' && (front === back || front.startsWith(`${back}. `));
}
