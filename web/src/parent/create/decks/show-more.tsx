import { Button } from '../../../components/controls/button.tsx';
import { formatNumber } from '../../../words/counts.ts';

interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly onShowMore: () => void;
}

/** The end of a list that is drawn in slices: goes on by itself when it comes near, and as a button for the keyboard. */
export function ShowMore({ shown, total, onShowMore }: ShowMoreProps) {
  if (shown >= total) return null;

  // Anew at every drawing: an end that is still in sight after a slice was added has to be noticed once more.
  function watch(button: HTMLButtonElement) {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onShowMore(),
      {
        rootMargin: '800px',
      },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }

  return (
    <Button ref={watch} isWide onClick={onShowMore}>
      Show more ({formatNumber(shown)} of {formatNumber(total)})
    </Button>
  );
}
