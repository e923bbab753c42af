import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../../components/layout/card.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { useWeeklyMail } from '../use-weekly-mail.ts';
import { SavedTick } from './saved-tick.tsx';

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
            ? t`What each child learned, with names and some cards.`
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
