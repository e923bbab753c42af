import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../../components/button.tsx';
import styles from './taking-screen.module.css';

interface StepButtonsProps {
  /** From 0. */
  readonly position: number;
  readonly total: number;
  /** Another button is the one to press. */
  readonly isQuiet: boolean;
  readonly onGo: (position: number) => void;
}

/** To the question before and after. */
export function StepButtons({ position, total, isQuiet, onGo }: StepButtonsProps) {
  const isLast = position === total - 1;
  return (
    <div className={styles.steps}>
      <Button
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={position === 0}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => onGo(position - 1)}
      >
        Previous
      </Button>
      <Button
        variant={isQuiet || isLast ? 'secondary' : 'primary'}
        className={styles.next}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={isLast}
        aria-keyshortcuts="ArrowRight Enter"
        onClick={() => onGo(position + 1)}
      >
        Next
      </Button>
    </div>
  );
}
