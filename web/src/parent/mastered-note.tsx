import { masteredStabilityDays } from '../../../shared/scheduling/mastery.ts';

/** Explains "mastered". "Nine times in ten" is FSRS's definition of stability: the interval at which recall probability falls to 90%. */
export function MasteredNote({ className }: { readonly className?: string | undefined }) {
  return (
    <p className={className}>
      <strong>Mastered</strong>: nine times in ten the card would still be known after {masteredStabilityDays / 7} weeks
      without a look at it.
    </p>
  );
}
