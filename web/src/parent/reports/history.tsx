import { useQuery } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { historyQuery, type StudyEntry, takeBackMutation } from '../../queries/corrections.ts';
import { countOf } from '../../words/counts.ts';
import { formatMoment } from '../../words/dates.ts';
import { extraTimeNames } from '../../words/durations.ts';
import { useHouseholdRole } from '../household-role.ts';
import styles from './reports-tab.module.css';

export interface HistoryProps {
  readonly learner: Learner;
  readonly decks: Activity['decks'];
}

/** Number of entries shown at first and added per click. */
const step = 10;

/** The learner's stored sessions and quizzes, newest first. */
export function History({ learner, decks }: HistoryProps) {
  const history = useQuery(historyQuery(learner.id));
  const canTakeBack = isPermitted(useHouseholdRole(learner.householdId), 'manage-learners');
  const [count, setCount] = useState(step);
  const [asked, setAsked] = useState<StudyEntry>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(history.data);
  if (!history.data)
    return <NotLoaded of={history} what="the list" loading="Loading the study history..." height="56px" count={3} />;
  const names = new Map(decks.map(({ deckId, name }) => [deckId, name]));
  const hidden = history.data.length - count;
  return (
    <>
      <p ref={titleRef} tabIndex={-1} className={styles.muted}>
        {history.data.length === 0 ? 'Nothing is stored (any more).' : 'The newest first.'}
      </p>
      <ul className={styles.history}>
        {history.data.slice(0, count).map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <div>
              <strong>
                <bdi>{nameEntry(entry, names)}</bdi>
              </strong>
              <p className={styles.muted}>{describeEntry(entry)}</p>
            </div>
            {canTakeBack && (
              <Button
                icon={<Undo2 />}
                aria-label={`Take back: ${nameEntry(entry, names)}, ${formatMoment(entry.startedAt)}`}
                onClick={() => setAsked(entry)}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setCount(count + step)}>
          Show older ({hidden} more)
        </Button>
      )}
      {asked && (
        <DeleteDialog
          title={`Take back “${nameEntry(asked, names)}”?`}
          text={`${describeEntry(asked)}. For what was not ${learner.name}’s: everything is then as if it had never been given, the cards, the days and the streak. It cannot be undone. Badges stay.`}
          cancelText="Keep it"
          confirmText="Take it back"
          busyText="Taking it back..."
          mutation={takeBackMutation}
          target={{ entry: asked, learnerId: learner.id }}
          doneText="It is taken back"
          failedText="Failed to take it back"
          refusals={{ 'not-found': 'It is taken back already.' }}
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
  return deckId === undefined ? 'Cards of all decks' : (decks.get(deckId) ?? 'A deck that is gone');
}

/** Describes a history entry: `November 21, 2026 at 1:01 PM · 10 answers, 7 correct`. The time distinguishes sessions with the same deck. */
function describeEntry(entry: StudyEntry): string {
  return `${formatMoment(entry.startedAt)} · ${describeOutcome(entry)}`;
}

function describeOutcome(entry: StudyEntry): string {
  if (entry.kind === 'round') {
    const { cardsStudied, cardsCorrect, sideBySide } = entry.round;
    if (cardsStudied === 0) return 'no answers';
    return `${countOf(cardsStudied, 'answer')}, ${cardsCorrect} correct${sideBySide ? ', side by side' : ''}`;
  }
  const { percentage, extraTime } = entry.quiz;
  const outcome = percentage === undefined ? 'quiz, not handed in' : `quiz, ${percentage}% right`;
  return extraTime === undefined ? outcome : `${outcome}, time: ${extraTimeNames.get(extraTime)?.toLowerCase()}`;
}
