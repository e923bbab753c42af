import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { type AssignmentType, chooseBoth } from '../../../../shared/schemas/assignment.ts';
import { decksInUseQuery } from '../../queries/decks.ts';
import { quizzesQuery } from '../../queries/quizzes.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { Select } from '../../components/controls/field.tsx';
import { formatInstant } from '../../words/instants.ts';
import type { AssignFormValues } from './assign-form-values.ts';

interface ResourceFieldsProps {
  readonly form: UseFormReturn<AssignFormValues>;
  readonly resources: UseQueryResult<readonly Resource[]>;
  readonly onMakeResource: ((section: 'decks' | 'quizzes') => void) | undefined;
}

const wordsOf = {
  deck: {
    choose: msg`Select a deck...`,
    make: msg`Make a deck`,
    loading: msg`Loading decks...`,
    none: msg`No decks yet. Make one under Create first.`,
    failed: msg`Failed to load decks`,
    section: 'decks',
  },
  quiz: {
    choose: msg`Select a quiz...`,
    make: msg`Make a quiz`,
    loading: msg`Loading quizzes...`,
    none: msg`No quizzes yet. Make one under Create first.`,
    failed: msg`Failed to load quizzes`,
    section: 'quizzes',
  },
} as const;

export function ResourceFields({ form, resources, onMakeResource }: ResourceFieldsProps) {
  const { t } = useLingui();
  const type = form.watch('type');
  const words = wordsOf[type];
  const problem = form.formState.errors.resourceId;
  const isEmpty = resources.data?.length === 0;
  return (
    <>
      <Select label={t`Type`} {...form.register('type', { onChange: () => form.setValue('resourceId', '') })}>
        <option value="deck">{t`Deck`}</option>
        <option value="quiz">{t`Quiz`}</option>
      </Select>
      <Select
        // Remounts the select once its options are loaded, so a preselected value shows.
        key={`${type} ${resources.isPending}`}
        label={t`Resource`}
        hint={isEmpty ? t(words.none) : undefined}
        // An error about both fields shows once, above the button.
        error={problem?.type === chooseBoth ? undefined : problem?.message}
        {...form.register('resourceId')}
        options={nameApart(resources.data ?? []).map(({ id, name }) => [id, name])}
      >
        <option value="">{t(resources.isPending ? words.loading : words.choose)}</option>
      </Select>
      {isEmpty && onMakeResource && (
        <Button variant="quiet" onClick={() => onMakeResource(words.section)}>
          {t(words.make)}
        </Button>
      )}
      {resources.isError && !resources.data && <ErrorState title={t(words.failed)} of={resources} />}
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
    times.get(one.name)?.length === 1
      ? one
      : { ...one, name: t`${{ name: one.name }}, made ${{ day: formatInstant(one.createdAt) }}` },
  );
}

/** Returns the household's decks or quizzes, by name. Only the requested list is fetched. */
export function useResources(householdId: string, type: AssignmentType): UseQueryResult<readonly Resource[]> {
  const decks = useQuery({ ...decksInUseQuery(householdId), enabled: type === 'deck' });
  const quizzes = useQuery({ ...quizzesQuery(householdId), enabled: type === 'quiz' });
  return type === 'deck' ? decks : quizzes;
}
