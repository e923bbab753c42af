import { Trans } from '@lingui/react/macro';
import { masteredStabilityDays } from '../../../shared/scheduling/mastery.ts';

/** Explains "mastered". "Nine times in ten" is FSRS's definition of stability: the interval at which recall probability falls to 90%. */
export function MasteredNote({ className }: { readonly className?: string | undefined }) {
  const weeks = masteredStabilityDays / 7;
  return (
    <p className={className}>
      <Trans>
        <strong>Mastered</strong>: likely remembered for {weeks} weeks or more.
      </Trans>
    </p>
  );
}
