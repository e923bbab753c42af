import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeleteAccountDialog } from '../../components/account/delete-account.tsx';
import { LeaveHouseholdDialog } from '../../components/account/leave-household-dialog.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { endSession } from '../../lib/account/session.ts';
import styles from './profile-screen.module.css';
import type { FinishSaving } from './sign-out-section.tsx';

interface WayOutSectionProps {
  readonly finishSaving: FinishSaving;
  /** Deletes the account's study data from this device. */
  readonly forgetStudy: () => Promise<void>;
  /** Resets the navigation, so that the next sign-in starts at Home. */
  readonly onLeaving: () => void;
}

type Question = 'leave' | 'delete';

/** Leaves the family or deletes the account. Collapsed by default, to prevent accidental taps. */
export function WayOutSection({ finishSaving, forgetStudy, onLeaving }: WayOutSectionProps) {
  const { t } = useLingui();
  const { me, signOut } = useAccount();
  const [family] = me.households;
  const [question, setQuestion] = useState<Question>();
  const [waiting, setWaiting] = useState(0);
  const [saving, setSaving] = useState<Question>();
  const close = () => setQuestion(undefined);

  /** Opens the dialog only if no answers remain unsent, because the server would reject them afterward. */
  async function ask(next: Question) {
    if (saving) return;
    setSaving(next);
    const { waitingAnswers } = await finishSaving();
    setSaving(undefined);
    setWaiting(waitingAnswers);
    if (waitingAnswers === 0) setQuestion(next);
  }

  function leaveFamily() {
    onLeaving();
    void forgetStudy();
  }

  function leaveForGood() {
    onLeaving();
    void forgetStudy().finally(() => endSession('account-deleted'));
  }

  return (
    <Disclosure summary={t`Leave or delete`} className={styles.leaving}>
      {waiting > 0 && <Banner tone="error">{describeWaiting(waiting)}</Banner>}
      {family && (
        <Button busyText={saving === 'leave' && t`One moment...`} onClick={() => void ask('leave')}>
          {t`Leave ${{ family: family.name }}`}
        </Button>
      )}
      <Button
        busyText={saving === 'delete' && t`One moment...`}
        onClick={() => void ask('delete')}
      >{t`Delete my account`}</Button>
      {question === 'leave' && family && (
        <LeaveHouseholdDialog
          household={family}
          text={t`You won’t see its decks anymore. Your grown-ups keep what you studied. Want to come back? Ask for a new code.`}
          failedText={t`Leaving didn’t work`}
          onLeft={leaveFamily}
          onCancel={close}
        />
      )}
      {question === 'delete' && <DeleteAccountDialog onSignOut={signOut} onDeleted={leaveForGood} onClose={close} />}
    </Disclosure>
  );
}

function describeWaiting(answers: number): string {
  return t`${plural(answers, {
    one: '# answer hasn’t been sent yet. Try again when you’re online.',
    other: '# answers haven’t been sent yet. Try again when you’re online.',
  })}`;
}
