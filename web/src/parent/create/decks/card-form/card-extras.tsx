import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CardSides } from '../../../../../../shared/schemas/deck.ts';
import { TextArea } from '../../../../components/controls/field.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import styles from '../list/deck-form.module.css';
import { SideExtras } from './side-editor.tsx';
import { CardTags } from './tags-field.tsx';
import type { SideUpload } from './use-side-upload.ts';

interface CardExtrasProps {
  readonly form: UseFormReturn<CardSides>;
  readonly front: SideUpload;
  readonly back: SideUpload;
  readonly knownTags: readonly string[] | undefined;
  readonly isSaving: boolean;
  /** True if saving was attempted while something here was not done. */
  readonly isHeldBack: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** Pictures, sounds, extra and tags, which most cards go without: folded until the card has one of them, so that a phone shows both sides and what adds them. */
export function CardExtras({ form, front, back, knownTags, isSaving, isHeldBack, onKeyDown }: CardExtrasProps) {
  const { t } = useLingui();
  const marks = useWatch({ control: form.control, name: ['extra', 'tags', 'frontMedia', 'backMedia'] });
  const [extra] = marks;
  const hasSome =
    marks.some((mark) => Boolean(mark?.length)) ||
    [front, back].some(({ state, isRecording, isOverfull }) => state.kind !== 'idle' || isRecording || isOverfull);
  const { errors, submitCount } = form.formState;
  const refusedTry = errors.extra ? submitCount : 0;
  const heldTry = isHeldBack ? submitCount : 0;
  const extraRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refusedTry > 0) extraRef.current?.focus();
  }, [refusedTry]);
  const common = { form, isSaving };
  return (
    // Kept, because folding would end a recording.
    <Disclosure summary={t`Pictures, sounds and more`} isOpen={hasSome} refusedTry={refusedTry || heldTry} isKept>
      {() => (
        <div className="stack gap-4 shrinks">
          <div className={joinClasses(styles.sides, 'stack gap-4 shrinks')}>
            <SideExtras side="front" upload={front} {...common} />
            <SideExtras side="back" upload={back} {...common} />
          </div>
          <TextArea
            ref={extraRef}
            label={t`Extra`}
            hint={t`Small text under the answer, like how it’s said, an example or a plural.`}
            isOptional
            dir="auto"
            rows={2}
            readOnly={isSaving}
            error={errors.extra?.message}
            value={extra ?? ''}
            onKeyDown={onKeyDown}
            // Not registered: an opened but empty field changes nothing about the card.
            onChange={({ target: { value } }) =>
              form.setValue('extra', value, { shouldDirty: true, shouldValidate: submitCount > 0 })
            }
          />
          <CardTags form={form} known={knownTags} />
        </div>
      )}
    </Disclosure>
  );
}
