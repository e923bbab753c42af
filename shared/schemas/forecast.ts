import * as z from 'zod/mini';
import { studyDayText } from './progress.ts';
import { idText } from './text.ts';

/** The expected number of cards known on a day, and the range in which it probably is. */
const knownFields = { known: z.int(), least: z.int(), most: z.int() };

/** What a learner will know if they go on as in the last four weeks. Both lists are empty if they have studied too little for a forecast. */
export const forecastSchema = z.object({
  /** All decks together, from today on, a week apart; the last one is the last day of the forecast. */
  points: z.array(z.object({ date: studyDayText, ...knownFields })),
  /** Decks in use of which the learner knows cards, the most known first. */
  decks: z.array(
    z.object({
      deckId: idText,
      name: z.string(),
      totalCards: z.int(),
      /** Whether its sides are in two languages, so that its cards are words. */
      isVocabulary: z.boolean(),
      /** The day of the figures: the deck's target day if it has one within the forecast, otherwise the forecast's last day. */
      date: studyDayText,
      ...knownFields,
    }),
  ),
});
export type Forecast = z.infer<typeof forecastSchema>;
