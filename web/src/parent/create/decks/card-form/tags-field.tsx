import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { toTags } from '../../../../../../shared/card-marks.ts';
import type { CardSides } from '../../../../../../shared/schemas/deck.ts';
import { TextField } from '../../../../components/controls/field.tsx';

/** @returns the tags from text separated by commas, semicolons or line breaks. */
export function readTags(typed: string): string[] {
  return toTags(typed.split(/[,;\n，、]/));
}

interface TagsFieldProps {
  readonly label: string;
  readonly tags: readonly string[];
  /** Tags already used in the deck. */
  readonly known?: readonly string[] | undefined;
  readonly isOptional?: boolean;
  readonly onChange: (tags: string[]) => void;
}

/** A comma-separated tag field that suggests the deck's tags. */
export function TagsField({ label, tags, known = [], isOptional, onChange }: TagsFieldProps) {
  const { t } = useLingui();
  const listId = useId();
  const [typed, setTyped] = useState(tags.join(', '));
  const isOther = readTags(typed).join() !== tags.join();
  const { last, before } = splitLast(typed);
  return (
    <>
      <TextField
        label={label}
        hint={t`Words to find cards by. Put commas between them.`}
        isOptional={isOptional}
        autoComplete="off"
        dir="auto"
        list={listId}
        value={isOther ? tags.join(', ') : typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onChange(readTags(value));
        }}
      />
      <datalist id={listId}>
        {known
          .filter((tag) => !tags.includes(tag) || tag === last)
          .map((tag) => (
            <option key={tag} value={before + tag}>
              {tag}
            </option>
          ))}
      </datalist>
    </>
  );
}

/** Separates the last tag, which may be half typed and which a chosen suggestion replaces, from the text before it. */
function splitLast(typed: string) {
  const [before = ''] = /^.*[,;]\s*/.exec(typed) ?? [];
  return { before, last: typed.slice(before.length).trim() };
}

interface CardTagsProps {
  readonly form: UseFormReturn<CardSides>;
  readonly known: readonly string[] | undefined;
}

export function CardTags({ form: { control, setValue }, known }: CardTagsProps) {
  const { t } = useLingui();
  const tags = useWatch({ control, name: 'tags' }) ?? [];
  return (
    <TagsField
      label={t`Tags`}
      isOptional
      tags={tags}
      known={known}
      onChange={(next) => setValue('tags', next, { shouldDirty: true })}
    />
  );
}
