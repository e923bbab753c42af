import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Button } from '../../components/button.tsx';
import styles from './quiz-details.module.css';

/** To where the learner came from. */
export function BackButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="quiet" icon={<ChevronLeft aria-hidden="true" />} className={styles.back} onClick={onPress}>
      Back
    </Button>
  );
}
