import { useQueries, useQuery } from '@tanstack/react-query';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { IconButton } from '../../components/controls/button.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { decksQuery } from '../../queries/decks.ts';
import { devicesQuery } from '../../queries/devices.ts';
import { householdQuery } from '../../queries/households.ts';
import { reportSummaryQuery } from '../../queries/reports.ts';
import styles from './learners-tab.module.css';

const keyOf = (householdId: string) => `flashspark.checklist.${householdId}`;

/** Whether somebody put the list away on this browser, or it was done with. */
function isPutAway(householdId: string): boolean {
  return localStorage.getItem(keyOf(householdId)) !== null;
}

interface FirstChecklistProps {
  readonly householdId: string;
  readonly learners: readonly Learner[];
  readonly onOpen: (tab: 'create' | 'settings') => void;
}

/** The first steps of a family, until they are done or somebody puts the list away. */
export function FirstChecklist(props: FirstChecklistProps) {
  const [isAway, setIsAway] = useState(() => isPutAway(props.householdId));
  if (isAway) return null;
  return (
    <Checklist
      {...props}
      onAway={() => {
        localStorage.setItem(keyOf(props.householdId), 'away');
        setIsAway(true);
      }}
    />
  );
}

interface ChecklistProps extends FirstChecklistProps {
  readonly onAway: () => void;
}

function Checklist({ householdId, learners, onOpen, onAway }: ChecklistProps) {
  const decks = useQuery(decksQuery(householdId));
  const household = useQuery(householdQuery(householdId));
  const devices = useQuery(devicesQuery(householdId));
  const reports = useQueries({ queries: learners.map(({ id }) => reportSummaryQuery(id)) });
  const isKnown = [decks, household, devices, ...reports].every(({ data }) => data !== undefined);
  const steps = [
    { words: 'Add a child', isDone: learners.length > 0 },
    { words: 'Make or import a deck', isDone: (decks.data?.length ?? 0) > 0, tab: 'create' as const },
    {
      words: 'Let a child study its first card',
      isDone: reports.some(({ data }) => (data?.totalCardsStudied ?? 0) > 0),
    },
    {
      words: 'Invite a second grown-up',
      isDone: (household.data?.memberCount ?? 0) - learners.filter(({ userId }) => userId !== undefined).length > 1,
      tab: 'settings' as const,
    },
    { words: 'Put it on the child’s device', isDone: (devices.data?.length ?? 0) > 0, tab: 'settings' as const },
  ];
  const isOver = isKnown && steps.every(({ isDone }) => isDone);

  useEffect(() => {
    if (isOver) onAway();
  }, [isOver, onAway]);

  if (!isKnown || isOver) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <SectionCard
      title={`First steps: ${done} of ${steps.length}`}
      action={<IconButton label="Put the first steps away" icon={<X aria-hidden="true" />} onClick={onAway} />}
    >
      <ul className={styles.steps}>
        {steps.map(({ words, isDone, tab }) => (
          <li key={words} className={styles.step}>
            {isDone ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {isDone || !tab ? (
              <span>
                {words}
                {isDone && <VisuallyHidden>, done</VisuallyHidden>}
              </span>
            ) : (
              <button type="button" className={styles.stepLink} onClick={() => onOpen(tab)}>
                {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
