import { Trans } from '@lingui/react/macro';
import { masteredStabilityDays } from '../../../shared/scheduling/mastery.ts';

interface MasteredNoteProps {
  /** The decks of which it says how much is mastered. */
  readonly decks: readonly { readonly masteredCards: number }[];
  readonly className?: string | undefined;
}

/** Explains "mastered" once there is something that is. "Nine times in ten" is FSRS's definition of stability: the interval at which recall probability falls to 90%. */
export function MasteredNote({ decks, className }: MasteredNoteProps) {
  if (!decks.some(({ masteredCards }) => masteredCards > 0)) return null;
  const weeks = masteredStabilityDays / 7;
  return (
    <p className={className}>
      <Trans>
        <strong>Mastered</strong>: likely remembered for {weeks} weeks or more.
      </Trans>
    </p>
  );
}
