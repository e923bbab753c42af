import { Suspense, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import type { HistoryProps } from './history.tsx';
import styles from './reports-tab.module.css';

const History = lazyScreen(async () => (await import('./history.tsx')).History);

interface HistoryCardProps extends HistoryProps {
  readonly startsOpen: boolean;
}

/** Lists a learner's stored sessions and quizzes. Entries can be removed, since on a shared tablet a child may study under another's name. */
export function HistoryCard({ learner, decks, startsOpen }: HistoryCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <SectionCard title="Every round and quiz" part="history">
      {isOpen ? (
        <Suspense fallback={<Skeleton height="56px" count={3} />}>
          <History learner={learner} decks={decks} />
        </Suspense>
      ) : (
        <>
          <p className={styles.muted}>
            All that is stored of how {learner.name} studied. What somebody else did under this name can be taken back.
          </p>
          <Button className={styles.more} onClick={() => setIsOpen(true)}>
            Show the list
          </Button>
        </>
      )}
    </SectionCard>
  );
}
