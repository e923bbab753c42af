import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { type AssignmentType, chooseBoth } from '../../../../shared/schemas/assignment.ts';
import { decksInUseQuery } from '../../queries/decks.ts';
import { quizzesQuery } from '../../queries/quizzes.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { Select } from '../../components/controls/field.tsx';
import { formatInstant } from '../../words/dates.ts';
import type { AssignFormValues } from './assign-form-values.ts';

interface ResourceFieldsProps {
  readonly form: UseFormReturn<AssignFormValues>;
  readonly resources: UseQueryResult<readonly Resource[]>;
  readonly onMakeResource: ((section: 'decks' | 'quizzes') => void) | undefined;
}

const wordsOf = {
  deck: { one: 'deck', many: 'decks', section: 'decks' },
  quiz: { one: 'quiz', many: 'quizzes', section: 'quizzes' },
} as const;

export function ResourceFields({ form, resources, onMakeResource }: ResourceFieldsProps) {
  const type = form.watch('type');
  const { one, many, section } = wordsOf[type];
  const problem = form.formState.errors.resourceId?.message;
  const isEmpty = resources.data?.length === 0;
  return (
    <>
      <Select label="Type" {...form.register('type', { onChange: () => form.setValue('resourceId', '') })}>
        <option value="deck">Deck</option>
        <option value="quiz">Quiz</option>
      </Select>
      <Select
        // Remounts the select once its options are loaded, so a preselected value shows.
        key={`${type} ${resources.isPending}`}
        label="Resource"
        hint={isEmpty ? `No ${many} yet. Make one under Create first.` : undefined}
        // An error about both fields shows once, above the button.
        error={problem === chooseBoth ? undefined : problem}
        {...form.register('resourceId')}
        options={nameApart(resources.data ?? []).map(({ id, name }) => [id, name])}
      >
        <option value="">{resources.isPending ? `Loading ${many}...` : `Select a ${one}...`}</option>
      </Select>
      {isEmpty && onMakeResource && (
        <Button variant="quiet" onClick={() => onMakeResource(section)}>
          Make a {one}
        </Button>
      )}
      {resources.isError && !resources.data && <ErrorState title={`Failed to load ${many}`} of={resources} />}
    </>
  );
}

interface Resource {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** Appends the creation time to equal names, such as two quizzes made from one deck. */
function nameApart(resources: readonly Resource[]): readonly Resource[] {
  const times = Map.groupBy(resources, ({ name }) => name);
  return resources.map((one) =>
    times.get(one.name)?.length === 1 ? one : { ...one, name: `${one.name}, made ${formatInstant(one.createdAt)}` },
  );
}

/** Returns the household's decks or quizzes, by name. Only the requested list is fetched. */
export function useResources(householdId: string, type: AssignmentType): UseQueryResult<readonly Resource[]> {
  const decks = useQuery({ ...decksInUseQuery(householdId), enabled: type === 'deck' });
  const quizzes = useQuery({ ...quizzesQuery(householdId), enabled: type === 'quiz' });
  return type === 'deck' ? decks : quizzes;
}
