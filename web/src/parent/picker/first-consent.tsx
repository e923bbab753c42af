import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import BadgeCheck from 'virtual:icons/badge-check';
import Eye from 'virtual:icons/eye';
import MailX from 'virtual:icons/mail-x';
import Megaphone from 'virtual:icons/megaphone-off';
import Sparkles from 'virtual:icons/sparkles';
import Trash from 'virtual:icons/trash-2';
import { Suspense, useId, useState } from 'react';
import * as z from 'zod/mini';
import { emailCode } from '../../../../shared/schemas/sign-in.ts';
import { Button } from '../../components/controls/button.tsx';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { PageLink } from '../../components/controls/page-link.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { Sentences } from '../../components/layout/sentences.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { isAboutCode } from '../../queries/notice.ts';
import { wordOf } from '../../words/word-of.ts';
import { QuestionCard, Steps } from './first-questions.tsx';
import styles from './first-steps.module.css';
import { problem } from '../../../../shared/schemas/problem.ts';

const EmailCode = lazyScreen(async () => (await import('../../components/account/email-code.tsx')).EmailCode);

/** What the notice says, in five lines. The parent agrees to the notice itself, which `Read it all` opens. */
const inShort = [
  { Icon: BadgeCheck, line: msg`We store a nickname, an animal and what your child answers.` },
  { Icon: MailX, line: msg`We don’t ask for your child’s email, birthday or school.` },
  { Icon: Megaphone, line: msg`No ads, no profiles. We sell nothing.` },
  { Icon: Eye, line: msg`You and grown-ups you invite see it. Our admins must state a reason.` },
  { Icon: Trash, line: msg`See it, delete it or change your mind at any time.` },
];

const fields = z.object({
  agrees: z.literal(true, problem('agreeFirst')),
  code: z.optional(z.string()),
});
const fieldsWithCode = z.extend(fields, emailCode.shape);

interface ConsentQuestionProps {
  readonly notice: readonly string[];
  /** True if the email must still be confirmed with the mailed code. */
  readonly asksForCode: boolean;
  readonly failure: Error | null;
  readonly isBusy: boolean;
  readonly onAgree: (code: string | undefined) => void;
  readonly onBack: () => void;
}

/** The consent before anything about a child is stored. Once it is given, the mailed code takes the place of the five lines. */
export function ConsentQuestion({ notice, asksForCode, failure, isBusy, onAgree, onBack }: ConsentQuestionProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const formId = useId();
  const [isReading, setIsReading] = useState(false);
  const [waitsForLink, setWaitsForLink] = useState(false);
  const [wasUnconfirmed] = useState(asksForCode && !me.emailVerified);
  const needsCode = wasUnconfirmed && !me.emailVerified && !waitsForLink;
  const form = useContractForm<{ agrees?: boolean; code?: string }, z.output<typeof fields>>(
    needsCode ? fieldsWithCode : fields,
    {},
  );
  const hasAgreed = form.watch('agrees') === true;
  const isConfirming = wasUnconfirmed && hasAgreed;
  const submit = form.handleSubmit(({ code }) => {
    if (!isBusy) onAgree(needsCode ? code : undefined);
  });
  return (
    <QuestionCard title={t`One thing before we start`} step={3}>
      {failure && !isAboutCode(failure) && (
        <Banner tone="error">{describeFailure(failure, t`That didn’t work`)}</Banner>
      )}
      {!isConfirming && <InShort />}
      <Button
        variant="quiet"
        className={styles.whole}
        aria-haspopup="dialog"
        onClick={() => setIsReading(true)}
      >{t`Read it all`}</Button>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <label className={styles.agreement}>
          <input type="checkbox" aria-describedby={`${formId}-error`} {...form.register('agrees')} />
          <span>{t`I’m the parent or guardian, and I agree to what is stored about my child.`}</span>
        </label>
        <p id={`${formId}-error`} className={styles.error}>
          {form.formState.errors.agrees?.message}
        </p>
      </form>
      {isConfirming && (
        <Suspense fallback={<Skeleton height="210px" />}>
          <EmailCode
            form={formId}
            input={form.register('code')}
            error={fieldOf(form, 'code').error ?? (isAboutCode(failure) ? failure.message : undefined)}
            onLinkSent={() => setWaitsForLink(true)}
          />
        </Suspense>
      )}
      <Steps onBack={onBack}>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          icon={<Sparkles />}
          busyText={isBusy && t`Getting everything ready...`}
        >{t`Start`}</Button>
      </Steps>
      {isReading && (
        <Dialog title={t`What we store about your child`} onClose={() => setIsReading(false)}>
          <Sentences of={notice.map((sentence) => wordOf(sentence))} />
          <p>
            <PageLink to="/privacy">{t`Read it all in the Privacy Policy`}</PageLink>
          </p>
        </Dialog>
      )}
    </QuestionCard>
  );
}

function InShort() {
  const { t } = useLingui();
  return (
    <ul className="stack gap-2">
      {inShort.map(({ Icon, line }, at) => (
        <li key={at} className="row gap-3 icon-first icon-brand snug align-start">
          <Icon />
          <span>{t(line)}</span>
        </li>
      ))}
    </ul>
  );
}
