import { useLingui } from '@lingui/react/macro';
import FileDown from 'virtual:icons/file-down';
import Import from 'virtual:icons/file-up';
import Library from 'virtual:icons/library-big';
import Plus from 'virtual:icons/plus';
import Search from 'virtual:icons/search';
import Ticket from 'virtual:icons/ticket';
import type { Ref } from 'react';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button, IconButton } from '../../../../components/controls/button.tsx';
import { Menu } from '../../../../components/controls/menu.tsx';
import { filterFrom } from '../../list-filter.tsx';
import styles from './deck-list.module.css';
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

interface ArrangeButtonProps {
  readonly decks: readonly Deck[];
  readonly isArranging: boolean;
  /** Shows or hides search, subjects and order. */
  readonly onArrange: (isArranging: boolean) => void;
}

/** Shows search, subjects and order of a list that isn't long. Renders nothing while there is nothing to find or sort. */
export function ArrangeButton({ decks, isArranging, onArrange }: ArrangeButtonProps) {
  const { t } = useLingui();
  if (!isWorthSearching(decks) && !isWorthArranging(decks)) return null;
  return (
    <IconButton
      label={t`Find and sort`}
      icon={<Search />}
      aria-expanded={isArranging}
      onClick={() => onArrange(!isArranging)}
    />
  );
}

interface ListFilesProps {
  readonly decks: readonly Deck[];
  readonly onPart: (part: DecksPart) => void;
}

/** What brings decks in and takes them along, below the list. */
export function ListFiles({ decks, onPart }: ListFilesProps) {
  const { t } = useLingui();
  if (decks.length === 0) return null;
  return (
    <div className={styles.files}>
      <Button variant="quiet" icon={<Import />} onClick={() => onPart('import')}>
        {t`Import a list or file`}
      </Button>
      {decks.filter(({ totalCards }) => totalCards > 0).length > 1 && (
        <Button variant="quiet" icon={<FileDown />} onClick={() => onPart('export')}>
          {t`Export all decks`}
        </Button>
      )}
    </div>
  );
}

/** Total number of decks and cards from which search is offered. */
const searchedFrom = 20;

/** @returns whether there is enough to search through */
export function isWorthSearching(decks: readonly Deck[]): boolean {
  const cards = decks.reduce((sum, { totalCards }) => sum + totalCards, 0);
  return decks.length >= filterFrom || (decks.length > 1 && decks.length + cards >= searchedFrom);
}
