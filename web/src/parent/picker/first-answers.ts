import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { findLibraryDeck, settleChoices } from '../../../../shared/library/catalogue.ts';
import type { LibraryDeck } from '../../../../shared/library/library-deck.ts';
import { limits } from '../../../../shared/limits.ts';
import { avatarNames } from '../../../../shared/schemas/learner.ts';
import { useAccount } from '../../lib/account/account.tsx';
import { openPlaceFor, useNavigation } from '../../lib/page/navigation.ts';
import { listWishes } from '../../words/word-wish.ts';

/** `which` belongs to `what`: the choice that a deck needs, such as the times tables. */
const question = z.literal(['who', 'what', 'which', 'consent']);
export type Question = z.infer<typeof question>;

const answersShape = z.object({
  childName: z.string(),
  avatar: z.string(),
  /** Set once the parent has changed the name that is made from the child's. */
  familyName: z.optional(z.string()),
  /** Id of a library deck, or `own`. */
  first: z.optional(z.string()),
  choices: z.optional(z.record(z.string(), z.string())),
  way: z.optional(z.literal(['new-deck', 'import', 'paste'])),
});
export type Answers = z.infer<typeof answersShape>;

const placeShape = z.object({ screen: z.literal('picker'), question, answers: answersShape });
type QuestionPlace = z.infer<typeof placeShape>;

const noAnswers: Answers = { childName: '', avatar: avatarNames[0] };

const firstQuestion: Question = 'who';

const places = {
  home: { screen: 'picker', question: firstQuestion, answers: noAnswers } satisfies QuestionPlace as QuestionPlace,
  isPlace: (value: unknown): value is QuestionPlace => placeShape.safeParse(value).success,
};

/** The `first` answer of a family that makes its own cards. */
export const ownDeck = 'own';

/**
 * The open question and all answers so far. They live in the tab's history entry, so that Back and a reload lose nothing and the browser stores nothing about
 * the child beyond the tab.
 */
export function useAnswers() {
  const { place, push, replace, back } = useNavigation(places);
  const [answers, setAnswers] = useState(place.answers);
  const isOver = useRef(false);
  const { me } = useAccount();
  useEffect(() => {
    if (isOver.current) return;
    // Typing changes the answers; Back returns to an entry with older ones.
    if (JSON.stringify(place.answers) !== JSON.stringify(answers)) replace({ ...place, answers });
  }, [answers, place, replace]);
  const keep = (part: Partial<Answers>): Answers => {
    const next = { ...answers, ...part };
    setAnswers(next);
    return next;
  };
  return {
    question: place.question,
    answers,
    keep,
    goOn: (next: Question, part: Partial<Answers>) => push({ screen: 'picker', question: next, answers: keep(part) }),
    goBack: (previous: Question) => back({ screen: 'picker', question: previous, answers }),
    /** Ends the questions once the family is made. The answers leave the history entry. */
    end: () => {
      isOver.current = true;
      openPlaceFor(me.id, { screen: 'picker', isMade: true } satisfies PickerPlace);
    },
  };
}

const pickerShape = z.object({ screen: z.literal('picker'), isMade: z.optional(z.literal(true)) });
type PickerPlace = z.infer<typeof pickerShape>;

const pickerPlaces = {
  home: { screen: 'picker' } satisfies PickerPlace as PickerPlace,
  isPlace: (value: unknown): value is PickerPlace => pickerShape.safeParse(value).success,
};

/** Opens the new household after a reload of the screen that says the child is ready. Fetching the account again must not: the parent decides how to go on. */
export function useMadeFamily(): void {
  const { me } = useAccount();
  const { place } = useNavigation(pickerPlaces);
  const [wasMade] = useState(place.isMade);
  useEffect(() => {
    if (wasMade) openPlaceFor(me.id, { screen: 'start' });
  }, [wasMade, me.id]);
}

/** @returns `Emma’s Family`, unless the parent typed another name. */
export function nameFamily({ childName, familyName }: Pick<Answers, 'childName' | 'familyName'>): string {
  // Without Unicode's marks of direction, as it is stored.
  const nameOf = (name: string) => t`${name}’s Family`.replaceAll(/[\u200f\u2068\u2069]/g, '');
  const made = nameOf(childName.trim().slice(0, limits.nameLength - nameOf('').length));
  return familyName?.trim() || made;
}

/** @returns the chosen library deck with its choices; undefined for a family's own cards */
export function chosenDeck({ first, choices = {} }: Answers) {
  const deck = first === undefined ? undefined : findLibraryDeck(first);
  return deck && { deck, choices: settleChoices(deck, choices, listWishes()) };
}

/** @returns whether a deck needs a choice that no default makes well: several values, or a language to learn. The family's own language is known. */
export function needsChoice({ options }: LibraryDeck): boolean {
  return options.some((option) => option.kind === 'many' || (option.kind === 'language' && option.initial !== 'own'));
}
