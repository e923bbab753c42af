import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'virtual:icons/pencil';
import Trash2 from 'virtual:icons/trash-2';
import { type ReactNode, useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import { goalOf } from '../../../../shared/scheduling/daily-goal.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { Report } from '../../../../shared/schemas/progress.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { ProofForm } from '../../components/account/proof-form.tsx';
import { Button, IconButton } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { DetailList } from '../../components/layout/facts.tsx';
import { deleteLearnerMutation } from '../../queries/learners.ts';
import { reportSummaryQuery } from '../../queries/reports.ts';
import { formatNumber } from '../../words/counts.ts';
import { keptWords, nameWeekdays } from '../../words/streaks.ts';
import { formatDate } from '../../words/dates.ts';
import { formatInstant } from '../../words/instants.ts';
import { describeGoal, describeNewCards, nameExtraTimes, namePaces } from '../../words/durations.ts';
import { DownloadLearner, ExportDialog, OfferExport } from '../settings/family-data.tsx';
import { useHouseholdRole } from '../household-role.ts';
import { joinParts } from '../../words/join-parts.ts';
import { PictureCodeSection } from './picture-code-section.tsx';

interface LearnerDetailsDialogProps {
  readonly learner: Learner;
  readonly canManage: boolean;
  readonly signInCode: ReactNode;
  /** Opens the learner's settings, or one part of them. */
  readonly onEdit: (part?: 'name') => void;
  readonly onClose: () => void;
}

export function LearnerDetailsDialog({ learner, canManage, signInCode, onEdit, onClose }: LearnerDetailsDialogProps) {
  const { t } = useLingui();
  const [isDeleting, setIsDeleting] = useState(false);
  const role = useHouseholdRole(learner.householdId);
  return (
    <Dialog title={t`Learner Details`} onClose={onClose}>
      <div className="row gap-4 title text-l">
        <Avatar name={learner.avatar} size={72} />
        <p className="grows breaks">{learner.name}</p>
        {canManage && <IconButton label={t`Name & picture`} icon={<Pencil />} onClick={() => onEdit('name')} />}
      </div>
      <LearnerFacts learner={learner} />
      {isPermitted(role, 'let-children-in') && <PictureCodeSection learner={learner} />}
      {learner.userId === undefined && signInCode}
      <DownloadLearner learner={learner} />
      {canManage && (
        <div className="dialog-foot">
          <DialogActions>
            <Button icon={<Trash2 />} onClick={() => setIsDeleting(true)}>{t`Delete`}</Button>
            <Button icon={<Pencil />} onClick={() => onEdit()}>{t`Edit`}</Button>
          </DialogActions>
        </div>
      )}
      {isDeleting && (
        <DeleteLearnerDialog learner={learner} onDeleted={onClose} onCancel={() => setIsDeleting(false)} />
      )}
    </Dialog>
  );
}

function LearnerFacts({ learner }: { readonly learner: Learner }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(reportSummaryQuery(learner.id));
  const { newCardsADay: newCards } = learner;
  const unknown = isError ? t`Couldn’t load` : '…';
  return (
    <DetailList
      details={[
        { term: t`Cards studied`, value: data ? formatNumber(data.totalCardsStudied) : unknown },
        { term: t`Day streak`, value: data ? describeStreak(data) : unknown },
        ...(data?.restDays ? [{ term: t`Rest days`, value: nameWeekdays(data.restDays) }] : []),
        { term: t`Daily goal`, value: describeGoal(goalOf(learner)) },
        ...(typeof newCards === 'number' ? [{ term: t`New cards a day`, value: describeNewCards(newCards) }] : []),
        { term: t`Pace`, value: namePaces().get(learner.pace ?? 'steady') ?? '' },
        ...(data?.fit
          ? [
              {
                term: t({ message: 'Schedule', comment: 'When cards come back' }),
                value: describeFit(learner, data.fit),
              },
            ]
          : []),
        { term: t`Time for quizzes`, value: nameExtraTimes().get(learner.extraTime ?? 1) ?? '' },
        ...(learner.canRead === false
          ? [
              {
                term: t({ message: 'Reading', comment: 'Whether a child can read' }),
                value: t`Not yet: pictures and speech`,
              },
            ]
          : []),
        { term: t`Created`, value: formatInstant(learner.createdAt) },
        { term: t`Learner ID`, value: learner.id, isId: true },
        { term: t`Household ID`, value: learner.householdId, isId: true },
        ...(learner.userId === undefined ? [] : [{ term: t`Linked user ID`, value: learner.userId, isId: true }]),
      ]}
    />
  );
}

function describeFit({ name }: Learner, { on, answers }: NonNullable<Report['fit']>): string {
  const day = formatDate(on);
  return t`Adjusted to ${name}’s memory on ${day}, based on ${plural(answers, { one: '# answer', other: '# answers' })}`;
}

/** Describes the current streak: `4`, or `4, kept by a rest day`. */
function describeStreak({ currentStreak, keptBy }: Report): string {
  return joinParts([String(currentStreak), keptBy !== undefined && keptWords[keptBy]]);
}

interface DeleteLearnerDialogProps {
  readonly learner: Learner;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Confirms deleting a learner, lists what is deleted with them, and offers an export first. */
function DeleteLearnerDialog({ learner, onDeleted, onCancel }: DeleteLearnerDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [isExporting, setIsExporting] = useState(false);
  const { id: learnerId, householdId, name } = learner;
  return (
    <Dialog title={t`Delete ${name}?`} onClose={onCancel}>
      <ProofForm
        mutation={deleteLearnerMutation}
        targetOf={(password) => ({ params: { householdId, learnerId }, body: { password } })}
        confirmText={t`Delete`}
        cancelText={t`Keep ${name}`}
        failedText={t`Failed to delete learner`}
        onDone={() => {
          announce(t`${name} was deleted`, { isShown: true });
          onDeleted();
        }}
        onCancel={onCancel}
      >
        <p>{t`All of ${name}’s study history goes too: every answer, streak and badge. You can’t undo this. Your decks stay.`}</p>
        <OfferExport householdId={householdId} onExport={() => setIsExporting(true)} />
      </ProofForm>
      {isExporting && (
        <ExportDialog
          householdId={householdId}
          learnerId={learnerId}
          name={name}
          onClose={() => setIsExporting(false)}
        />
      )}
    </Dialog>
  );
}
