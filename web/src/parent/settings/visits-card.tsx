import { useInfiniteQuery } from '@tanstack/react-query';
import type { Visit, VisitSubject } from '../../../../shared/schemas/visit.ts';
import { Button } from '../../components/controls/button.tsx';
import { Banner, NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { visitsQuery } from '../../queries/visits.ts';
import { formatInstant } from '../../words/dates.ts';
import styles from './settings-tab.module.css';

const subjectWords: Readonly<Record<VisitSubject, string>> = {
  children: 'your children’s names and settings',
  people: 'who is in your family',
  joined: 'who is in your family (someone was added or invited)',
  devices: 'your devices',
  progress: 'study progress',
  answers: 'study history',
  quizzes: 'quiz results',
  work: 'assigned work',
  flags: 'cards your children flagged',
  bin: 'the bin',
  decks: 'decks and cards',
  media: 'pictures and sounds',
  consent: 'what you agreed to',
  other: 'other things',
};

/** Lists Flashspark admins' visits to the family: when, why, and what they viewed. */
export function VisitsCard({ householdId }: { readonly householdId: string }) {
  return (
    <SectionCard title="Who from Flashspark looked at your family">
      <Visits householdId={householdId} />
    </SectionCard>
  );
}

function Visits({ householdId }: { readonly householdId: string }) {
  const visits = useInfiniteQuery(visitsQuery(householdId));
  if (!visits.data)
    return <NotLoaded of={visits} what="who looked" loading="Loading who looked at your family..." height="24px" />;
  const all = visits.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) return <p className={styles.note}>Nobody has.</p>;
  return (
    <>
      <ul className={styles.list}>
        {all.map((visit) => (
          <VisitItem key={visit.id} visit={visit} />
        ))}
      </ul>
      {visits.isFetchNextPageError && (
        <Banner tone="error">{describeFailure(visits.error, 'Failed to load older visits')}</Banner>
      )}
      {visits.hasNextPage && (
        <Button
          variant="quiet"
          busyText={visits.isFetchingNextPage && 'Loading...'}
          onClick={() => void visits.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </>
  );
}

function VisitItem({ visit: { at, reason, looked, changed } }: { readonly visit: Visit }) {
  return (
    <li className={styles.visit}>
      <strong>
        <time dateTime={at}>{formatInstant(at)}</time>
      </strong>
      <p>
        Reason: <bdi>{reason}</bdi>
      </p>
      <p className={styles.note}>
        {looked.length === 0 ? 'Looked at nothing.' : `Looked at: ${listSubjects(looked)}.`}
      </p>
      {changed.length > 0 && <p className={styles.note}>Changed: {listSubjects(changed)}.</p>}
    </li>
  );
}

function listSubjects(subjects: readonly VisitSubject[]): string {
  return subjects.map((subject) => subjectWords[subject]).join(', ');
}
