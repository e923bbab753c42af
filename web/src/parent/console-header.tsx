import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Button } from '../components/controls/button.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import styles from './console-header.module.css';
import { householdQuery } from '../queries/households.ts';

interface ConsoleHeaderProps {
  readonly householdId: string;
  /** Back to the list of households. */
  readonly onLeave: () => void;
}

/** The household's name, and the way to the others. On a phone one above the other: names of families are long. */
export function ConsoleHeader({ householdId, onLeave }: ConsoleHeaderProps) {
  const { data, isError } = useQuery(householdQuery(householdId));
  const name = data?.name ?? (isError ? 'Household' : 'Loading...');
  usePageTitle(name);
  return (
    <header className={styles.header}>
      <Button variant="quiet" className={styles.back} icon={<ChevronLeft aria-hidden="true" />} onClick={onLeave}>
        All Households
      </Button>
      <h1 className={styles.name}>{name}</h1>
    </header>
  );
}
