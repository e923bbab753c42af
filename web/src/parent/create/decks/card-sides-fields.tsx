import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Banner } from '../../../components/feedback/messages.tsx';
import { TextArea } from '../../../components/controls/field.tsx';
import { BOTH_SIDES_NEEDED, cardSideRules } from './field-rules.ts';
import styles from './deck-detail.module.css';

export interface CardSidesValues {
  front: string;
  back: string;
}

interface CardSidesFieldsProps {
  readonly form: UseFormReturn<CardSidesValues>;
  /** While it is being saved, what is typed stays as it was sent. */
  readonly isSaving: boolean;
}

/** Front and back, several lines each. Ctrl + Enter sends the form from either of them. */
export function CardSidesFields({ form: { register, formState }, isSaving }: CardSidesFieldsProps) {
  const front = formState.errors.front?.message;
  const back = formState.errors.back?.message;
  const isOneMissing = [front, back].includes(BOTH_SIDES_NEEDED);
  const common = { dir: 'auto', rows: 2, readOnly: isSaving, onKeyDown: submitOnCtrlEnter } as const;
  return (
    <>
      {isOneMissing && <Banner tone="error">{BOTH_SIDES_NEEDED}</Banner>}
      <div className={styles.fields}>
        <TextArea label="Front (Question)" error={leaveOut(front)} {...common} {...register('front', cardSideRules)} />
        <TextArea label="Back (Answer)" error={leaveOut(back)} {...common} {...register('back', cardSideRules)} />
      </div>
    </>
  );
}

/** What the banner says for both is not repeated at the field. */
function leaveOut(message: string | undefined): string | undefined {
  return message === BOTH_SIDES_NEEDED ? undefined : message;
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
