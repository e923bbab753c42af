import type { UseFormReturn } from 'react-hook-form';
import { TextArea, TextField } from '../../../components/controls/field.tsx';
import { deckRules } from './field-rules.ts';
import styles from './deck-fields.module.css';

export interface DeckFormValues {
  name: string;
  description: string;
}

/** What a deck is called and what it is about. */
export function DeckFields({ form: { register, formState } }: { readonly form: UseFormReturn<DeckFormValues> }) {
  return (
    <div className={styles.fields}>
      <TextField
        label="Deck Name"
        dir="auto"
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', deckRules.name)}
      />
      <TextArea
        label="Description"
        isOptional
        dir="auto"
        rows={2}
        error={formState.errors.description?.message}
        {...register('description', deckRules.description)}
      />
    </div>
  );
}
