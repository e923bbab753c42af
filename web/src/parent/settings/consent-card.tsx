import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { Sentences } from '../../components/layout/sentences.tsx';
import { consentQuery, noticeQuery, withdrawConsentMutation } from '../../queries/consent.ts';
import { formatInstant } from '../../words/dates.ts';
import styles from './settings-tab.module.css';

/** What the household agreed to about its children, and the way back from it. */
export function ConsentCard({ householdId }: { readonly householdId: string }) {
  const [notice, consent] = [useQuery(noticeQuery), useQuery(consentQuery(householdId))];
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  return (
    <SectionCard title="Your children’s data">
      {!consent.data && consent.isError && <ErrorState title="Failed to load what you agreed to" of={consent} />}
      {consent.data === undefined && !consent.isError && <Skeleton height="44px" />}
      {consent.data === null && (
        <p className={styles.note}>Nobody has agreed to anything yet. We ask before you add the first child.</p>
      )}
      {consent.data && (
        <p>
          A grown-up of this household agreed to what we store about its children on{' '}
          {formatInstant(consent.data.agreedAt)}.
        </p>
      )}
      {notice.data && (
        <Disclosure summary="What we store, and for how long">
          <Sentences of={notice.data.text} />
        </Disclosure>
      )}
      {consent.data && (
        <Button className={styles.action} onClick={() => setIsWithdrawing(true)}>
          Withdraw consent
        </Button>
      )}
      {isWithdrawing && (
        <DeleteDialog
          title="Withdraw consent?"
          text="From now on no child can be added here. What is stored stays until you delete it: download everything first, then delete each child under Learners, or the whole household below."
          cancelText="Keep it"
          confirmText="Withdraw"
          busyText="Withdrawing..."
          mutation={withdrawConsentMutation}
          target={{ params: { householdId } }}
          doneText="Consent withdrawn"
          failedText="Failed to withdraw the consent"
          onDeleted={() => setIsWithdrawing(false)}
          onCancel={() => setIsWithdrawing(false)}
        />
      )}
    </SectionCard>
  );
}
