import { ProductError } from '../../shared/errors.ts';
import { getShare } from '../../shared/routes/shares.ts';
import { storedShares } from '../data/content/deck-share.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { isShareValid, presentShare } from './present-share.ts';

export const handler = defineHandler(getShare, async ({ params, household, now, deriveBytes }) => {
  const { deck } = await storedDecks.requireById(household, params.deckId);
  const share = await storedShares.require(household.rows, { deck });
  if (!(await isShareValid(household, share, deriveBytes, now))) throw new ProductError('not-found');
  return presentShare(household, share, deriveBytes);
});
