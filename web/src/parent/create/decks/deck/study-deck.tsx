import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Avatar } from '../../../../components/avatars/avatar.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { NotLoaded } from '../../../../components/feedback/messages.tsx';
import { RowLink, RowLinks } from '../../../../components/layout/row.tsx';
import { learnersQuery } from '../../../../queries/learners.ts';

interface StudyDeckDialogProps {
  readonly householdId: string;
  readonly onStart: (learnerId: string) => void;
  readonly onClose: () => void;
}

/** Asks with which child to study a deck. An only child isn't asked about. */
export function StudyDeckDialog({ householdId, onStart, onClose }: StudyDeckDialogProps) {
  const { t } = useLingui();
  const learners = useQuery(learnersQuery(householdId));
  const only = learners.data?.length === 1 ? learners.data[0]?.id : undefined;
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (only !== undefined) start(only);
  }, [only]);
  if (only !== undefined) return null;
  return (
    <Dialog title={t`Study together`} onClose={onClose}>
      {!learners.data && (
        <NotLoaded of={learners} loading={t`Loading learners...`} failed={t`Failed to load learners`} height="88px" />
      )}
      {learners.data?.length === 0 && <p className="muted">{t`No learners yet`}</p>}
      <RowLinks>
        {learners.data?.map(({ id, name, avatar }) => (
          <RowLink key={id} title={name} icon={<Avatar name={avatar} size={44} />} onPress={() => onStart(id)} />
        ))}
      </RowLinks>
    </Dialog>
  );
}
