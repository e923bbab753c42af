import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { FoldingCard } from '../../components/layout/folding-card.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { useWeeklyMail } from '../use-weekly-mail.ts';

interface WeeklyMailOfferProps {
  readonly householdId: string;
  /** Called when the offer is answered: its buttons go, so the focus moves elsewhere. */
  readonly onDismissed: () => void;
  /** Shown if there is nothing to offer. */
  readonly children: ReactNode;
}

/** Offers the weekly email to users who can get it and haven't decided yet. */
export function WeeklyMailOffer({ householdId, onDismissed, children }: WeeklyMailOfferProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const announce = useAnnounce();
  const mail = useWeeklyMail(householdId);
  if (mail?.state !== undefined || !mail || !me.emailVerified) return children;
  const { save } = mail;
  const wished = save.isPending ? save.variables.body.isOn : undefined;
  const choose = (isOn: boolean) => {
    if (save.isPending) return;
    const onSuccess = () => {
      if (isOn) announce(t`You’ll get the first email on Sunday`, { isShown: true });
      onDismissed();
    };
    save.mutate({ params: { householdId }, body: { isOn } }, { onSuccess });
  };
  return (
    <FoldingCard title={t`An email on Sunday evening?`}>
      <Failure error={save.error} title={t`Failed to save this`} />
      <p className="shrinks breaks">{t`What each child learned, three questions for dinner, and what’s next. It goes to ${{ email: me.email }}, and stops with one tap.`}</p>
      <div className="wrap gap-2">
        <Button busyText={wished === true && t`Saving...`} onClick={() => choose(true)}>{t`Yes, send it`}</Button>
        <Button
          variant="quiet"
          busyText={wished === false && t`Saving...`}
          onClick={() => choose(false)}
        >{t`No, thanks`}</Button>
      </div>
    </FoldingCard>
  );
}
