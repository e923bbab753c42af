import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Copy from 'lucide-react/icons/copy';
import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/history';
import ListChecks from 'lucide-react/icons/list-checks';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import Share from 'lucide-react/icons/share-2';
import Printer from 'lucide-react/icons/printer';
import Trash from 'lucide-react/icons/trash-2';
import { type Ref, useId } from 'react';
import { errorCatalogue } from '../../../../../../shared/errors.ts';
import { limits } from '../../../../../../shared/limits.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button, IconButton } from '../../../../components/controls/button.tsx';
import { Menu } from '../../../../components/controls/menu.tsx';
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
  readonly onQuizChoices: () => void;
  /** Absent if the user may not assign. */
  readonly onGive?: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onImport: () => void;
  readonly onShare: () => void;
  readonly onMove: (move: DeckMove) => void;
  readonly onExport: () => void;
  readonly onPrint: () => void;
  readonly onImports: () => void;
  readonly onDelete: () => void;
}

const deckMoves = ['duplicate', 'merge', 'archive', 'bring-back'] as const;

/** An action on the whole deck. Each opens a dialog. */
export type DeckMove = (typeof deckMoves)[number];

export function isDeckMove(part: string | undefined): part is DeckMove {
  return deckMoves.some((move) => move === part);
}

/** Actions of a deck. Viewers can still export and print it. */
export function DeckActions(props: DeckActionsProps) {
  const { deck, cards, canManage, isAdding, hasTools, addCardRef, isMakingQuiz, ...on } = props;
  const hintId = useId();
  const cardCount = cards?.length ?? deck.totalCards;
  const hasTooFew = cardCount < limits.minCardsForQuiz;
  const hasCards = cards !== undefined && cardCount > 0;
  const tools = (
    <IconButton label="Find & edit" icon={<Search />} aria-expanded={hasTools} onClick={() => on.onTools(!hasTools)} />
  );
  if (!canManage) {
    return (
      <div className={styles.actions}>
        <Button icon={<FileDown />} disabled={!hasCards} onClick={on.onExport}>
          Export
        </Button>
        <Button icon={<Printer />} disabled={!hasCards} onClick={on.onPrint}>
          Print
        </Button>
        {cards && cards.length >= filterFrom && tools}
      </div>
    );
  }
  const actions = [
    ...(on.onGive ? [{ label: 'Give to a child', icon: <Gift />, onSelect: on.onGive }] : []),
    { label: 'Edit deck', icon: <Pencil />, onSelect: on.onEdit },
    ...(cards && !hasTooFew
      ? [{ label: 'Quiz with choices...', icon: <ListChecks />, onSelect: on.onQuizChoices }]
      : []),
    ...(cards ? [{ label: 'Import', icon: <FileUp />, onSelect: on.onImport }] : []),
    ...(hasCards ? [{ label: 'Export', icon: <FileDown />, onSelect: on.onExport }] : []),
    { label: 'Share', icon: <Share />, onSelect: on.onShare },
    ...[
      ...(hasCards ? [{ label: 'Print', icon: <Printer />, onSelect: on.onPrint }] : []),
      { label: 'Past imports', icon: <History />, onSelect: on.onImports },
      { label: 'Duplicate', icon: <Copy />, onSelect: () => on.onMove('duplicate') },
      ...(cardCount > 0 ? [{ label: 'Merge into...', icon: <Merge />, onSelect: () => on.onMove('merge') }] : []),
      deck.archivedAt === undefined
        ? { label: 'Archive', icon: <Archive />, onSelect: () => on.onMove('archive') }
        : { label: 'Bring back', icon: <ArchiveRestore />, onSelect: () => on.onMove('bring-back') },
      { label: 'Delete deck', icon: <Trash />, tone: 'danger' as const, onSelect: on.onDelete },
    ].map((action) => ({ ...action, isRare: true })),
  ];
  return (
    <div className={styles.actions}>
      <Button
        ref={addCardRef}
        variant={isAdding ? 'secondary' : 'primary'}
        aria-expanded={isAdding}
        disabled={!cards}
        onClick={on.onAddCard}
      >
        + Add Card
      </Button>
      <Button
        disabled={hasTooFew}
        busyText={isMakingQuiz && 'Creating...'}
        aria-describedby={hasTooFew ? hintId : undefined}
        onClick={on.onQuiz}
      >
        Quiz
      </Button>
      {hasCards && tools}
      <Menu label={`More for ${deck.name}`} actions={actions} />
      {hasTooFew && (
        <p id={hintId} className={styles.hint}>
          {errorCatalogue['too-few-cards'].sentence}
        </p>
      )}
    </div>
  );
}
