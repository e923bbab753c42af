import { useLingui } from '@lingui/react/macro';
import Archive from 'virtual:icons/archive';
import ArchiveRestore from 'virtual:icons/archive-restore';
import Copy from 'virtual:icons/copy';
import FileDown from 'virtual:icons/file-down';
import FileUp from 'virtual:icons/file-up';
import Gift from 'virtual:icons/gift';
import History from 'virtual:icons/history';
import ListChecks from 'virtual:icons/list-checks';
import Merge from 'virtual:icons/merge';
import Pencil from 'virtual:icons/pencil';
import Search from 'virtual:icons/search';
import Share from 'virtual:icons/share-2';
import Printer from 'virtual:icons/printer';
import Trash from 'virtual:icons/trash-2';
import UsersRound from 'virtual:icons/users-round';
import { type Ref, useId } from 'react';
import { limits } from '../../../../../../shared/limits.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button, IconButton } from '../../../../components/controls/button.tsx';
import { Menu } from '../../../../components/controls/menu.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { filterFrom } from '../../list-filter.tsx';
import styles from './deck-detail.module.css';

interface DeckActionsProps {
  readonly deck: Deck;
  /** The deck's cards; undefined while loading. Actions that need cards are disabled until then. */
  readonly cards: readonly Card[] | undefined;
  readonly canManage: boolean;
  readonly isAdding: boolean;
  /** Whether the tools for the cards show. */
  readonly hasTools: boolean;
  readonly onTools: (hasTools: boolean) => void;
  readonly addCardRef: Ref<HTMLButtonElement>;
  readonly onAddCard: () => void;
  readonly isMakingQuiz: boolean;
  readonly onQuiz: () => void;
  /** Absent if the user may not assign. */
  readonly onGive?: (() => void) | undefined;
  /** Absent if the user may not study it with a child here. */
  readonly onTogether?: (() => void) | undefined;
  /** Opens the dialog of an action. */
  readonly onPart: (part: OpenPart) => void;
  readonly onDelete: () => void;
}

const deckMoves = ['duplicate', 'merge', 'archive', 'bring-back'] as const;

/** An action on the whole deck. Each opens a dialog. */
export type DeckMove = (typeof deckMoves)[number];

export function isDeckMove(part: string | undefined): part is DeckMove {
  return deckMoves.some((move) => move === part);
}

/** What is open over or within a deck. */
export type OpenPart =
  | 'quiz-choices'
  | 'add-card'
  | 'edit-deck'
  | 'import'
  | 'imports'
  | 'export'
  | 'print'
  | 'share'
  | 'together'
  | DeckMove;

/** Actions of a deck. Viewers can still export and print it. */
export function DeckActions(props: DeckActionsProps) {
  const { t } = useLingui();
  const { deck, cards, canManage, isAdding, hasTools, addCardRef, isMakingQuiz, ...on } = props;
  const hintId = useId();
  const cardCount = cards?.length ?? deck.totalCards;
  const hasTooFew = cardCount < limits.minCardsForQuiz;
  const hasCards = cards !== undefined && cardCount > 0;
  const tools = (
    <IconButton
      label={t`Find & edit`}
      icon={<Search />}
      aria-expanded={hasTools}
      onClick={() => on.onTools(!hasTools)}
    />
  );
  if (!canManage) {
    return (
      <div className={joinClasses(styles.actions, 'row-wrap gap-2')}>
        <Button icon={<FileDown />} disabled={!hasCards} onClick={() => on.onPart('export')}>{t`Export`}</Button>
        <Button icon={<Printer />} disabled={!hasCards} onClick={() => on.onPart('print')}>{t`Print`}</Button>
        {cards && cards.length >= filterFrom && tools}
      </div>
    );
  }
  const actions = [
    ...(on.onGive ? [{ label: t`Give to a child`, icon: <Gift />, onSelect: on.onGive }] : []),
    ...(on.onTogether ? [{ label: t`Study together`, icon: <UsersRound />, onSelect: on.onTogether }] : []),
    { label: t`Edit deck`, icon: <Pencil />, startsGroup: true, onSelect: () => on.onPart('edit-deck') },
    ...(hasCards ? [{ label: t`Print`, icon: <Printer />, onSelect: () => on.onPart('print') }] : []),
    ...(cards ? [{ label: t`Import`, icon: <FileUp />, onSelect: () => on.onPart('import') }] : []),
    ...[
      ...(cards && !hasTooFew
        ? [{ label: t`Quiz with choices...`, icon: <ListChecks />, onSelect: () => on.onPart('quiz-choices') }]
        : []),
      { label: t`Share`, icon: <Share />, startsGroup: true, onSelect: () => on.onPart('share') },
      ...(hasCards ? [{ label: t`Export`, icon: <FileDown />, onSelect: () => on.onPart('export') }] : []),
      { label: t`Past imports`, icon: <History />, startsGroup: true, onSelect: () => on.onPart('imports') },
      { label: t`Duplicate`, icon: <Copy />, onSelect: () => on.onPart('duplicate') },
      ...(cardCount > 0 ? [{ label: t`Merge into...`, icon: <Merge />, onSelect: () => on.onPart('merge') }] : []),
      deck.archivedAt === undefined
        ? { label: t`Archive`, icon: <Archive />, startsGroup: true, onSelect: () => on.onPart('archive') }
        : {
            label: t`Bring back`,
            icon: <ArchiveRestore />,
            startsGroup: true,
            onSelect: () => on.onPart('bring-back'),
          },
      { label: t`Delete deck`, icon: <Trash />, tone: 'danger' as const, onSelect: on.onDelete },
    ].map((action) => ({ ...action, isRare: true })),
  ];
  return (
    <div className={joinClasses(styles.actions, 'row-wrap gap-2')}>
      <Button
        ref={addCardRef}
        variant={isAdding ? 'secondary' : 'primary'}
        aria-expanded={isAdding}
        disabled={!cards}
        onClick={on.onAddCard}
      >{t`+ Add Card`}</Button>
      <Button
        disabled={hasTooFew}
        busyText={isMakingQuiz && t`Creating...`}
        aria-describedby={hasTooFew ? hintId : undefined}
        onClick={on.onQuiz}
      >{t`Quiz`}</Button>
      {hasCards && tools}
      <Menu label={t`More for ${{ deck: deck.name }}`} actions={actions} />
      {hasTooFew && (
        <p id={hintId} className="note">
          {t`Need at least ${{ least: limits.minCardsForQuiz }} cards to generate a quiz`}
        </p>
      )}
    </div>
  );
}
