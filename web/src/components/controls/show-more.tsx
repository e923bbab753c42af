import { useState } from 'react';
import { formatNumber } from '../../words/counts.ts';
import { Button } from './button.tsx';

/** Items drawn at once; the next ones follow as one scrolls. */
const step = 100;

/** The beginning of a long list: draw `slice`, and `<ShowMore {...more} />` below it. */
export function useSlice<Item>(items: readonly Item[]) {
  const [count, setCount] = useState(step);
  const slice = items.slice(0, count);
  const showMore = () => setCount((last) => last + step);
  return { slice, more: { shown: slice.length, total: items.length, onShowMore: showMore } };
}

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
      { rootMargin: '800px' },
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
