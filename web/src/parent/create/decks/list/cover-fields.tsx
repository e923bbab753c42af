import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { subjects as librarySubjects } from '../../../../../../shared/library/library-deck.ts';
import { limits } from '../../../../../../shared/limits.ts';
import { foldText } from '../../../../../../shared/quiz/fold-text.ts';
import { type CoverColour, coverColours } from '../../../../../../shared/card-marks.ts';
import type { DeckCover, deckTexts } from '../../../../../../shared/schemas/deck.ts';
import { TextField } from '../../../../components/controls/field.tsx';
import { VisuallyHidden } from '../../../../components/feedback/visually-hidden.tsx';
import { CoverTile } from '../../../../components/layout/deck-cover.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { decksQuery } from '../../../../queries/decks.ts';
import { subjectsOf } from './deck-view.tsx';
import styles from './deck-form.module.css';

type DeckForm = UseFormReturn<z.input<typeof deckTexts>>;

interface CoverFieldsProps {
  readonly form: DeckForm;
  readonly householdId: string;
}

/** Subject and cover of a deck. Collapsed, because they are optional. */
export function CoverFields({ form, householdId }: CoverFieldsProps) {
  const { subject = '', cover } = form.formState.defaultValues ?? {};
  const hasError = form.formState.errors.subject !== undefined || form.formState.errors.cover !== undefined;
  return (
    <Disclosure summary="Subject and cover" isOpen={hasError || subject !== '' || cover !== undefined}>
      {() => (
        <div className={styles.sides}>
          <SubjectField form={form} householdId={householdId} />
          <CoverChoice form={form} />
        </div>
      )}
    </Disclosure>
  );
}

/** Free-text subject with suggestions from the family's decks. Typing a subject that the family already uses applies its cover color if none is chosen. */
function SubjectField({ form: { register, formState, getValues, setValue }, householdId }: CoverFieldsProps) {
  const listId = useId();
  const decks = useQuery(decksQuery(householdId));
  const known = subjectsOf(decks.data ?? []);
  const names = new Set([...known.map(({ name }) => name), ...Object.values(librarySubjects)]);
  const field = register('subject', {
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      const { colour } = known.find(({ key }) => key === foldText(target.value)) ?? {};
      const cover = getValues('cover');
      if (colour && (cover?.colour ?? 'plain') === 'plain')
        setValue('cover', { ...cover, colour }, { shouldDirty: true });
    },
  });
  return (
    <div>
      <TextField
        label="Subject"
        hint="Decks of one subject stand together."
        isOptional
        dir="auto"
        autoComplete="off"
        maxLength={limits.subjectLength}
        list={listId}
        error={formState.errors.subject?.message}
        {...field}
      />
      <datalist id={listId}>
        {[...names].map((name) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
    </div>
  );
}

const pictures = '📚 🔤 🔢 ➗ 🌍 🗺️ 🔬 🧪 🌱 🐶 🦖 🚀 🎵 🎨 ⚽ 🏛️ 🍎 🚗 ⏰ 💬'.split(' ');

/** Color and emoji that make a deck easy to recognize, also for children. */
function CoverChoice({ form: { control, formState, setValue } }: Pick<CoverFieldsProps, 'form'>) {
  const name = useId();
  const cover: DeckCover = useWatch({ control, name: 'cover' }) ?? { colour: 'plain' };
  const { colour, emoji = '' } = cover;
  const choose = (next: { readonly colour?: CoverColour; readonly emoji?: string }): void => {
    const picture = next.emoji ?? emoji;
    const chosen = { colour: next.colour ?? colour, ...(picture !== '' && { emoji: picture }) };
    setValue('cover', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <div className={styles.fields}>
      <fieldset className={styles.swatches}>
        <legend>Color</legend>
        {coverColours.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${name}-colour`}
              checked={one === colour}
              onChange={() => choose({ colour: one })}
            />
            <CoverTile colour={one}>{one === 'plain' ? '–' : emoji}</CoverTile>
            <VisuallyHidden>{one === 'plain' ? 'none' : one}</VisuallyHidden>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.swatches}>
        <legend>Picture</legend>
        {pictures.map((one) => (
          <label key={one}>
            <input
              type="radio"
              aria-label={one}
              name={`${name}-picture`}
              checked={one === emoji}
              onChange={() => choose({ emoji: one })}
              onClick={() => one === emoji && choose({ emoji: '' })}
            />
            <span aria-hidden="true">{one}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label="Another picture"
        hint="Any emoji of your keyboard."
        isOptional
        autoComplete="off"
        maxLength={limits.emojiLength}
        error={formState.errors.cover?.emoji?.message}
        value={pictures.includes(emoji) ? '' : emoji}
        onChange={({ target }) => choose({ emoji: target.value.trim() })}
      />
    </div>
  );
}
