import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Undo2 from 'virtual:icons/undo-2';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import type { ExtraTime, Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { Row } from '../../components/layout/row.tsx';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { historyQuery, type StudyEntry, takeBackMutation } from '../../queries/corrections.ts';
import { formatMoment } from '../../words/instants.ts';
import { useHouseholdRole } from '../household-role.ts';
import { dot, joinParts } from '../../words/join-parts.ts';

export interface HistoryProps {
  readonly learner: Learner;
  readonly decks: Activity['decks'];
}

/** Number of entries shown at first and added per click. */
const step = 10;

/** The learner's stored sessions and quizzes, newest first. */
export function History({ learner, decks }: HistoryProps) {
  const { t } = useLingui();
  const { name } = learner;
  const history = useQuery(historyQuery(learner.id));
  const canTakeBack = isPermitted(useHouseholdRole(learner.householdId), 'manage-learners');
  const [count, setCount] = useState(step);
  const [asked, setAsked] = useState<StudyEntry>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(history.data);
  if (!history.data)
    return (
      <NotLoaded
        of={history}
        loading={t`Loading the study history...`}
        failed={t`Failed to load the list`}
        height="56px"
        count={3}
      />
    );
  const names = new Map(decks.map((deck) => [deck.deckId, deck.name]));
  const isEmpty = history.data.length === 0;
  const hidden = history.data.length - count;
  return (
    <>
      <div ref={titleRef} tabIndex={-1} className={isEmpty ? undefined : 'muted'}>
        {isEmpty ? <EmptyState title={t`No sessions or quizzes here`} /> : t`Newest first.`}
      </div>
      <ul className="stack">
        {history.data.slice(0, count).map((entry) => (
          <Row
            key={entry.id}
            title={nameEntry(entry, names)}
            action={
              canTakeBack && (
                <Button
                  icon={<Undo2 />}
                  aria-label={t`Take back: ${{ entry: nameEntry(entry, names) }}, ${{ moment: formatMoment(entry.startedAt) }}`}
                  onClick={() => setAsked(entry)}
                >
                  {t({ message: 'Take back', context: 'a round or quiz' })}
                </Button>
              )
            }
          >
            <p className="muted dotted">
              <span>{formatMoment(entry.startedAt)}</span>
              <span>{describeOutcome(entry)}</span>
            </p>
          </Row>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setCount(count + step)}>{t`Show older (${hidden} more)`}</Button>
      )}
      {asked && (
        <DeleteDialog
          title={t`Take back “${{ entry: nameEntry(asked, names) }}”?`}
          text={t`${{ entry: describeEntry(asked) }}. Take this back only if it wasn’t ${name}. Cards, study days and the streak go back to how they were without it, and you can’t undo this. Badges stay.`}
          cancelText={t({ message: 'Keep it', context: 'a round or quiz' })}
          confirmText={t({ message: 'Take it back', context: 'a round or quiz' })}
          busyText={t`Taking it back...`}
          mutation={takeBackMutation}
          target={{ entry: asked, learnerId: learner.id }}
          doneText={t`Taken back`}
          failedText={t`Failed to take it back`}
          refusals={{ 'not-found': t`This was already taken back.` }}
          onDeleted={() => {
            noteDeleted(asked.id);
            setAsked(undefined);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function nameEntry(entry: StudyEntry, decks: ReadonlyMap<string, string>): string {
  if (entry.kind === 'quiz') return entry.quiz.quizName;
  const { deckId } = entry.round;
  return deckId === undefined ? t`Cards of all decks` : (decks.get(deckId) ?? t`A deleted deck`);
}

/** Describes a history entry: `November 21, 2026 at 1:01 PM · 10 answers, 7 correct`. The time distinguishes sessions with the same deck. */
function describeEntry(entry: StudyEntry): string {
  return [formatMoment(entry.startedAt), describeOutcome(entry)].join(dot);
}

function describeOutcome(entry: StudyEntry): string {
  if (entry.kind === 'round') {
    const { cardsStudied, cardsCorrect, sideBySide } = entry.round;
    if (cardsStudied === 0) return t`no answers`;
    return sideBySide
      ? t`${plural(cardsStudied, { one: '# answer', other: '# answers' })}, ${cardsCorrect} correct, side by side`
      : t`${plural(cardsStudied, { one: '# answer', other: '# answers' })}, ${cardsCorrect} correct`;
  }
  const { percentage, extraTime } = entry.quiz;
  const outcome = percentage === undefined ? t`quiz, not turned in` : t`quiz, ${percentage}% right`;
  return joinParts([outcome, extraTime !== undefined && t(timeWords[extraTime])]);
}

/** The time a quiz was taken with. */
const timeWords: Readonly<Record<ExtraTime, MessageDescriptor>> = {
  1: msg`time: normal`,
  1.25: msg`time: 25% more`,
  1.5: msg`time: 50% more`,
  2: msg`time: double`,
  'no-limit': msg`time: no limit`,
};
