import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Printer from 'virtual:icons/printer';
import Sprout from 'virtual:icons/sprout';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Activity } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { Report } from '../../../../shared/schemas/progress.ts';
import { Button } from '../../components/controls/button.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { Card } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import type { ReportPart } from '../../lib/page/console-place.ts';
import { activityQuery, reportDays, reportSummaryQuery } from '../../queries/reports.ts';
import { weakCardsId, weakestOf } from '../../queries/weak-cards.ts';
import { formatNumber } from '../../words/counts.ts';
import { joinNames } from '../../words/join-parts.ts';
import { AllTimeFigures, type FiguresPart } from './all-time-figures.tsx';
import { DeckProgress, DueAhead, WeakCards, WeakestCards } from './deck-progress.tsx';
import { HistoryCard } from './history-card.tsx';
import { LookingAhead } from './looking-ahead.tsx';
import styles from './reports-tab.module.css';
import { StudyDays, ThisWeek } from './study-days.tsx';

/** Loaded on demand, with the form of a card. */
const LooseCards = lazyScreen(async () => (await import('./loose-cards.tsx')).LooseCards, 'making');

interface LearnerReportProps {
  readonly learner: Learner;
  readonly part: ReportPart | undefined;
  readonly onPart: (part: ReportPart | undefined) => void;
  readonly onStudyTogether: ((deckId: string) => void) | undefined;
  readonly onAssign: (() => void) | undefined;
  readonly onOpenAssignments: () => void;
  readonly onOpenDeck: (deckId: string) => void;
}

/** One learner's report: an overview that fits a screen, and behind it all figures and the list of rounds and quizzes. */
export function LearnerReport({ learner, ...way }: LearnerReportProps) {
  const summary = useQuery(reportSummaryQuery(learner.id));
  const activity = useQuery(activityQuery(learner.id, reportDays));
  if (!summary.data || !activity.data) {
    return (
      <NotLoaded
        of={[summary, activity]}
        loading={t`Loading report...`}
        failed={t`Failed to load report`}
        className={joinClasses(styles.report, 'column gap-5 starts')}
      >
        <Skeleton height="160px" />
        <Skeleton height="440px" />
      </NotLoaded>
    );
  }
  if (summary.data.totalCardsStudied === 0 && summary.data.totalQuizzesCompleted === 0) {
    return <NothingStudied name={learner.name} onAssign={way.onAssign} />;
  }
  return <Parts learner={learner} report={summary.data} activity={activity.data} {...way} />;
}

interface PartsProps extends LearnerReportProps {
  readonly report: Report;
  readonly activity: Activity;
}

function Parts(props: PartsProps) {
  const { t } = useLingui();
  const { learner, activity, part, onPart, onStudyTogether, onOpenDeck } = props;
  const selected = part === 'weak-cards' ? 'figures' : (part ?? 'overview');
  return (
    <Tabs
      label={t`Report`}
      tabs={[
        { id: 'overview', label: t`Overview` },
        { id: 'figures', label: t({ message: 'Figures', comment: 'Numbers of a report' }) },
        { id: 'history', label: t({ message: 'History', comment: 'What was studied, round by round' }) },
      ]}
      selected={selected}
      onSelect={(tab) => onPart(tab === 'overview' ? undefined : tab)}
    >
      <div className={joinClasses(styles.report, selected === 'overview' && styles.overview, 'column gap-5 starts')}>
        {selected === 'overview' && (
          <>
            <Verdict name={learner.name} activity={activity} />
            <div className={joinClasses(styles.columns, 'column gap-5 content-start')}>
              <ThisWeek days={activity.days} />
              <WeakestCards
                cards={weakestOf(activity)}
                onOpenDeck={onOpenDeck}
                onPractice={onStudyTogether && (() => onStudyTogether(weakCardsId))}
              />
            </div>
            <Suspense>
              <LooseCards learner={learner} />
            </Suspense>
          </>
        )}
        {selected === 'figures' && <AllFigures {...props} />}
        {selected === 'history' && <HistoryCard learner={learner} decks={activity.decks} />}
      </div>
    </Tabs>
  );
}

/** Everything there is to know in figures; also what is printed. */
function AllFigures({ learner, report, activity, part, onPart, onOpenAssignments, onOpenDeck }: PartsProps) {
  const { t } = useLingui();
  const { ref, isTableOpen, lead, openTable } = useSections(part === 'weak-cards' ? part : undefined);

  function open(wanted: FiguresPart) {
    if (wanted === 'assignments') onOpenAssignments();
    else if (wanted === 'history') onPart(wanted);
    else lead(wanted);
  }

  function print() {
    flushSync(openTable);
    window.print();
  }

  return (
    <div className={joinClasses(styles.report, 'column gap-5 starts')} ref={ref}>
      <div className={styles.printed}>
        <Verdict name={learner.name} activity={activity} />
      </div>
      <div className={joinClasses(styles.columns, 'column gap-5 content-start')}>
        <AllTimeFigures learnerId={learner.id} report={report} onOpen={open} />
        <StudyDays learner={learner} isTableOpen={isTableOpen} />
      </div>
      <div className={joinClasses(styles.columns, 'column gap-5 content-start')}>
        <div className={joinClasses(styles.column, 'column gap-5 content-start')}>
          <WeakCards cards={activity.hardestCards} onOpenDeck={onOpenDeck} />
          <DueAhead activity={activity} />
        </div>
        <div className={joinClasses(styles.column, 'column gap-5 content-start')}>
          <LookingAhead learner={learner} days={activity.days} />
          <DeckProgress learner={learner} decks={activity.decks} onOpenDeck={onOpenDeck} />
        </div>
      </div>
      <Button className={styles.onScreen} icon={<Printer />} onClick={print}>{t`Print`}</Button>
    </div>
  );
}

type Section = Exclude<FiguresPart, 'assignments' | 'history'>;

/** Scrolls to a section of the figures, when they open or a figure is pressed, and unfolds the table of study days. */
function useSections(first: Section | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [isTableOpen, setIsTableOpen] = useState(false);

  useEffect(() => {
    if (first) leadTo(ref.current, first);
  }, [first]);

  return {
    ref,
    isTableOpen,
    lead: (section: Section) => {
      if (section === 'days') flushSync(() => setIsTableOpen(true));
      leadTo(ref.current, section);
    },
    openTable: () => setIsTableOpen(true),
  };
}

function leadTo(report: HTMLElement | null, section: Section): void {
  const heading = report?.querySelector<HTMLElement>(`[data-part='${section}'] h2`);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

interface VerdictProps {
  readonly name: string;
  readonly activity: Activity;
}

function Verdict({ name, activity }: VerdictProps) {
  const { t } = useLingui();
  return (
    <Card tone="brand">
      <section aria-label={t`In short`}>
        <p className={styles.sentence}>{describeVerdict(name, activity.decks)}</p>
      </section>
    </Card>
  );
}

/** Maximum number of decks named; any others are summarized. */
const named = 2;

/** Says how many cards the learner knows in each deck, the most studied deck first, and how many studied cards they don't know. */
export function describeVerdict(name: string, decks: Activity['decks']): string {
  const met = decks.filter(({ studiedCards }) => studiedCards > 0);
  if (met.length === 0) return t`${name} has taken quizzes but hasn’t started any cards yet.`;
  const byMet = met.toSorted((a, b) => b.studiedCards - a.studiedCards);
  // A single remaining deck is named instead of summarized.
  const others = met.length > named + 1 ? byMet.slice(named) : [];
  const sum = (of: 'knownCards' | 'studiedCards' | 'totalCards', list = met) =>
    list.reduce((total, deck) => total + deck[of], 0);
  const parts = byMet.slice(0, met.length - others.length).map((deck, index) => {
    const known = formatNumber(deck.knownCards);
    return index === 0
      ? t`${known} of ${plural({ count: deck.totalCards }, { one: '# card', other: '# cards' })} in ${{ deck: deck.name }}`
      : t`${known} of ${{ total: formatNumber(deck.totalCards) }} in ${{ deck: deck.name }}`;
  });
  if (others.length > 0) {
    const known = formatNumber(sum('knownCards', others));
    const total = formatNumber(sum('totalCards', others));
    parts.push(
      t`${plural({ count: others.length }, { one: `${known} of ${total} in # more deck`, other: `${known} of ${total} in # more decks` })}`,
    );
  }
  const knownCards = joinNames(parts);
  const due = sum('studiedCards') - sum('knownCards');
  return due === 0
    ? t`${name} knows ${knownCards}. No card needs a review.`
    : t`${name} knows ${knownCards}. ${plural(due, { one: '# card needs a review.', other: '# cards need a review.' })}`;
}

function NothingStudied({ name, onAssign }: { readonly name: string; readonly onAssign: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`${name} hasn’t started yet`}
      text={t`Study days, decks and weak cards will show up here. A small assignment is a good start.`}
      icon={<Sprout />}
      action={onAssign && <Button onClick={onAssign}>{t`Assign something`}</Button>}
    />
  );
}
