import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { limits } from '../../../shared/limits.ts';
import { Button } from '../components/controls/button.tsx';
import { TextField } from '../components/controls/field.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { problem } from '../../../shared/schemas/problem.ts';

const thisYear = () => new Date().getFullYear();

const fields = z.object({
  year: z.string().check(
    z.trim(),
    z.refine(
      (text) => /^\d{4}$/.test(text) && Number(text) > thisYear() - limits.oldestYears && Number(text) <= thisYear(),
      problem('enterBirthYear'),
    ),
  ),
});

interface AgeQuestionProps {
  /** Whether the sign-in that follows the answer is running. */
  readonly isBusy?: boolean;
  readonly onOldEnough: () => void;
  /** Opens the screen that pairs a child's device with the family. */
  readonly onPair: () => void;
}

/**
 * Neutral age question before a learner registers. The year is neither stored nor sent. Anyone who may still be under 13 is sent to a parent, because they
 * need parental consent (16 CFR 312.5).
 */
export function AgeQuestion({ isBusy = false, onOldEnough, onPair }: AgeQuestionProps) {
  const { t } = useLingui();
  const [isYoung, setIsYoung] = useState(false);
  const form = useContractForm(fields, { year: '' });
  const submit = form.handleSubmit(({ year }) => {
    if (thisYear() - Number(year) <= limits.ownAccountYears) setIsYoung(true);
    else if (!isBusy) onOldEnough();
  });
  if (isYoung) {
    return (
      <EmptyState
        title={t`Ask a parent`}
        text={t`They set up your family in a minute. Then tap your animal to start. No email needed.`}
        action={<Button variant="primary" onClick={onPair}>{t`My family has Flashspark`}</Button>}
      />
    );
  }
  return (
    <form noValidate className="stack gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Year of birth`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...fieldOf(form, 'year')}
      />
      <Button type="submit" variant="primary" isWide busyText={isBusy && t`Signing in...`}>{t`Continue`}</Button>
    </form>
  );
}
