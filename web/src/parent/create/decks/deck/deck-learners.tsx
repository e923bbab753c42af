import { useQuery } from '@tanstack/react-query';
import type { Deck } from '../../../../../../shared/schemas/deck.ts';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { NotLoaded } from '../../../../components/feedback/messages.tsx';
import { formatNumber, formatPercent } from '../../../../words/counts.ts';
import styles from './deck-detail.module.css';
import { deckLearnersQuery, type DeckLearner } from '../../../../queries/reports.ts';

/** How each learner stands with the deck; read when it is opened. */
export function DeckLearners({ deck }: { readonly deck: Deck }) {
  return <Disclosure summary="By learner">{() => <LearnersOfDeck deck={deck} />}</Disclosure>;
}

function LearnersOfDeck({ deck }: { readonly deck: Deck }) {
  const learners = useQuery(deckLearnersQuery(deck));
  if (learners.data) return <LearnerTable deck={deck} learners={learners.data} />;
  return <NotLoaded of={learners} what="learners" height="88px" />;
}

function LearnerTable({ deck, learners }: { readonly deck: Deck; readonly learners: readonly DeckLearner[] }) {
  if (learners.length === 0) return <p className={styles.noLearners}>No learners yet</p>;
  return (
    <table className={styles.table} aria-label={`${deck.name} by learner`}>
      <thead>
        <tr>
          <th scope="col">Learner</th>
          <th scope="col">Mastered</th>
          <th scope="col">Studied</th>
          <th scope="col">Accuracy</th>
        </tr>
      </thead>
      <tbody>
        {learners.map(({ id, name, studiedCards, masteredCards, accuracy }) => (
          <tr key={id}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>{formatNumber(masteredCards)}</td>
            <td>{formatNumber(studiedCards)}</td>
            <td>{accuracy === undefined ? '–' : formatPercent(accuracy)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
