import { masteredStabilityDays } from '../../../shared/scheduling/mastery.ts';

/** What "mastered" means, where the word stands. The share is what FSRS's stability is defined by. */
export function MasteredNote({ className }: { readonly className?: string | undefined }) {
  return (
    <p className={className}>
      <strong>Mastered</strong>: nine times in ten the card would still be known after {masteredStabilityDays / 7} weeks
      without a look at it.
    </p>
  );
}
