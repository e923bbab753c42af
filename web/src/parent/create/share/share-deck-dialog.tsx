import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import Share from 'virtual:icons/share-2';
import type { Deck, DeckShare } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { CodeTicket, CopyButton } from '../../../components/controls/code-ticket.tsx';
import { Banner, Failure, NotLoaded } from '../../../components/feedback/messages.tsx';
import { QrPicture } from '../../../components/controls/qr-picture.tsx';
import { createShareMutation, deleteShareMutation, shareQuery } from '../../../queries/shares.ts';
import { learnersQuery } from '../../../queries/learners.ts';
import { cardsQuery } from '../../../queries/decks.ts';
import { joinNames } from '../../../words/join-parts.ts';
import { findNames } from '../../../words/names.ts';
import { formatInstant } from '../../../words/instants.ts';

interface ShareDeckDialogProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** Shares a deck by code and link, shows how often it was copied, and ends the sharing. */
export function ShareDeckDialog({ deck, onClose }: ShareDeckDialogProps) {
  const { t } = useLingui();
  const share = useQuery(shareQuery(deck.id));
  const creation = useMutation(createShareMutation);
  const ending = useMutation(deleteShareMutation);
  return (
    <Dialog title={t`Share “${{ deck: deck.name }}”`} onClose={onClose}>
      <div className="stack gap-4">
        <Failure error={creation.error} title={t`Failed to share the deck`} />
        <Failure error={ending.error} title={t`Failed to stop sharing`} />
        {share.data === undefined && (
          <NotLoaded of={share} loading={t`Checking...`} failed={t`Failed to load the code`} height="280px" />
        )}
        <NamesInDeck deck={deck} />
        {share.data && <Shared name={deck.name} share={share.data} />}
        {share.data === null && (
          <>
            {ending.isSuccess && (
              <Banner tone="success">{t`The code no longer works. Families keep the copies they have.`}</Banner>
            )}
            <NotShared />
          </>
        )}
      </div>
      <DialogActions>
        {share.data && (
          <Button
            variant="quiet"
            busyText={ending.isPending && t`Stopping...`}
            onClick={() => {
              if (!ending.isPending) ending.mutate(deck.id);
            }}
          >{t`Stop sharing`}</Button>
        )}
        {!share.data && <Button onClick={onClose}>{t`Close`}</Button>}
        {share.data === null && (
          <Button
            variant="primary"
            busyText={creation.isPending && t`One moment...`}
            onClick={() => {
              if (!creation.isPending) creation.mutate(deck.id);
            }}
          >{t`Make a code`}</Button>
        )}
        {share.data && <Button variant="primary" onClick={onClose}>{t`Done`}</Button>}
      </DialogActions>
    </Dialog>
  );
}

/** Warns if a child's name appears in the deck. */
function NamesInDeck({ deck }: Pick<ShareDeckDialogProps, 'deck'>) {
  const { t } = useLingui();
  const learners = useQuery(learnersQuery(deck.householdId)).data ?? [];
  const cards = useQuery(cardsQuery(deck.id)).data ?? [];
  const names = learners.map(({ name }) => name);
  const media = cards.flatMap(({ frontMedia = [], backMedia = [] }) => [...frontMedia, ...backMedia]);
  const parts = [
    [t({ message: 'its name', comment: 'Where a deck mentions a name' }), [deck.name]],
    [t({ message: 'its description', comment: 'Where a deck mentions a name' }), [deck.description ?? '']],
    [
      t({ message: 'the words for its pictures and sounds', comment: 'Where a deck mentions a name' }),
      media.map(({ alt = '' }) => alt),
    ],
    [
      t({ message: 'its cards', comment: 'Where a deck mentions a name' }),
      cards.flatMap(({ front, back, extra = '', tags = [] }) => [front, back, extra, ...tags]),
    ],
  ] as const;
  const found = parts.map(([place, texts]) => ({ place, said: findNames(names, texts.join('\n')) }));
  const told = found.filter(({ said }) => said.length > 0);
  if (told.length === 0) return null;
  const places = joinNames(told.map(({ place }) => place));
  const all = joinNames([...new Set(told.flatMap(({ said }) => said))]);
  return (
    <Banner tone="info">
      <Trans>
        This deck mentions <bdi>{all}</bdi> in {places}. Anyone who takes a copy can read that.
      </Trans>
    </Banner>
  );
}

function NotShared() {
  const { t } = useLingui();
  return (
    <>
      <p>{t`Another family can get a copy of this deck with a code or link from you.`}</p>
      <ul className="stack bullets gap-2">
        <li>{t`They get the cards with their extras, pictures and sounds, and how the deck is studied.`}</li>
        <li>{t`They don’t see anything about your family. No names, no results, no notes.`}</li>
        <li>{t`Their copy is their own. If you change yours later, theirs stays the same.`}</li>
      </ul>
    </>
  );
}

/** Number of characters per group. Three groups make the twelve-character code easier to read aloud. */
const codeGroup = 4;

function Shared({ name, share: { code, expiresAt, takes } }: { readonly name: string; readonly share: DeckShare }) {
  const { t } = useLingui();
  const url = `${window.location.origin}/#deck=${code}`;
  const canPassOn = typeof navigator.share === 'function';

  async function passOn() {
    try {
      await navigator.share({ title: name, text: t`Our flashcards “${name}”:`, url });
    } catch {
      // The user dismissed the share sheet. The link can still be copied.
    }
  }

  return (
    <>
      <p>{t`Send the link, or read the code out loud. Anyone who has it can get a copy of the deck.`}</p>
      <CodeTicket code={code} group={codeGroup} picture={<QrPicture text={url} />}>
        <CopyButton
          text={url}
          others={canPassOn && <Button icon={<Share />} onClick={() => void passOn()}>{t`Send the link`}</Button>}
        >{t`Copy link`}</CopyButton>
      </CodeTicket>
      <p className="note">
        {t`Works until ${{ day: formatInstant(expiresAt) }}.`}{' '}
        {t`${plural(takes, { 0: 'Nobody has taken it yet.', one: 'Taken # time.', other: 'Taken # times.' })}`}
      </p>
    </>
  );
}
