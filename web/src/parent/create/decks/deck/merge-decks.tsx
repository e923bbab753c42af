import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { limits } from '../../../../../../shared/limits.ts';
import { localPart } from '../../../../../../shared/ids.ts';
import { foldText } from '../../../../../../shared/quiz/fold-text.ts';
import { wordsOfSide } from '../../../../../../shared/card-marks.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { useFormatting } from '../../../../components/card-side/formatting.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Select } from '../../../../components/controls/field.tsx';
import { Choice } from '../../../../components/controls/look-fields.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { LoadingRegion, ProgressBar, Skeleton } from '../../../../components/feedback/loading.tsx';
import { Banner, ErrorState, Failure } from '../../../../components/feedback/messages.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { useOngoingWork } from '../../../../lib/page/unsaved-work.ts';
import { mergeDecksMutation } from '../../../../queries/whole-decks.ts';
import { cardsQuery, decksQuery } from '../../../../queries/decks.ts';
import { formatNumber } from '../../../../words/counts.ts';
import { joinParts } from '../../../../words/join-parts.ts';
import styles from '../list/deck-view.module.css';

interface MergeDialogProps {
  readonly deck: Deck;
  readonly onOpenDeck: (deckId: string) => void;
  readonly onClose: () => void;
}

/** Merges a deck into another: asks for the target and how to handle duplicates. */
export function MergeDialog({ deck, onOpenDeck, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const merging = useMutation(mergeDecksMutation);
  const [targetId, setTargetId] = useState('');
  const [share, setShare] = useState(0);
  const { isPending, error } = merging;
  useOngoingWork(isPending);

  function start(target: Deck, cards: readonly Card[], stay: number) {
    if (isPending) return;
    merging.mutate({
      deckId: deck.id,
      toDeckId: target.id,
      cardIds: cards.map(({ id }) => id),
      onProgress: setShare,
      onMerged: () => {
        const moved = t`${plural({ count: cards.length }, { one: '# card moved', other: '# cards moved' })}`;
        const known = t`${plural({ count: stay }, { one: '# was already there', other: '# were already there' })}`;
        announce(joinParts([moved, stay > 0 && known]), { isShown: true });
        onClose();
        onOpenDeck(target.id);
      },
    });
  }

  return (
    <Dialog title={t`Merge “${{ deck: deck.name }}” into...`} onClose={() => !isPending && onClose()}>
      {(close) => (
        <div className="stack gap-4">
          <p className="note">{t`The cards move to another deck and keep your children’s progress. Then “${{ deck: deck.name }}” is deleted, with its open assignments.`}</p>
          <Failure error={error} title={t`Failed to merge decks`} />
          <TargetSelect
            label={t`Into which deck`}
            deck={deck}
            targetId={targetId}
            isDisabled={isPending}
            onChoose={setTargetId}
          />
          {isPending && <CardsUnderWay label={t`Cards moved`} value={share} />}
          <MergePlan
            deck={deck}
            targetId={targetId}
            goText={error ? t`Continue` : t`Merge`}
            isMerging={isPending}
            onStart={start}
            onCancel={close}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Progress of moving cards to another deck. Closing the page stops the move. */
export function CardsUnderWay(progress: ComponentProps<typeof ProgressBar>) {
  const { t } = useLingui();
  return (
    <div className="stack gap-2">
      <p className="note">{t`Please keep this page open.`}</p>
      <ProgressBar {...progress} />
    </div>
  );
}

interface TargetSelectProps {
  readonly label: string;
  readonly deck: Deck;
  readonly targetId: string;
  readonly isDisabled: boolean;
  readonly onChoose: (targetId: string) => void;
}

export function TargetSelect({ label, deck, targetId, isDisabled, onChoose }: TargetSelectProps) {
  const { t } = useLingui();
  const decks = useQuery(decksQuery(deck.householdId));
  return (
    <Select
      label={label}
      value={targetId}
      disabled={isDisabled}
      onChange={({ target: { value } }) => onChoose(value)}
      options={decks.data
        ?.filter(({ id }) => id !== deck.id)
        .map(({ id, name, archivedAt }) => [id, archivedAt === undefined ? name : t`${name} (archived)`])}
    >
      <option value="">{t`Choose a deck`}</option>
    </Select>
  );
}

interface MergePlanProps {
  readonly deck: Deck;
  readonly targetId: string;
  readonly goText: string;
  readonly isMerging: boolean;
  /** Moves these cards. The others stay, because the other deck has them. */
  readonly onStart: (target: Deck, cards: readonly Card[], stay: number) => void;
  readonly onCancel: () => void;
}

function MergePlan({ deck, targetId, goText, isMerging, onStart, onCancel }: MergePlanProps) {
  const { t } = useLingui();
  const decks = useQuery(decksQuery(deck.householdId));
  const own = useQuery(cardsQuery(deck.id));
  const theirs = useQuery({ ...cardsQuery(targetId), enabled: targetId !== '' });
  const [bringsTwins, setBringsTwins] = useState(false);
  const twins = useMemo(() => findTwins(own.data ?? [], theirs.data ?? []), [own.data, theirs.data]);
  const target = decks.data?.find(({ id }) => id === targetId);
  const isKnown = target !== undefined && own.data !== undefined && theirs.data !== undefined;
  const isFailed = target !== undefined && (own.isError || theirs.isError);
  const coming = (own.data ?? []).filter((card) => bringsTwins || !twins.includes(card));
  const isTooMuch = isTooMuchFor(target, coming.length);
  return (
    <>
      {isFailed && <ErrorState title={t`Failed to load cards`} of={[own, theirs]} />}
      {target && !isKnown && !isFailed && (
        <LoadingRegion label={t`Loading cards...`}>
          <Skeleton height="44px" />
        </LoadingRegion>
      )}
      {isKnown && !isMerging && (
        <>
          <p role="status">
            {t`${plural({ count: coming.length }, { one: '# card moves', other: '# cards move' })} into “${{ deck: target.name }}”.`}
          </p>
          <TargetNotes deck={deck} target={target} isTooMuch={isTooMuch} />
          {twins.length > 0 && <Twins deck={deck} twins={twins} isChosen={bringsTwins} onChange={setBringsTwins} />}
        </>
      )}
      <DialogActions>
        <Button disabled={isMerging} onClick={onCancel}>{t`Cancel`}</Button>
        <Button
          variant="primary"
          disabled={!isKnown || isTooMuch}
          busyText={isMerging && t`Merging...`}
          onClick={() => target && onStart(target, coming, (own.data?.length ?? 0) - coming.length)}
        >
          {goText}
        </Button>
      </DialogActions>
    </>
  );
}

interface TargetNotesProps {
  readonly deck: Deck;
  readonly target: Deck;
  readonly isTooMuch: boolean;
}

export function TargetNotes({ deck, target, isTooMuch }: TargetNotesProps) {
  const { t } = useLingui();
  const isOtherFormat = (deck.format ?? 'plain') !== (target.format ?? 'plain');
  return (
    <>
      {isTooMuch && (
        <Banner tone="error">{t`A deck holds up to ${{ most: formatNumber(limits.cardsPerDeck) }} cards.`}</Banner>
      )}
      {isOtherFormat && (
        <Banner tone="info">{t`Only one of the decks uses formatting. Marks like ** or $ look different in “${{ deck: target.name }}”.`}</Banner>
      )}
    </>
  );
}

export function isTooMuchFor(target: Deck | undefined, coming: number): boolean {
  return (target?.totalCards ?? 0) + coming > limits.cardsPerDeck;
}

interface TwinsProps {
  readonly deck: Deck;
  readonly twins: readonly Card[];
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Twins({ deck, twins, isChosen, onChange }: TwinsProps) {
  const { t } = useLingui();
  const { toPlainText } = useFormatting(deck.format);
  return (
    <>
      <Choice
        title={t`${plural({ count: twins.length }, { one: 'Also move # card that is in both decks', other: 'Also move # cards that are in both decks' })}`}
        hint={t`Cards you don’t move are deleted with the deck.`}
        isChosen={isChosen}
        onChange={onChange}
      />
      <Disclosure summary={t`Cards in both decks`}>
        {() => (
          <ul className={styles.twins}>
            {twins.map(({ id, front, back, frontMedia, backMedia }) => (
              <li key={id} dir="auto">
                {wordsOfSide(toPlainText(front), frontMedia)} – {wordsOfSide(toPlainText(back), backMedia)}
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </>
  );
}

/**
 * @returns the cards that also occur in the other deck: with the same sides, and the same extra unless they have none. Excludes cards of an interrupted move,
 * which are in both decks but whose progress must still be moved.
 */
function findTwins(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const known = new Set(others.flatMap((card) => [textsOf(card), textsOf({ ...card, extra: '' })]));
  const halfMoved = new Set(others.map(({ id }) => localPart(id)));
  return cards.filter((card) => known.has(textsOf(card)) && !halfMoved.has(localPart(card.id)));
}

function textsOf({ front, back, extra = '', frontMedia = [], backMedia = [] }: Card): string {
  const media = [frontMedia, backMedia].map((side) => side.map(({ id }) => id).join());
  return [foldText(front), foldText(back), foldText(extra), ...media].join('\n');
}
