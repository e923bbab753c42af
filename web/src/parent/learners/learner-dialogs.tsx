import { type ReactNode, useState } from 'react';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { EditLearnerDialog } from './edit-learner-dialog.tsx';
import { LearnerDetailsDialog } from './learner-details-dialog.tsx';

interface LearnerDialogsProps {
  readonly learner: Learner;
  readonly canManage: boolean;
  readonly renderSignInCode: (learner: Learner) => ReactNode;
  readonly onClose: () => void;
}

/** One learner up close: the details, and from there the form. */
export function LearnerDialogs({ learner, canManage, renderSignInCode, onClose }: LearnerDialogsProps) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <EditLearnerDialog learner={learner} onClose={() => setIsEditing(false)} />;
  return (
    <LearnerDetailsDialog
      learner={learner}
      canManage={canManage}
      signInCode={renderSignInCode(learner)}
      onEdit={() => setIsEditing(true)}
      onClose={onClose}
    />
  );
}
