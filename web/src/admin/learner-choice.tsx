import { useQuery } from '@tanstack/react-query';
import type { Household } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { ErrorState } from '../components/feedback/messages.tsx';
import { Select } from '../components/controls/field.tsx';
import { learnersQuery } from '../queries/learners.ts';

interface LearnerChoiceProps {
  readonly household: Household;
  /** Of the account that will study as the learner. */
  readonly email: string;
  /** Undefined to leave it to the server. */
  readonly chosenId: string | undefined;
  readonly onChoose: (learnerId: string | undefined) => void;
}

/** Which learner of the household the account studies as: one without an account, or whom the rule of the product picks. */
export function LearnerChoice({ household, email, chosenId, onChoose }: LearnerChoiceProps) {
  const learners = useQuery(learnersQuery(household.id));
  if (!learners.data && learners.isError) {
    return (
      <ErrorState
        title="Failed to load learners"
        error={learners.error}
        isRetrying={learners.isFetching}
        onRetry={() => void learners.refetch()}
      />
    );
  }
  const unlinked = learners.data?.filter(({ userId }) => userId === undefined);
  return (
    <Select
      label="Learner"
      hint={chosenId === undefined && unlinked ? describeRule(unlinked, email) : undefined}
      value={chosenId ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">{unlinked ? 'Choose automatically' : 'Loading learners...'}</option>
      {unlinked?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** What the server does by itself: takes the only learner without an account, else makes one. */
function describeRule(unlinked: readonly Learner[], email: string): string {
  const [only, ...others] = unlinked;
  if (only && others.length === 0) return `${only.name} is the only learner without an account.`;
  return `A new learner named ${email.slice(0, email.indexOf('@'))} is added.`;
}
