import { useLingui } from '@lingui/react/macro';
import Trash from 'virtual:icons/trash-2';
import { Suspense } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { OpenBin } from '../../components/dialog/to-the-bin.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import type { ConsolePlace, CreateSection } from '../../lib/page/console-place.ts';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import styles from './list-section.module.css';

/** Loaded in separate chunks, because the import code is larger than the rest of the console. */
const DeckManager = lazyScreen(async () => (await import('./decks/list/deck-manager.tsx')).DeckManager);

const QuizManager = lazyScreen(async () => (await import('./quizzes/quiz-manager.tsx')).QuizManager);

const BinScreen = lazyScreen(async () => (await import('./bin/bin-screen.tsx')).BinScreen);

interface CreateTabProps {
  readonly householdId: string;
  readonly section: CreateSection;
  readonly opens?: ConsolePlace['opens'];
  /** Called when what `opens` opened is closed. */
  readonly onSettled?: (() => void) | undefined;
  readonly canManage: boolean;
  readonly onSelect: (section: CreateSection) => void;
  /** Opens the form for an assignment of a deck; absent if the user may not assign. */
  readonly onGive?: ((deckId: string) => void) | undefined;
  /** Starts a session with a child on this device; absent if the user may not. */
  readonly onStudyTogether?: ((learnerId: string, deckId: string) => void) | undefined;
}

/** Screens for making decks and quizzes and for restoring deleted ones. */
export function CreateTab(props: CreateTabProps) {
  const { t } = useLingui();
  const { householdId, section, opens, onSettled, canManage, onSelect, onGive, onStudyTogether } = props;
  const sections = [
    { id: 'decks', label: t`Decks` },
    { id: 'quizzes', label: t`Quizzes` },
  ] as const;
  if (section === 'bin') {
    return (
      <Suspense fallback={<OnTheirWay label={t`Loading the bin...`} />}>
        <BinScreen householdId={householdId} onBack={() => onSelect('decks')} />
      </Suspense>
    );
  }
  return (
    <Tabs
      label={t({ message: 'Create', comment: 'Where decks and quizzes are made' })}
      tabs={sections}
      selected={section}
      onSelect={onSelect}
    >
      <OpenBin value={() => onSelect('bin')}>
        {section === 'decks' ? (
          <Suspense fallback={<OnTheirWay label={t`Loading decks...`} />}>
            <DeckManager
              householdId={householdId}
              opens={canManage ? opens : undefined}
              onSettled={onSettled}
              canManage={canManage}
              onGive={onGive}
              onStudyTogether={onStudyTogether}
              onOpenQuizzes={() => onSelect('quizzes')}
            />
          </Suspense>
        ) : (
          <Suspense fallback={<OnTheirWay label={t`Loading quizzes...`} />}>
            <QuizManager householdId={householdId} canManage={canManage} />
          </Suspense>
        )}
      </OpenBin>
      {canManage && (
        <Button
          variant="quiet"
          icon={<Trash />}
          className={styles.bin}
          onClick={() => onSelect('bin')}
        >{t`Bin`}</Button>
      )}
    </Tabs>
  );
}

function OnTheirWay({ label }: { readonly label: string }) {
  return (
    <LoadingRegion label={label}>
      <Skeleton height="160px" />
    </LoadingRegion>
  );
}
