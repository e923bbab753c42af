import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { Sentences } from '../../components/layout/sentences.tsx';
import { useFocusWhenGone } from '../../lib/page/use-focus-after-deletion.ts';
import { consentQuery, mustAgree } from '../../queries/consent.ts';
import { noticeQuery, withdrawConsentMutation } from '../../queries/notice.ts';
import type { Consent } from '../../../../shared/schemas/consent.ts';
import { AgreeAgainDialog } from '../learners/consent-step.tsx';
import { formatInstant } from '../../words/instants.ts';
import { wordOf } from '../../words/word-of.ts';

interface ConsentCardProps {
  readonly householdId: string;
  /** Ref for the title of the first card, which gets the focus when what had it is gone. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows the household's consent to storing data about children, with a button to renew it. */
export function ConsentCard({ householdId, titleRef }: ConsentCardProps) {
  const { t } = useLingui();
  const [notice, consent] = [useQuery(noticeQuery), useQuery(consentQuery(householdId))];
  const [isAgreeing, setIsAgreeing] = useState(false);
  const canAgree = mustAgree(consent.data);
  useFocusWhenGone(canAgree || isAgreeing, titleRef);
  return (
    <SectionCard title={t`Your children’s data`} titleRef={titleRef}>
      {!consent.data && consent.isError && <ErrorState title={t`Failed to load what you agreed to`} of={consent} />}
      {consent.data === undefined && !consent.isError && <Skeleton height="44px" />}
      {consent.data === null && (
        <p className="note">{t`Nobody has agreed to anything yet. We ask before you add the first child.`}</p>
      )}
      {consent.data && <p>{describeConsent(consent.data)}</p>}
      {notice.data && (
        <Disclosure summary={t`What we store`}>
          <Sentences of={notice.data.text.map((sentence) => wordOf(sentence))} />
        </Disclosure>
      )}
      {canAgree && (
        <Button
          className="self-start"
          variant="primary"
          onClick={() => setIsAgreeing(true)}
        >{t`Read and agree`}</Button>
      )}
      {isAgreeing && <AgreeAgainDialog householdId={householdId} onClose={() => setIsAgreeing(false)} />}
    </SectionCard>
  );
}

/** Withdraws the consent. Renders nothing where there is none. */
export function WithdrawConsentCard({ householdId, titleRef }: ConsentCardProps) {
  const consent = useQuery(consentQuery(householdId)).data;
  const canWithdraw = Boolean(consent) && consent?.withdrawnAt === undefined;
  useFocusWhenGone(canWithdraw, titleRef);
  return canWithdraw && <WithdrawConsent householdId={householdId} />;
}

/** Its question goes with it: it must not be open when the family agrees again. */
function WithdrawConsent({ householdId }: Pick<ConsentCardProps, 'householdId'>) {
  const { t } = useLingui();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  return (
    <SectionCard title={t`Withdraw consent`}>
      <p className="note">{t`Your children won’t be able to study.`}</p>
      <Button onClick={() => setIsWithdrawing(true)}>{t`Withdraw consent`}</Button>
      {isWithdrawing && (
        <DeleteDialog
          title={t`Withdraw consent?`}
          text={t`Your children can’t study, and we store nothing new. Unsent answers wait on their devices for 30 days. What we’ve stored stays until you delete it. You can agree again anytime.`}
          cancelText={t({ message: 'Keep it', context: 'a consent' })}
          confirmText={t`Withdraw`}
          busyText={t`Withdrawing...`}
          mutation={withdrawConsentMutation}
          target={{ params: { householdId } }}
          doneText={t`Consent withdrawn`}
          failedText={t`Failed to withdraw the consent`}
          onDeleted={() => setIsWithdrawing(false)}
          onCancel={() => setIsWithdrawing(false)}
        />
      )}
    </SectionCard>
  );
}

function describeConsent(consent: Consent): string {
  const day = formatInstant(consent.agreedAt);
  if (consent.withdrawnAt !== undefined) {
    const end = formatInstant(consent.withdrawnAt);
    return t`A grown-up agreed to what we store about your children on ${day} and withdrew that on ${end}. We’ve stored nothing new since. To delete the rest, download everything first. Then delete each child under Learners, or the household under Family & people.`;
  }
  if (consent.renewBy === undefined) return t`A grown-up agreed on ${day}.`;
  const lastDay = formatInstant(consent.renewBy);
  return t`A grown-up agreed to what we store on ${day}. The notice has changed. Please agree again by ${lastDay}, or your children won’t be able to study.`;
}
