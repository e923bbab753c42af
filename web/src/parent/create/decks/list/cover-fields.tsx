import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
import { joinClasses } from '../../../../lib/class-names.ts';
import { decksQuery } from '../../../../queries/decks.ts';
import { useShelf } from '../../../../words/shelf/shelf-words.ts';
import { subjectsOf } from './deck-view.tsx';
import styles from './deck-form.module.css';

const colourNames: Readonly<Record<CoverColour, MessageDescriptor>> = {
  plain: msg({ message: 'none', comment: 'No color' }),
  red: msg`red`,
  orange: msg({ message: 'orange', comment: 'The color' }),
  yellow: msg`yellow`,
  green: msg`green`,
  teal: msg`teal`,
  blue: msg`blue`,
  violet: msg`violet`,
  pink: msg`pink`,
};

type DeckForm = UseFormReturn<z.input<typeof deckTexts>>;

interface CoverFieldsProps {
  readonly form: DeckForm;
  readonly householdId: string;
}

/** @returns the number of the attempt to save that these fields refused; 0 if they refuse none */
export function refusedCoverTry({ formState: { errors, submitCount } }: DeckForm): number {
  return errors.subject || errors.cover ? submitCount : 0;
}

/** Subject and cover of a deck. Collapsed, because they are optional. */
export function CoverFields({ form, householdId }: CoverFieldsProps) {
  const { t } = useLingui();
  const { subject = '', cover } = form.formState.defaultValues ?? {};
  return (
    <Disclosure
      summary={t`Subject and cover`}
      isOpen={subject !== '' || cover !== undefined}
      refusedTry={refusedCoverTry(form)}
    >
      {() => (
        <div className={joinClasses(styles.sides, 'stack gap-4 shrinks')}>
          <SubjectField form={form} householdId={householdId} />
          <CoverChoice form={form} />
        </div>
      )}
    </Disclosure>
  );
}

/** Free-text subject with suggestions from the family's decks. Typing a subject that the family already uses applies its cover color if none is chosen. */
function SubjectField({ form: { register, formState, getValues, setValue }, householdId }: CoverFieldsProps) {
  const { t } = useLingui();
  const { say } = useShelf();
  const listId = useId();
  const decks = useQuery(decksQuery(householdId));
  const known = subjectsOf(decks.data ?? []);
  const names = new Set([...known.map(({ name }) => name), ...Object.values(librarySubjects).map((name) => say(name))]);
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
        label={t`Subject`}
        hint={t`Decks of one subject are shown together.`}
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
  const { t } = useLingui();
  const name = useId();
  const cover: DeckCover = useWatch({ control, name: 'cover' }) ?? { colour: 'plain' };
  const { colour, emoji = '' } = cover;
  const choose = (next: { readonly colour?: CoverColour; readonly emoji?: string }): void => {
    const picture = next.emoji ?? emoji;
    const chosen = { colour: next.colour ?? colour, ...(picture !== '' && { emoji: picture }) };
    setValue('cover', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <div className={joinClasses(styles.fields, 'stack gap-4 shrinks')}>
      <fieldset className={joinClasses(styles.swatches, 'wrap gap-2')}>
        <legend>{t`Color`}</legend>
        {coverColours.map((one) => (
          <label key={one} className="middle covered">
            <input
              type="radio"
              name={`${name}-colour`}
              checked={one === colour}
              onChange={() => choose({ colour: one })}
            />
            <CoverTile colour={one}>{one === 'plain' ? '–' : emoji}</CoverTile>
            <VisuallyHidden>{t(colourNames[one])}</VisuallyHidden>
          </label>
        ))}
      </fieldset>
      <fieldset className={joinClasses(styles.swatches, 'wrap gap-2')}>
        <legend>{t({ message: 'Picture', context: 'on the cover of a deck' })}</legend>
        {pictures.map((one) => (
          <label key={one} className="middle covered">
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
        label={t`Another picture`}
        hint={t`Any emoji from your keyboard.`}
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
