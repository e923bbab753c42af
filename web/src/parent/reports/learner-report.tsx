import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import Sprout from 'lucide-react/icons/sprout';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { Report } from '../../../../shared/schemas/progress.ts';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { Card } from '../../components/layout/card.tsx';
import { activityQuery, reportSummaryQuery } from '../../queries/reports.ts';
import { countOf, formatNumber } from '../../words/counts.ts';
import { joinNames } from '../../words/names.ts';
import { AllTimeFigures, type ReportPart } from './all-time-figures.tsx';
import { DeckProgress, DueAhead, WeakCards } from './deck-progress.tsx';
import { HistoryCard } from './history-card.tsx';
import { LookingAhead } from './looking-ahead.tsx';
import styles from './reports-tab.module.css';
import { defaultPeriod, StudyDays } from './study-days.tsx';

/** Loaded on demand, with the form of a card. */
const LooseCards = lazyScreen(async () => (await import('./loose-cards.tsx')).LooseCards);

export interface LearnerReportProps {
  readonly learner: Learner;
  /** Section to open at. Defaults to the top. */
  readonly part?: 'weak-cards' | undefined;
  readonly onAssign: (() => void) | undefined;
  readonly onOpenAssignments: () => void;
  readonly onOpenDeck: (deckId: string) => void;
}

/** One learner's report: the verdict, study days, weak cards, upcoming reviews, and the underlying figures. */
export function LearnerReport({ learner, ...way }: LearnerReportProps) {
  const summary = useQuery(reportSummaryQuery(learner.id));
  const activity = useQuery(activityQuery(learner.id, defaultPeriod.days));
  if (!summary.data || !activity.data) {
    return (
      <NotLoaded of={[summary, activity]} what="report" className={styles.report}>
        <Skeleton height="160px" />
        <div className={styles.columns}>
          <Skeleton height="440px" count={2} />
        </div>
      </NotLoaded>
    );
  }
  return <WholeReport learner={learner} report={summary.data} activity={activity.data} {...way} />;
}

interface WholeReportProps extends LearnerReportProps {
  readonly report: Report;
  readonly activity: Activity;
}

function WholeReport({ learner, report, activity, part, onAssign, onOpenAssignments, onOpenDeck }: WholeReportProps) {
  const { ref, unfolded, open, openAll } = useParts(part);
  const { decks, hardestCards } = activity;
  const hasStudied = report.totalCardsStudied > 0 || report.totalQuizzesCompleted > 0;

  function print() {
    flushSync(openAll);
    window.print();
  }

  return (
    <div className={styles.report} ref={ref}>
      {hasStudied ? (
        <>
          <Verdict name={learner.name} activity={activity} onPrint={print} />
          <div className={styles.columns}>
            <StudyDays learner={learner} isTableOpen={unfolded.has('days')} />
            <div className={styles.column}>
              <Suspense>
                <LooseCards learner={learner} />
              </Suspense>
              <WeakCards cards={hardestCards} onOpenDeck={onOpenDeck} />
            </div>
          </div>
          <div className={styles.columns}>
            <div className={styles.column}>
              <LookingAhead learner={learner} days={activity.days} />
              <DueAhead activity={activity} />
              <DeckProgress learner={learner} decks={decks} onOpenDeck={onOpenDeck} />
            </div>
            <AllTimeFigures
              learnerId={learner.id}
              report={report}
              onOpen={(wanted) => (wanted === 'assignments' ? onOpenAssignments() : open(wanted))}
            />
          </div>
        </>
      ) : (
        <NothingStudied name={learner.name} onAssign={onAssign} />
      )}
      <HistoryCard
        key={String(unfolded.has('history'))}
        learner={learner}
        decks={decks}
        startsOpen={unfolded.has('history')}
      />
    </div>
  );
}

type OpenPart = Exclude<ReportPart, 'assignments'>;

/** Scrolls to a report section and expands its rows, when the report opens or a figure is pressed. */
function useParts(first: OpenPart | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<OpenPart>>(new Set(first && [first]));

  useEffect(() => {
    if (first) leadTo(ref.current, first);
  }, [first]);

  return {
    ref,
    unfolded,
    open: (part: OpenPart) => {
      flushSync(() => setUnfolded(new Set([...unfolded, part])));
      leadTo(ref.current, part);
    },
    /** Expands the table of study days for printing. */
    openAll: () => setUnfolded(new Set([...unfolded, 'days'])),
  };
}

function leadTo(report: HTMLElement | null, part: OpenPart): void {
  const heading = report?.querySelector<HTMLElement>(`[data-part='${part}'] h2`);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

interface VerdictProps {
  readonly name: string;
  readonly activity: Activity;
  readonly onPrint: () => void;
}

function Verdict({ name, activity, onPrint }: VerdictProps) {
  return (
    <Card tone="brand">
      <section className={styles.verdict} aria-label="In short">
        <div>
          <p className={styles.sentence}>{describeVerdict(name, activity.decks)}</p>
          <p className={styles.meaning}>
            Known: met, and not due again, so that it should still be remembered. A card wobbles when it is due again.
          </p>
        </div>
        <Button className={styles.onScreen} icon={<Printer />} onClick={onPrint}>
          Print
        </Button>
      </section>
    </Card>
  );
}

/** Maximum number of decks named; any others are summarized. */
const named = 2;

/** Says how many cards the learner knows in each deck, the most studied deck first, and how many studied cards they don't know. */
export function describeVerdict(name: string, decks: Activity['decks']): string {
  const met = decks.filter(({ studiedCards }) => studiedCards > 0);
  if (met.length === 0) return `${name} has taken quizzes, and not begun with cards yet.`;
  const byMet = met.toSorted((a, b) => b.studiedCards - a.studiedCards);
  // A single remaining deck is named instead of summarized.
  const others = met.length > named + 1 ? byMet.slice(named) : [];
  const sum = (of: 'knownCards' | 'studiedCards' | 'totalCards', list = met) =>
    list.reduce((total, deck) => total + deck[of], 0);
  const parts = [
    ...byMet.slice(0, met.length - others.length).map((deck) => ({ ...deck, place: deck.name })),
    ...(others.length > 0
      ? [
          {
            knownCards: sum('knownCards', others),
            totalCards: sum('totalCards', others),
            place: countOf(others.length, 'more deck'),
          },
        ]
      : []),
  ].map(({ knownCards, totalCards, place }, index) => {
    const cards = index === 0 ? countOf(totalCards, 'card') : formatNumber(totalCards);
    return `${formatNumber(knownCards)} of ${cards} in ${place}`;
  });
  const wobbling = sum('studiedCards') - sum('knownCards');
  const end = wobbling === 0 ? 'none wobbles' : wobbling === 1 ? '1 wobbles' : `${formatNumber(wobbling)} wobble`;
  return `${name} knows ${joinNames(parts)}; ${end}.`;
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
