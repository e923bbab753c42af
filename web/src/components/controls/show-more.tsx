import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber } from '../../words/counts.ts';
import { Button } from './button.tsx';

const step = 100;

/** Shows only the beginning of a long list: render `slice`, with `<ShowMore {...more} />` below it. */
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

/** The end of a list that is rendered in slices. Adds the next slice when scrolled near, or by button for keyboard users. */
export function ShowMore({ shown, total, onShowMore }: ShowMoreProps) {
  const { t } = useLingui();
  if (shown >= total) return null;

  // Create a new observer on every render: if the button is still in view after a slice was added, the observer must fire again.
  function watch(button: HTMLButtonElement) {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onShowMore(),
      { rootMargin: '800px' },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }

  return (
    <Button
      ref={watch}
      isWide
      onClick={onShowMore}
    >{t`Show more (${{ shown: formatNumber(shown) }} of ${{ total: formatNumber(total) }})`}</Button>
  );
}
