import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Button } from '../../components/controls/button.tsx';
import styles from './session-screen.module.css';

/** Leaves the session; it goes on from here the next time. */
export function BackButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="quiet" icon={<ChevronLeft aria-hidden="true" />} className={styles.back} onClick={onPress}>
      Back
    </Button>
  );
}
