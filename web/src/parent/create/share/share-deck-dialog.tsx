import { useMutation, useQuery } from '@tanstack/react-query';
import Share from 'lucide-react/icons/share-2';
import type { Deck, DeckShare } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { CodeTicket, CopyButton } from '../../../components/controls/code-ticket.tsx';
import { Banner, Failure, NotLoaded } from '../../../components/feedback/messages.tsx';
import { QrPicture } from '../../../components/controls/qr-picture.tsx';
import { createShareMutation, deleteShareMutation, shareQuery } from '../../../queries/shares.ts';
import { learnersQuery } from '../../../queries/learners.ts';
import { cardsQuery } from '../../../queries/decks.ts';
import { findNames, joinNames } from '../../../words/names.ts';
import { countOf } from '../../../words/counts.ts';
import { formatInstant } from '../../../words/dates.ts';
import styles from './share.module.css';

interface ShareDeckDialogProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** Shares a deck by code and link, shows how often it was copied, and ends the sharing. */
export function ShareDeckDialog({ deck, onClose }: ShareDeckDialogProps) {
  const share = useQuery(shareQuery(deck.id));
  const creation = useMutation(createShareMutation);
  const ending = useMutation(deleteShareMutation);
  return (
    <Dialog title={`Share “${deck.name}”`} onClose={onClose}>
      <div className={styles.stack}>
        <Failure error={creation.error} title="Failed to share the deck" />
        <Failure error={ending.error} title="Failed to stop sharing" />
        {share.data === undefined && <NotLoaded of={share} what="the code" loading="Looking..." height="280px" />}
        <NamesInDeck deck={deck} />
        {share.data && <Shared name={deck.name} share={share.data} />}
        {share.data === null && (
          <>
            {ending.isSuccess && (
              <Banner tone="success">The code does not work any more. Copies that were taken stay.</Banner>
            )}
            <NotShared />
          </>
        )}
      </div>
      <DialogActions>
        {share.data && (
          <Button
            variant="quiet"
            busyText={ending.isPending && 'Stopping...'}
            onClick={() => {
              if (!ending.isPending) ending.mutate(deck.id);
            }}
          >
            Stop sharing
          </Button>
        )}
        {!share.data && <Button onClick={onClose}>Close</Button>}
        {share.data === null && (
          <Button
            variant="primary"
            busyText={creation.isPending && 'One moment...'}
            onClick={() => {
              if (!creation.isPending) creation.mutate(deck.id);
            }}
          >
            Make a code
          </Button>
        )}
        {share.data && (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Warns if a child's name appears in the deck. */
function NamesInDeck({ deck }: Pick<ShareDeckDialogProps, 'deck'>) {
  const learners = useQuery(learnersQuery(deck.householdId)).data ?? [];
  const cards = useQuery(cardsQuery(deck.id)).data ?? [];
  const names = learners.map(({ name }) => name);
  const media = cards.flatMap(({ frontMedia = [], backMedia = [] }) => [...frontMedia, ...backMedia]);
  const places = [
    ['its name', [deck.name]],
    ['its description', [deck.description ?? '']],
    ['the words for its pictures and sounds', media.map(({ alt = '' }) => alt)],
    ['its cards', cards.flatMap(({ front, back, extra = '', tags = [] }) => [front, back, extra, ...tags])],
  ] as const;
  const found = places.map(([place, texts]) => ({ place, said: findNames(names, texts.join('\n')) }));
  const told = found.filter(({ said }) => said.length > 0);
  if (told.length === 0) return null;
  const all = joinNames([...new Set(told.flatMap(({ said }) => said))]);
  return (
    <Banner tone="info">
      <bdi>{all}</bdi>: this deck says it in {joinNames(told.map(({ place }) => place))}. Whoever takes a copy reads it.
    </Banner>
  );
}

function NotShared() {
  return (
    <>
      <p>Another family can take a copy of this deck, with a code or a link that you give them.</p>
      <ul className={styles.facts}>
        <li>They get the cards with their extras, pictures and sounds, and how the deck is studied.</li>
        <li>They see nothing of your family: no names, no results, no notes.</li>
        <li>Their copy is their own: what either of you changes later, the other one does not get.</li>
      </ul>
    </>
  );
}

/** Number of characters per group. Three groups make the twelve-character code easier to read aloud. */
const codeGroup = 4;

function Shared({ name, share: { code, expiresAt, takes } }: { readonly name: string; readonly share: DeckShare }) {
  const url = `${window.location.origin}/#deck=${code}`;
  const canPassOn = typeof navigator.share === 'function';

  async function passOn() {
    try {
      await navigator.share({ title: name, text: `Our flashcards “${name}”:`, url });
    } catch {
      // The user dismissed the share sheet. The link can still be copied.
    }
  }

  return (
    <>
      <p>Send the link, or read out the code. Whoever gets it can take a copy of the deck.</p>
      <CodeTicket code={code} group={codeGroup} picture={<QrPicture text={url} />}>
        <CopyButton
          text={url}
          others={
            canPassOn && (
              <Button icon={<Share />} onClick={() => void passOn()}>
                Send the link
              </Button>
            )
          }
        >
          Copy link
        </CopyButton>
      </CodeTicket>
      <p className={styles.note}>
        Works until {formatInstant(expiresAt)}.{' '}
        {takes === 0 ? 'Nobody has taken it yet.' : `Taken ${countOf(takes, 'time')}.`}
      </p>
    </>
  );
}
