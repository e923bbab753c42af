import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { cardsQuery, decksQuery } from '../../queries/decks.ts';
import { EditCardDialog } from '../create/decks/card-form/card-forms.tsx';
import { listTags } from '../create/decks/cards/card-view.ts';
import type { HardCard } from './hard-cards.ts';

interface HardCardDialogProps {
  readonly householdId: string;
  readonly hard: Pick<HardCard, 'cardId' | 'deckId'>;
  readonly onClose: () => void;
}

/** Opens a frequently missed card for editing, without leaving the Learners tab. */
export function HardCardDialog({ householdId, hard, onClose }: HardCardDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const decks = useQuery(decksQuery(householdId));
  const cards = useQuery(cardsQuery(hard.deckId));
  const deck = decks.data?.find(({ id }) => id === hard.deckId);
  const card = cards.data?.find(({ id }) => id === hard.cardId);
  if (deck && card) {
    return (
      <EditCardDialog
        card={card}
        format={deck.format}
        knownTags={listTags(cards.data ?? [])}
        onSaved={() => announce(t`The card is saved`, { isShown: true })}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={t`Edit Card`} onClose={onClose}>
      {decks.isSuccess && cards.isSuccess ? (
        <p>{t`We couldn’t find this card. It may have been deleted.`}</p>
      ) : (
        <NotLoaded
          of={[decks, cards]}
          loading={t`Loading the card...`}
          failed={t`Failed to load cards`}
          height="96px"
          count={2}
        />
      )}
    </Dialog>
  );
}
