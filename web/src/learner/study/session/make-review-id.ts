import { monotonicFactory } from 'ulid';

/** A fresh id for an answer given at that time. Ids of this page sort in the order in which they were made. */
export const makeReviewId: (at: Date) => string = (() => {
  const makeUlid = monotonicFactory();
  return (at: Date) => makeUlid(at.getTime());
})();
