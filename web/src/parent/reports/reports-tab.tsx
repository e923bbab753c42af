import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import UsersRound from 'virtual:icons/users-round';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { Select } from '../../components/controls/field.tsx';
import { openDeckThere } from '../create/decks/list/open-deck.ts';
import type { ReportPart } from '../../lib/page/console-place.ts';
import { LearnerReport } from './learner-report.tsx';
import styles from './reports-tab.module.css';
import { joinClasses } from '../../lib/class-names.ts';
import { learnersQuery } from '../../queries/learners.ts';

interface ReportsTabProps {
  readonly householdId: string;
  /** The displayed learner. Defaults to the first one if undefined or not in this household. */
  readonly learnerId?: string | undefined;
  readonly part?: ReportPart | undefined;
  readonly onSelectLearner: (learnerId: string) => void;
  /** Opens a place of the learner's report; the overview if undefined. */
  readonly onPart: (learnerId: string, part: ReportPart | undefined) => void;
  /** Starts a session with the learner on this device. Omitted if the user may not. */
  readonly onStudyTogether?: ((learnerId: string, deckId: string) => void) | undefined;
  /** Opens the form for adding learners. Omitted if the user may not add any. */
  readonly onAddLearner?: (() => void) | undefined;
  /** Opens the assignment form for a learner. Omitted if the user may not assign. */
  readonly onAssign?: ((learnerId: string) => void) | undefined;
  readonly onOpenAssignments: () => void;
  readonly onOpenDecks: () => void;
}

export function ReportsTab(props: ReportsTabProps) {
  const { t } = useLingui();
  const { householdId, learnerId, part, onSelectLearner, onAddLearner, onStudyTogether, onAssign } = props;
  const learners = useQuery(learnersQuery(householdId));
  const shown = learners.data?.find(({ id }) => id === learnerId) ?? learners.data?.[0];

  function renderReport() {
    if (!learners.data)
      return (
        <NotLoaded
          of={learners}
          loading={t`Loading learners...`}
          failed={t`Failed to load learners`}
          className={styles.selector}
          height="86px"
        />
      );
    if (!shown) return <NoLearners onAddLearner={onAddLearner} />;
    return (
      <>
        <div className={styles.selector}>
          <Select
            label={t`Learner`}
            isLabelHidden
            value={shown.id}
            onChange={(event) => onSelectLearner(event.target.value)}
            options={learners.data.map(({ id, name }) => [id, name])}
          />
        </div>
        <LearnerReport
          key={shown.id}
          learner={shown}
          part={part}
          onPart={(wanted) => props.onPart(shown.id, wanted)}
          onStudyTogether={onStudyTogether && ((deckId) => onStudyTogether(shown.id, deckId))}
          onAssign={onAssign && (() => onAssign(shown.id))}
          onOpenAssignments={props.onOpenAssignments}
          onOpenDeck={(deckId) => {
            props.onOpenDecks();
            openDeckThere(householdId, deckId);
          }}
        />
      </>
    );
  }

  return (
    <div className={joinClasses(styles.tab, 'column gap-4', styles.reports)}>
      <h2>{t`Progress Reports`}</h2>
      {renderReport()}
    </div>
  );
}

function NoLearners({ onAddLearner }: Pick<ReportsTabProps, 'onAddLearner'>) {
  const { t } = useLingui();
  const action = onAddLearner && <Button variant="primary" onClick={onAddLearner}>{t`Go to Learners`}</Button>;
  return (
    <EmptyState
      title={t`No learners yet`}
      text={t`Once a learner studies, the progress shows here.`}
      icon={<UsersRound />}
      action={action}
    />
  );
}
