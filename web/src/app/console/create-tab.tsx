import { Suspense } from 'react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LoadingRegion } from '../../components/ui/loading-region.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import type { CreateSection } from '../../features/household/console-place.ts';
import { lazyScreen } from '../../lib/lazy-screen.ts';

/** In a chunk of its own: importing files needs more code than everything else of the console. */
const DeckManager = lazyScreen(async () => (await import('../../features/decks/deck-manager.tsx')).DeckManager);

const sections = [
  { id: 'decks', label: 'Decks' },
  { id: 'quizzes', label: 'Quizzes' },
] as const;

interface CreateTabProps {
  readonly householdId: string;
  readonly section: CreateSection;
  readonly canManage: boolean;
  readonly onSelect: (section: CreateSection) => void;
}

/** Where decks and quizzes are made. */
export function CreateTab({ householdId, section, canManage, onSelect }: CreateTabProps) {
  return (
    <Tabs label="Create" tabs={sections} selected={section} onSelect={onSelect}>
      {section === 'decks' ? (
        <Suspense fallback={<DecksOnTheirWay />}>
          <DeckManager householdId={householdId} canManage={canManage} />
        </Suspense>
      ) : (
        <EmptyState title="Coming soon..." />
      )}
    </Tabs>
  );
}

function DecksOnTheirWay() {
  return (
    <LoadingRegion label="Loading decks...">
      <Skeleton height="160px" />
    </LoadingRegion>
  );
}
