import { useLingui } from '@lingui/react/macro';
import ArrowUpDown from 'virtual:icons/arrow-up-down';
import ListChecks from 'virtual:icons/list-checks';
import TableIcon from 'virtual:icons/table';
import { Button } from '../../../../components/controls/button.tsx';
import styles from '../deck/deck-detail.module.css';

/** How an open deck's cards are shown. */
export type Mode = 'list' | 'select' | 'order' | 'table';

interface ModeButtonsProps {
  readonly mode: Mode;
  /** How many cards the deck has. */
  readonly count: number;
  readonly onChange: (mode: Mode) => void;
}

/** Toggle buttons for selecting, reordering and the table. Pressing the active one returns to the list. */
export function ModeButtons({ mode, count, onChange }: ModeButtonsProps) {
  const { t } = useLingui();
  const modes = [
    ...(count > 0 ? [{ id: 'select', words: t`Select`, icon: <ListChecks /> } as const] : []),
    ...(count > 1 ? [{ id: 'order', words: t`Reorder`, icon: <ArrowUpDown /> } as const] : []),
    { id: 'table', words: t`Table`, icon: <TableIcon /> },
  ] as const;
  return (
    <div className="row-wrap gap-1">
      {modes.map(({ id, words, icon }) => (
        <Button
          key={id}
          variant="quiet"
          icon={icon}
          aria-pressed={mode === id}
          className={mode === id ? styles.modeOn : undefined}
          onClick={() => onChange(mode === id ? 'list' : id)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
