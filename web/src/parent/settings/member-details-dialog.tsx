import type { ComponentProps } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { DetailList } from '../../components/layout/facts.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { formatInstant } from '../../words/dates.ts';
import { accountRoleNames, memberRoleNames } from '../../words/names.ts';
import type { Person } from './people.ts';

interface MemberDetailsDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Everything known of one member of the household. */
export function MemberDetailsDialog({ person, onClose }: MemberDetailsDialogProps) {
  return (
    <Dialog title="Member Details" onClose={onClose}>
      <DetailList
        details={
          person.kind === 'grown-up'
            ? describeAccount(person.member, memberRoleNames[person.member.role])
            : describeLearner(person)
        }
      />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

type Details = ComponentProps<typeof DetailList>['details'];
type LearningPerson = Extract<Person, { kind: 'learner' }>;

function describeLearner({ learner, member }: LearningPerson): Details {
  const name = { term: 'Name', value: learner.name };
  if (member) return [name, ...describeAccount(member, accountRoleNames.learner)];
  return [
    name,
    { term: 'Role', value: accountRoleNames.learner },
    { term: 'Account', value: 'None yet: the Learners tab makes a sign-in code' },
    { term: 'Created', value: formatInstant(learner.createdAt) },
    { term: 'Learner ID', value: learner.id, isId: true },
  ];
}

/** A learner account's rights come from being one, whatever its membership says; so its role is given. */
function describeAccount({ id, userId, joinedAt, user }: NonNullable<LearningPerson['member']>, role: string): Details {
  return [
    { term: 'Email', value: user.email },
    { term: 'Role', value: role },
    { term: 'User role', value: accountRoleNames[user.role] },
    { term: 'Joined', value: formatInstant(joinedAt) },
    { term: 'User ID', value: userId, isId: true },
    { term: 'Member ID', value: id, isId: true },
  ];
}
