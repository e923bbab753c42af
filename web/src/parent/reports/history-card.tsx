import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import type { HistoryProps } from './history.tsx';

const History = lazyScreen(async () => (await import('./history.tsx')).History);

/** Lists a learner's stored sessions and quizzes. Entries can be removed, since on a shared tablet a child may study under another's name. */
export function HistoryCard({ learner, decks }: HistoryProps) {
  const { t } = useLingui();
  const { name } = learner;
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever pressed a figure would otherwise have no place left, because the figures are gone.
    if (document.activeElement === document.body) titleRef.current?.focus();
  }, []);
  return (
    <SectionCard title={t`Study history`} titleRef={titleRef}>
      <p className="muted">{t`Every session and quiz. Remove any that someone else did as ${name}.`}</p>
      <Suspense fallback={<Skeleton height="56px" count={3} />}>
        <History learner={learner} decks={decks} />
      </Suspense>
    </SectionCard>
  );
}
