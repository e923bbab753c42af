import { useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import Import from 'lucide-react/icons/file-up';
import Library from 'lucide-react/icons/library-big';
import Plus from 'lucide-react/icons/plus';
import Ticket from 'lucide-react/icons/ticket';
import type { Ref } from 'react';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Menu } from '../../../../components/controls/menu.tsx';
import { filterFrom } from '../../list-filter.tsx';
import { isWorthArranging } from './deck-view.tsx';

/** A dialog that the deck list opens. */
export type DecksPart = 'import' | 'library' | 'take' | 'export';

interface AddDeckProps {
  readonly onPart: (part: DecksPart) => void;
  readonly isEmpty: boolean;
  readonly isPrimary: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onNew: () => void;
}

/** The ways to add a deck: behind one button, or beside each other for a family that has no deck yet. */
export function AddDeck({ isEmpty, isPrimary, buttonRef, onNew, onPart }: AddDeckProps) {
  const { t } = useLingui();
  const variant = isPrimary ? 'primary' : 'secondary';
  const ways = [
    { label: t`+ New Deck`, onSelect: onNew },
    { label: t`Ready decks`, icon: <Library />, onSelect: () => onPart('library') },
    { label: t`Import`, icon: <Import />, onSelect: () => onPart('import') },
    { label: t`Get a shared deck`, icon: <Ticket />, onSelect: () => onPart('take') },
  ];
  if (!isEmpty) {
    return (
      <Menu
        label={t`Add a deck`}
        text={t`Add`}
        icon={<Plus />}
        variant={variant}
        buttonRef={buttonRef}
        // Without icons, because the first way has its sign in its name.
        actions={ways.map(({ label, onSelect }) => ({ label, onSelect }))}
      />
    );
  }
  return ways.map(({ label, icon, onSelect }, place) => (
    <Button
      key={label}
      ref={place === 0 ? buttonRef : undefined}
      variant={place === 0 ? variant : 'secondary'}
      icon={icon}
      onClick={onSelect}
    >
      {label}
    </Button>
  ));
}

interface DeckListMenuProps {
  readonly decks: readonly Deck[];
  readonly isArranging: boolean;
  /** Shows or hides search, subjects and order; absent if they always show. */
  readonly onArrange?: (isArranging: boolean) => void;
  /** Absent if the user may not export. */
  readonly onExport?: () => void;
}

/** What is rarely done with the whole list. Renders nothing while there is nothing to do with it. */
export function DeckListMenu({ decks, isArranging, onArrange, onExport }: DeckListMenuProps) {
  const { t } = useLingui();
  const arranging = {
    label: t`Find and sort`,
    isOn: isArranging,
    onSelect: () => onArrange?.(!isArranging),
  };
  const exporting = { label: t`Export all decks`, icon: <FileDown />, onSelect: () => onExport?.() };
  const canExport = onExport && decks.filter(({ totalCards }) => totalCards > 0).length > 1;
  const actions = [
    ...(onArrange && (isWorthSearching(decks) || isWorthArranging(decks)) ? [arranging] : []),
    ...(canExport ? [exporting] : []),
  ];
  return actions.length > 0 && <Menu label={t`More for My Decks`} actions={actions} />;
}

/** Total number of decks and cards from which search is offered. */
const searchedFrom = 20;

/** @returns whether there is enough to search through */
export function isWorthSearching(decks: readonly Deck[]): boolean {
  const cards = decks.reduce((sum, { totalCards }) => sum + totalCards, 0);
  return decks.length >= filterFrom || (decks.length > 1 && decks.length + cards >= searchedFrom);
}
