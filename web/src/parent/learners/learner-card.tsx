import ChartColumn from 'lucide-react/icons/chart-column';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Card, CardLink } from '../../components/layout/card.tsx';
import { LearnerStats } from './learner-stats.tsx';
import styles from './learners-tab.module.css';

interface LearnerCardProps {
  readonly learner: Learner;
  readonly onOpen: () => void;
  readonly onViewProgress: () => void;
}

/** A learner at a glance; a press anywhere but on the button opens the details. */
export function LearnerCard({ learner, onOpen, onViewProgress }: LearnerCardProps) {
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.person}>
          <Avatar name={learner.avatar} size={56} />
          <div className={styles.texts}>
            <h3 className={styles.name}>
              <CardLink onPress={onOpen}>{learner.name}</CardLink>
            </h3>
            <LearnerStats learnerId={learner.id} />
          </div>
        </div>
        <Button isWide icon={<ChartColumn aria-hidden="true" />} onClick={onViewProgress}>
          View Progress
        </Button>
      </div>
    </Card>
  );
}
