import { useState } from 'react';

/** The first `step` items of a long list, and `step` more whenever they are asked for. */
export function useSlice<Item>(items: readonly Item[], step: number) {
  const [count, setCount] = useState(step);
  return {
    slice: items.slice(0, count),
    showMore: () => setCount((last) => last + step),
  };
}
