import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Flag from 'virtual:icons/flag';
import Undo from 'virtual:icons/undo-2';
import { type ReactNode, useState } from 'react';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { flagMutation } from '../../../queries/flags.ts';
import styles from './flag-button.module.css';

interface FlagButtonProps {
  readonly card: Card;
  /** What is in the row before it, as long as no message takes its place. */
  readonly children?: ReactNode;
}

/** Toggle that reports a problem with the card. Sends in the background while the study continues. */
export function FlagButton({ card, children }: FlagButtonProps) {
  const { t } = useLingui();
  const [flagged, setFlagged] = useState<readonly string[]>([]);
  const { mutate, error, variables } = useMutation(flagMutation);
  const isFlagged = flagged.includes(card.id);
  const failure = variables?.card.id === card.id ? error : null;

  const note = (isWrong: boolean) =>
    setFlagged((before) => [...before.filter((id) => id !== card.id), ...(isWrong ? [card.id] : [])]);

  function toggle() {
    note(!isFlagged);
    mutate({ card, isWrong: !isFlagged }, { onError: () => note(isFlagged) });
  }

  return (
    <>
      {!failure && !isFlagged && children}
      <div className={joinClasses(styles.flag, 'row shrinks')}>
        <span role="status" className={joinClasses(styles.said, 'muted text-xs tight')}>
          {failure
            ? describeFailure(failure, t`We couldn’t send that`)
            : isFlagged && t`Thank you! A grown-up will check it.`}
        </span>
        <Button variant="quiet" icon={isFlagged ? <Undo /> : <Flag />} className={styles.button} onClick={toggle}>
          {isFlagged
            ? t({ message: 'Take it back', context: 'that something is wrong with a card' })
            : t`Something is wrong here`}
        </Button>
      </div>
    </>
  );
}
