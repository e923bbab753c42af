import { useQuery } from '@tanstack/react-query';
import Sprout from 'lucide-react/icons/sprout';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { Report } from '../../../../shared/schemas/progress.ts';
import { SideText } from '../../components/card-side/card-side.tsx';
import { Button } from '../../components/controls/button.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { EmptyState, ErrorState } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { StatTile } from '../../components/layout/facts.tsx';
import { activityQuery, reportSummaryQuery } from '../../queries/reports.ts';
import { countOf, formatNumber, formatPercent, nounFor } from '../../words/counts.ts';
import { keptWords } from '../../words/streaks.ts';
import { DeckProgress, FiguresTable } from './deck-progress.tsx';
import { HistoryCard } from './history-card.tsx';
import styles from './reports-tab.module.css';
import { defaultPeriod, StudyDays } from './study-days.tsx';

interface LearnerReportProps {
  readonly learner: Learner;
  readonly onAssign: (() => void) | undefined;
}

/** Everything known of how one learner is getting on. */
export function LearnerReport({ learner, onAssign }: LearnerReportProps) {
  const summary = useQuery(reportSummaryQuery(learner.id));
  const activity = useQuery(activityQuery(learner.id, defaultPeriod.days));
  if (!summary.data || !activity.data) {
    if (!summary.isError && !activity.isError) return <ReportSkeleton />;
    return <ErrorState title="Failed to load report" of={[summary, activity]} />;
  }
  const { decks, hardestCards, dueWithin7Days, dueWithin30Days } = activity.data;
  return (
    <div className={styles.report}>
      <SummaryTiles report={summary.data} />
      {hasStudied(summary.data) ? (
        <>
          <StudyDays learnerId={learner.id} />
          <div className={styles.columns}>
            <DeckProgress decks={decks} />
            <div className={styles.column}>
              <DueAhead within7Days={dueWithin7Days} within30Days={dueWithin30Days} />
              <WeakCards cards={hardestCards} />
            </div>
          </div>
        </>
      ) : (
        <NothingStudied name={learner.name} onAssign={onAssign} />
      )}
      <HistoryCard learner={learner} decks={decks} />
    </div>
  );
}

function hasStudied({ totalCardsStudied, totalQuizzesCompleted }: Report): boolean {
  return totalCardsStudied > 0 || totalQuizzesCompleted > 0;
}

function NothingStudied({ name, onAssign }: { readonly name: string; readonly onAssign: (() => void) | undefined }) {
  return (
    <EmptyState
      title={`${name} has not started yet`}
      text="After the first cards or the first quiz, study days, decks and weak cards show here. A small assignment is a good start."
      icon={<Sprout />}
      action={onAssign && <Button onClick={onAssign}>Assign something</Button>}
    />
  );
}

function ReportSkeleton() {
  return (
    <LoadingRegion label="Loading report..." className={styles.report}>
      <div className={styles.tiles}>
        <Skeleton height="86px" count={7} />
      </div>
      <Skeleton height="440px" />
      <div className={styles.columns}>
        <Skeleton height="280px" count={2} />
      </div>
    </LoadingRegion>
  );
}

/** A learner's seven figures of all time. */
function SummaryTiles({ report }: { readonly report: Report }) {
  return (
    <ul className={styles.tiles} aria-label="Summary">
      {describeReport(report).map(([label, value]) => (
        <li key={label}>
          <StatTile value={value} label={label} />
        </li>
      ))}
    </ul>
  );
}

function describeReport(report: Report): readonly (readonly [label: string, value: string])[] {
  const kept = report.keptBy ? `, ${keptWords[report.keptBy]}` : '';
  return [
    ['Cards studied', formatNumber(report.totalCardsStudied)],
    ['Quizzes completed', formatNumber(report.totalQuizzesCompleted)],
    [`Current streak${kept}`, countOf(report.currentStreak, 'day')],
    ['Longest streak', countOf(report.longestStreak, 'day')],
    ['Average accuracy', formatPercent(report.averageAccuracy)],
    ['Assignments completed', formatNumber(report.assignmentsCompleted)],
    ['Assignments pending', formatNumber(report.assignmentsPending)],
  ];
}

interface DueAheadProps {
  /** Cards that come due until then, those overdue included. */
  readonly within7Days: number;
  readonly within30Days: number;
}

/** How much repetition lies ahead. */
function DueAhead({ within7Days, within30Days }: DueAheadProps) {
  return (
    <SectionCard title="Coming up">
      <ul className={styles.pair}>
        <DueTile count={within7Days} days={7} />
        <DueTile count={within30Days} days={30} />
      </ul>
    </SectionCard>
  );
}

function DueTile({ count, days }: { readonly count: number; readonly days: number }) {
  return (
    <li>
      <StatTile value={formatNumber(count)} label={`${nounFor(count, 'card')} due in the next ${days} days`} />
    </li>
  );
}

/** The cards that were most often wrong, the hardest first: worth a look together. */
function WeakCards({ cards }: { readonly cards: Activity['hardestCards'] }) {
  return (
    <SectionCard title="Weak cards">
      {cards.length === 0 ? (
        <p className={styles.none}>No weak cards: nothing was wrong so far.</p>
      ) : (
        <FiguresTable
          caption="The cards that were most often wrong, the hardest first"
          columns={['Card', 'Times wrong']}
          rows={cards.map(({ cardId, deckName, format, front, wrong }) => ({
            id: cardId,
            name: (
              <>
                <span className={styles.front}>
                  <SideText as="span" text={front || 'A picture or sound'} format={format} />
                </span>{' '}
                <span className={styles.deck}>
                  <bdi>{deckName}</bdi>
                </span>
              </>
            ),
            cells: [formatNumber(wrong)],
          }))}
        />
      )}
    </SectionCard>
  );
}
