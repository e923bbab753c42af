import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Household } from '../../../shared/schemas/household.ts';
import { ErrorState } from '../components/feedback/messages.tsx';
import { Select } from '../components/controls/field.tsx';
import { SearchField } from './search-field.tsx';
import { allHouseholdsQuery, listItems } from '../queries/admin.ts';
import { dot } from '../words/join-parts.ts';

interface HouseholdChoiceProps {
  readonly chosen: Household | undefined;
  /** Households that the account already belongs to. Their options are disabled. */
  readonly joinedIds: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (household: Household | undefined) => void;
}

/** Household picker with a search field. The chosen household stays listed when the search doesn't match it. */
export function HouseholdChoice({ chosen, joinedIds, error, onChoose }: HouseholdChoiceProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const households = useInfiniteQuery(allHouseholdsQuery(search));
  const found = households.data ? listItems(households.data) : [];
  const offered = chosen && found.every(({ id }) => id !== chosen.id) ? [chosen, ...found] : found;

  if (!households.data && households.isError)
    return <ErrorState title={t`Failed to load households`} of={households} />;
  return (
    <>
      <SearchField
        label={t`Search households by name`}
        placeholder={t`Start of the name`}
        initial={search}
        onSearch={setSearch}
      />
      <Select
        label={t`Household`}
        hint={
          households.isPlaceholderData ? t`Searching...` : describeFinds(found.length, households.hasNextPage, search)
        }
        error={error}
        value={chosen?.id ?? ''}
        onChange={({ target }) => onChoose(offered.find(({ id }) => id === target.value))}
      >
        <option value="">{households.data ? t`Select a household` : t`Loading households...`}</option>
        {offered.map((household) => (
          <option key={household.id} value={household.id} disabled={joinedIds.includes(household.id)}>
            {nameOption(household, offered, joinedIds)}
          </option>
        ))}
      </Select>
    </>
  );
}

function describeFinds(count: number, hasMore: boolean, search: string): string | undefined {
  if (hasMore) return t`Showing the first ${count}. Search by name for others.`;
  return search ? t`${plural(count, { one: '# household', other: '# households' })} found` : undefined;
}

/** Household names aren't unique, so duplicates in the list show their id. */
function nameOption({ id, name }: Household, offered: readonly Household[], joinedIds: readonly string[]): string {
  const isUnique = offered.every((other) => other.id === id || other.name !== name);
  const unique = isUnique ? name : [name, id].join(dot);
  return joinedIds.includes(id) ? t`${unique} (already a member)` : unique;
}
