import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { PageLink } from '../../components/controls/page-link.tsx';
import { DialogActions } from '../../components/dialog/dialog.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { Banner, ErrorState } from '../../components/feedback/messages.tsx';
import { Sentences } from '../../components/layout/sentences.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { consentQuery, giveConsentMutation, noticeQuery } from '../../queries/consent.ts';
import styles from './learners-tab.module.css';

interface ConsentStepProps {
  readonly householdId: string;
  readonly onCancel: () => void;
  /** What comes once somebody of the household agreed. */
  readonly children: ReactNode;
}

/** Once for each family, and again when the notice changed: what is stored about children, before there is one. */
export function ConsentStep({ householdId, onCancel, children }: ConsentStepProps) {
  const notice = useQuery(noticeQuery);
  const consent = useQuery(consentQuery(householdId));
  const agreement = useMutation(giveConsentMutation);
  if (consent.data && notice.data && consent.data.noticeVersion === notice.data.version) return children;
  const readings = [notice, consent];
  if (readings.some(({ isError }) => isError)) return <ErrorState title="Failed to load the notice" of={readings} />;
  if (!notice.data || consent.data === undefined) return <Skeleton height="280px" />;
  const { version: noticeVersion, text } = notice.data;
  return (
    <>
      {agreement.error && <Banner tone="error">{describeFailure(agreement.error, 'That could not be saved')}</Banner>}
      <p className={styles.noticeLead}>Before you add a child</p>
      <Sentences of={text} />
      <p>
        <PageLink to="/privacy">All of it in the Privacy Policy</PageLink>
      </p>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="primary"
          busyText={agreement.isPending && 'One moment...'}
          onClick={() => agreement.mutate({ params: { householdId }, body: { noticeVersion } })}
        >
          I agree
        </Button>
      </DialogActions>
    </>
  );
}
