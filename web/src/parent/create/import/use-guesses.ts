import { useEffect, useEffectEvent, useRef } from 'react';
import { cutName, type DeckTitle } from '../../../../../shared/import/cards/deck-name.ts';
import { limits } from '../../../../../shared/limits.ts';
import type { DeckForm, DeckFormValues } from '../decks/list/deck-form.tsx';
import type { ReadImport } from './read-import-file.ts';

/** @returns the only deck of a package, if it has a name of its own */
function findTitle({ decks, cards }: Pick<ReadImport, 'decks' | 'cards'>): DeckTitle | undefined {
  const [deck, other] = decks;
  const isOne = deck !== undefined && other === undefined && cards.every((card) => card.deck === undefined);
  return isOne && deck.path !== 'Default' ? deck : undefined;
}

/** Prefills a new deck's fields from the source, except fields the user has edited. @returns a function that suggests a name for it */
export function useGuesses(form: DeckForm, content: ReadImport | undefined) {
  const { setValue, getFieldState, getValues } = form;
  const suggested = useRef('');
  const suggestName = (name: string) => {
    if (!['', suggested.current].includes(getValues('name'))) return;
    suggested.current = name;
    setValue('name', name, { shouldValidate: form.formState.isSubmitted });
  };
  const suggestTitle = useEffectEvent(suggestName);
  const { name: title = '', subject = '' } = (content && findTitle(content)) ?? {};
  useEffect(() => {
    if (title !== '') suggestTitle(cutName(title, limits.nameLength));
    setValue('subject', subject);
  }, [setValue, title, subject]);
  const { frontLanguage = '', backLanguage = '', asks = 'front' } = content ?? {};
  useEffect(() => {
    for (const [name, value] of Object.entries({ frontLanguage, backLanguage, asks } as const))
      if (!getFieldState(name as keyof DeckFormValues).isDirty) setValue(name as keyof DeckFormValues, value);
  }, [setValue, getFieldState, frontLanguage, backLanguage, asks]);
  return suggestName;
}
