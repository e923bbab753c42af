import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import Flag from 'virtual:icons/flag';
import { useMemo } from 'react';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { describeFailure } from '../../../../lib/api/describe-error.ts';
import { clearFlagsMutation, flagsQuery } from '../../../../queries/cards.ts';
import { learnersQuery } from '../../../../queries/learners.ts';
import { joinNames } from '../../../../words/join-parts.ts';
import styles from './deck-detail.module.css';

/** Names of the children who reported a problem, by card id. */
export type FlaggedCards = ReadonlyMap<string, readonly string[]>;

const none: FlaggedCards = new Map();

/** Returns the cards of a deck that children flagged. @param canManage whether the user may edit cards. If false, the result is empty. */
export function useFlaggedCards(
  { id, householdId }: Pick<Deck, 'id' | 'householdId'>,
  canManage: boolean,
): FlaggedCards {
  const { t } = useLingui();
  const flags = useQuery({ ...flagsQuery(householdId), enabled: canManage }).data;
  const learners = useQuery({ ...learnersQuery(householdId), enabled: flags !== undefined && flags.length > 0 }).data;
  return useMemo(() => {
    const own = flags?.filter(({ deckId }) => deckId === id) ?? [];
    if (own.length === 0) return none;
    const nameOf = new Map(learners?.map((learner) => [learner.id, learner.name]));
    const byCard = Map.groupBy(own, ({ cardId }) => cardId);
    return new Map(
      [...byCard].map(([card, by]) => [card, by.map(({ learnerId }) => nameOf.get(learnerId) ?? t`A child`)]),
    );
  }, [flags, learners, id, t]);
}

interface FlagNoteProps {
  readonly card: Card;
  /** Names of the children who flagged the card; undefined if it isn't flagged. */
  readonly by: readonly string[] | undefined;
}

/** Names who flagged a card, with a button to dismiss the flag. Changing or deleting the card also clears it. */
export function FlagNote({ card, by }: FlagNoteProps) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation(clearFlagsMutation);
  if (!by) return null;
  return (
    <div className={styles.flagNote}>
      <Flag />
      <p>
        {error
          ? describeFailure(error, t`That didn’t work`)
          : t`${{ names: joinNames(by) }}: “Something is wrong here”`}
      </p>
      <Button busyText={isPending && t`One moment...`} onClick={() => mutate(card)}>{t`It’s right`}</Button>
    </div>
  );
}
