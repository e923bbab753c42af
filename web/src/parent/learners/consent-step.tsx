import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { isOlderNotice } from '../../../../shared/notice.ts';
import { emailCode } from '../../../../shared/schemas/sign-in.ts';
import { EmailCode, NobodyCanAgree } from '../../components/account/email-code.tsx';
import type { Consent } from '../../../../shared/schemas/consent.ts';
import { Button } from '../../components/controls/button.tsx';
import { PageLink } from '../../components/controls/page-link.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { Banner, ErrorState } from '../../components/feedback/messages.tsx';
import { Sentences } from '../../components/layout/sentences.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { consentQuery } from '../../queries/consent.ts';
import { giveConsentMutation, isAboutCode, noticeQuery } from '../../queries/notice.ts';
import { wordOf } from '../../words/word-of.ts';
import { firstProblem } from '../../words/word-problem.ts';

/** Returns true if consent was given for this notice version or a newer one and not withdrawn. */
function agreesTo({ noticeVersion, withdrawnAt }: Consent, version: string): boolean {
  return !isOlderNotice(noticeVersion, version) && withdrawnAt === undefined;
}

interface ConsentStepProps {
  readonly householdId: string;
  readonly lead?: string;
  readonly onCancel: () => void;
  /** Shown once someone in the household has agreed. */
  readonly children: ReactNode;
}

/** Shows what is stored about children and asks for consent, before the first child is added and again when the notice changes. */
export function ConsentStep({ householdId, lead, onCancel, children }: ConsentStepProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const notice = useQuery(noticeQuery);
  const consent = useQuery(consentQuery(householdId));
  const agreement = useMutation(giveConsentMutation);
  const form = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [waitsForLink, setWaitsForLink] = useState(false);
  const [wasUnconfirmed] = useState(!me.emailVerified);
  if (consent.data && notice.data && agreesTo(consent.data, notice.data.version)) return children;
  const readings = [notice, consent];
  if (readings.some(({ isError }) => isError)) return <ErrorState title={t`Failed to load the notice`} of={readings} />;
  if (!notice.data || consent.data === undefined) return <Skeleton height="280px" />;
  const { version: noticeVersion, text, agreeing } = notice.data;
  const asksForCode = agreeing === 'email-plus' && wasUnconfirmed;
  const agree = (event: SubmitEvent) => {
    event.preventDefault();
    const call = { params: { householdId }, body: { noticeVersion } };
    if (!asksForCode || me.emailVerified || waitsForLink) return agreement.mutate(call);
    const { data, error } = emailCode.shape.code.safeParse(typed);
    setProblem(firstProblem(error));
    return data === undefined ? undefined : agreement.mutate({ ...call, code: data });
  };
  return (
    <>
      {agreement.error && !isAboutCode(agreement.error) && (
        <Banner tone="error">{describeFailure(agreement.error, t`We couldn’t save that`)}</Banner>
      )}
      <p className="text-l heavy">{lead ?? t`Before you add a child`}</p>
      <Sentences of={text.map((sentence) => wordOf(sentence))} />
      <p>
        <PageLink to="/privacy">{t`Read it all in the Privacy Policy`}</PageLink>
      </p>
      {agreeing === 'nobody' && <NobodyCanAgree />}
      {asksForCode && (
        <EmailCode
          form={form}
          input={{
            value: typed,
            onChange: (event) => {
              setTyped(event.target.value);
              setProblem(undefined);
              agreement.reset();
            },
          }}
          error={problem ?? (isAboutCode(agreement.error) ? agreement.error.message : undefined)}
          onLinkSent={() => setWaitsForLink(true)}
        />
      )}
      <form id={form} noValidate onSubmit={agree}>
        <DialogActions>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          {agreeing !== 'nobody' && (
            <Button
              type="submit"
              variant="primary"
              busyText={agreement.isPending && t`One moment...`}
            >{t`I agree`}</Button>
          )}
        </DialogActions>
      </form>
    </>
  );
}

interface AgreeAgainDialogProps {
  readonly householdId: string;
  readonly onClose: () => void;
}

/** Asks for consent again after it was withdrawn or the notice changed. */
export function AgreeAgainDialog({ householdId, onClose }: AgreeAgainDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Your children’s data`} onClose={onClose}>
      <ConsentStep householdId={householdId} lead={t`What we store, and why`} onCancel={onClose}>
        <Done onDone={onClose} />
      </ConsentStep>
    </Dialog>
  );
}

function Done({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const handleDone = useEffectEvent(() => {
    announce(t`Thank you. Your children can keep studying.`);
    onDone();
  });
  useEffect(() => handleDone(), []);
  return null;
}
