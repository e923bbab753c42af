import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../../../shared/limits.ts';
import type { QuizChoices } from '../../../../../../shared/schemas/quiz-choices.ts';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import type { Quiz } from '../../../../../../shared/schemas/quiz.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Select, TextField } from '../../../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { Failure } from '../../../../components/feedback/messages.tsx';
import { learnersQuery } from '../../../../queries/learners.ts';
import type { QuizOfDeck } from '../../../../queries/quizzes.ts';
import { describeDuration } from '../../../../words/durations.ts';

type Cards = NonNullable<QuizChoices['cards']>;

const whichCards: readonly (readonly [value: Cards, title: MessageDescriptor, hint?: MessageDescriptor])[] = [
  ['first', msg`First cards`],
  ['weakest', msg`Weakest cards`, msg`The cards they remember least. If nothing was studied, the first cards.`],
  ['new', msg`New cards`, msg`Cards nobody has studied yet.`],
];

const times: readonly number[] = [10, 20, 30, 60, 120];
const noLimit = 'none';

interface QuizChoicesDialogProps {
  readonly deck: Deck;
  readonly cardCount: number;
  readonly making: UseMutationResult<Quiz, Error, QuizOfDeck>;
  readonly onClose: () => void;
}

/** Creates a quiz with a chosen number, selection and order of questions, and a time limit. */
export function QuizChoicesDialog({ deck, cardCount, making, onClose }: QuizChoicesDialogProps) {
  const { t } = useLingui();
  const most = Math.min(limits.mostGeneratedQuestions, cardCount);
  const [count, setCount] = useState(String(Math.min(limits.generatedQuestions, most)));
  const [cards, setCards] = useState<Cards>('first');
  const [learnerId, setLearnerId] = useState('');
  const [time, setTime] = useState(String(limits.generatedSecondsPerQuestion));
  const [isMixed, setIsMixed] = useState(false);
  const isFitting = /^\d+$/.test(count) && Number(count) >= limits.minCardsForQuiz && Number(count) <= most;

  function close() {
    if (making.isPending) return;
    if (making.isError) making.reset();
    onClose();
  }

  function make() {
    if (!isFitting || making.isPending) return;
    const choices: QuizChoices = {
      count: Number(count),
      cards,
      ...(cards !== 'first' && learnerId !== '' && { learnerId }),
      secondsPerQuestion: time === noLimit ? null : Number(time),
      order: isMixed ? 'mixed' : 'listed',
    };
    making.mutate({ deckId: deck.id, choices }, { onSuccess: onClose });
  }

  return (
    <Dialog title={t`Quiz of “${{ deck: deck.name }}”`} onClose={close}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Failure error={making.error} title={t`Failed to generate quiz. Please try again`} />
        <TextField
          label={t`How many questions`}
          type="number"
          inputMode="numeric"
          min={limits.minCardsForQuiz}
          max={most}
          error={isFitting ? undefined : t`Please choose ${{ least: limits.minCardsForQuiz }} to ${most}.`}
          value={count}
          onChange={({ target: { value } }) => setCount(value)}
        />
        <CardsFields deck={deck} cards={cards} onCards={setCards} learnerId={learnerId} onLearner={setLearnerId} />
        <Select
          label={t`Time for a question`}
          value={time}
          onChange={({ target: { value } }) => setTime(value)}
          options={times.map((seconds) => [seconds, describeDuration(seconds)])}
        >
          <option value={noLimit}>{t`No time limit`}</option>
        </Select>
        <Select
          label={t({ message: 'Order', comment: 'The sequence of things in a list' })}
          value={isMixed ? 'mixed' : 'listed'}
          onChange={({ target: { value } }) => setIsMixed(value === 'mixed')}
        >
          <option value="listed">{cards === 'weakest' ? t`Weakest first` : t`As in the deck`}</option>
          <option value="mixed">{t`Mixed`}</option>
        </Select>
        <DialogActions>
          <Button disabled={making.isPending} onClick={close}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" busyText={making.isPending && t`Creating...`}>{t`Make Quiz`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface CardsFieldsProps {
  readonly deck: Deck;
  readonly cards: Cards;
  readonly onCards: (cards: Cards) => void;
  readonly learnerId: string;
  readonly onLearner: (learnerId: string) => void;
}

/** Selects the cards, and the child if the selection depends on progress. */
function CardsFields({ deck, cards, onCards, learnerId, onLearner }: CardsFieldsProps) {
  const { t } = useLingui();
  const learners = useQuery(learnersQuery(deck.householdId)).data ?? [];
  const [, , hint] = whichCards.find(([value]) => value === cards) ?? [];
  return (
    <>
      <Select
        label={t`Which cards`}
        hint={hint && t(hint)}
        value={cards}
        onChange={({ target: { value } }) => onCards(whichCards.find(([one]) => one === value)?.[0] ?? 'first')}
        options={whichCards.map(([value, title]) => [value, t(title)])}
      />
      {cards !== 'first' && learners.length > 1 && (
        <Select
          label={t`For whom`}
          value={learnerId}
          onChange={({ target: { value } }) => onLearner(value)}
          options={learners.map(({ id, name }) => [id, name])}
        >
          <option value="">{t`All children`}</option>
        </Select>
      )}
    </>
  );
}
