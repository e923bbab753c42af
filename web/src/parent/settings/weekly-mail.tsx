import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import { Button } from '../../components/controls/button.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { FoldingCard } from '../../components/layout/folding-card.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { appConfigQuery } from '../../queries/app-config.ts';
import { householdQuery } from '../../queries/households.ts';
import { setWeeklyMailMutation } from '../../queries/weekly-mail.ts';
import { useHouseholdRole } from '../household-role.ts';
import { SavedTick } from './saved-tick.tsx';

/** @returns the weekly email's state and its mutation, or undefined if the signed-in grown-up can't get the email. */
function useWeeklyMail(householdId: string) {
  const role = useHouseholdRole(householdId);
  const household = useQuery(householdQuery(householdId)).data;
  const sendsMail = useQuery(appConfigQuery).data?.sendsNoMail !== true;
  const save = useMutation(setWeeklyMailMutation);
  const canHave = household && sendsMail && isPermitted(role, 'get-weekly-mail');
  return canHave ? { state: household.weeklyMail, save } : undefined;
}

export function WeeklyMailCard({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const { me } = useAccount();
  const mail = useWeeklyMail(householdId);
  if (!mail) return null;
  const isOn = mail.state === 'on';
  return (
    <SectionCard title={t`Weekly email`}>
      <SavedTick
        title={t`Send me a summary every Sunday evening`}
        note={
          me.emailVerified || isOn
            ? t`What each child learned and what’s next, with names and some cards.`
            : t`Please confirm your email first.`
        }
        isOn={isOn}
        disabled={!me.emailVerified && !isOn}
        save={mail.save}
        describeCall={(wish) => ({ params: { householdId }, body: { isOn: wish } })}
      />
    </SectionCard>
  );
}

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
      <div className="wrap gap-3">
        <Button
          variant="primary"
          busyText={wished === true && t`Saving...`}
          onClick={() => choose(true)}
        >{t`Yes, send it`}</Button>
        <Button busyText={wished === false && t`Saving...`} onClick={() => choose(false)}>{t`No, thanks`}</Button>
      </div>
    </FoldingCard>
  );
}
