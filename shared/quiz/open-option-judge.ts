import { isReversed } from '../scheduling/track.ts';
import type { SideLanguages } from '../schemas/deck.ts';
import { loadNumberWords } from '../study/number-words.ts';
import { makeOptionJudge, type OptionJudge } from './option-judge.ts';

/** Opens the judge of a deck's options, with the number words of its languages. They are large, so server functions load this file on demand. */
export async function openOptionJudge(deck: SideLanguages, track = ''): Promise<OptionJudge> {
  const { frontLanguage, backLanguage } = deck;
  const [question, language] = isReversed(track) ? [backLanguage, frontLanguage] : [frontLanguage, backLanguage];
  const [numbers, questionNumbers] = await Promise.all([loadNumberWords(language), loadNumberWords(question)]);
  return makeOptionJudge({ language, numbers, questionNumbers });
}
