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
  /** What can be chosen of the type that is chosen. */
  readonly resources: UseQueryResult<readonly Resource[]>;
  readonly onMakeResource: ((section: 'decks' | 'quizzes') => void) | undefined;
}

const wordsOf = {
  deck: { one: 'deck', many: 'decks', section: 'decks' },
  quiz: { one: 'quiz', many: 'quizzes', section: 'quizzes' },
} as const;

/** What is to be done: first whether a deck or a quiz, then which one. */
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
        // What is chosen already shows once it can be chosen.
        key={`${type} ${resources.isPending}`}
        label="Resource"
        hint={isEmpty ? `No ${many} yet. Make one under Create first.` : undefined}
        // What is said for two fields stands above the button.
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

/** What can be assigned: a deck or a quiz. */
interface Resource {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** Says the day, too, where two of them are called the same, as two quizzes made of one deck are. */
function nameApart(resources: readonly Resource[]): readonly Resource[] {
  const times = Map.groupBy(resources, ({ name }) => name);
  return resources.map((one) =>
    times.get(one.name)?.length === 1 ? one : { ...one, name: `${one.name}, made ${formatInstant(one.createdAt)}` },
  );
}

/** The household's decks or quizzes, by name. Only the list that is asked for is read. */
export function useResources(householdId: string, type: AssignmentType): UseQueryResult<readonly Resource[]> {
  const decks = useQuery({ ...decksInUseQuery(householdId), enabled: type === 'deck' });
  const quizzes = useQuery({ ...quizzesQuery(householdId), enabled: type === 'quiz' });
  return type === 'deck' ? decks : quizzes;
}
