import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import House from 'virtual:icons/house';
import HousePlus from 'virtual:icons/house-plus';
import SearchX from 'virtual:icons/search-x';
import { useState } from 'react';
import { Button } from '../components/controls/button.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { joinClasses } from '../lib/class-names.ts';
import { HouseholdCard } from './admin-cards.tsx';
import { formatNumber } from '../words/counts.ts';
import styles from './dashboard.module.css';
import { CountHeading, PagedList } from './paged-list.tsx';
import { SearchField } from './search-field.tsx';
import { allHouseholdsQuery, createHouseholdForMutation } from '../queries/admin.ts';
import * as z from 'zod/mini';
import { householdName } from '../../../shared/schemas/household.ts';
import { emailText } from '../../../shared/schemas/sign-in.ts';
import { emptyOr } from '../../../shared/schemas/text.ts';
import { TextField } from '../components/controls/field.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { describeFailure } from '../lib/api/describe-error.ts';
import { fieldOf, useContractForm } from '../components/controls/contract-form.ts';
import { SavingDialog } from '../components/dialog/form-dialog.tsx';

interface HouseholdsTabProps {
  /** Search text: the start of a household's name. If empty, all households are listed. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onOpen: (householdId: string) => void;
}

export function HouseholdsTab({ search, onSearch, onOpen }: HouseholdsTabProps) {
  const { t } = useLingui();
  const households = useInfiniteQuery(allHouseholdsQuery(search));
  const [isCreating, setIsCreating] = useState(false);
  return (
    <div className="stack gap-5">
      <div className={joinClasses(styles.header, 'spread gap-3')}>
        <CountHeading
          title={t`All Households`}
          describeCount={({ totalHouseholds }) => `(${formatNumber(totalHouseholds)})`}
        />
        <Button
          variant="primary"
          icon={<HousePlus />}
          onClick={() => setIsCreating(true)}
        >{t`Create Household`}</Button>
      </div>
      <div role="search" className={styles.search}>
        <SearchField
          label={t`Search by name`}
          placeholder={t`Start of the name`}
          initial={search}
          onSearch={onSearch}
        />
      </div>
      <PagedList
        list={households}
        countItems={(count) => t`${plural(count, { one: '# household', other: '# households' })}`}
        failedTitle={t`Failed to load households`}
        loadingLabel={t`Loading admin dashboard...`}
        itemHeight="141px"
        layout="grid"
        isSearch={search !== ''}
        empty={
          search ? (
            <EmptyState icon={<SearchX />} title={t`No household found`} text={t`No names start with “${search}”.`} />
          ) : (
            <EmptyState icon={<House />} title={t`No households yet`} text={t`Create the first one above.`} />
          )
        }
        renderItem={(household) => <HouseholdCard hasOwner household={household} onOpen={() => onOpen(household.id)} />}
      />
      {isCreating && <CreateHouseholdDialog onClose={() => setIsCreating(false)} />}
    </div>
  );
}

const newHousehold = z.strictObject({ name: householdName, ownerEmail: emptyOr(emailText()) });

/** Creates a household owned by the parent with the given email, or by the admin if no email is given. */
function CreateHouseholdDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const form = useContractForm(newHousehold, { name: '', ownerEmail: '' });
  return (
    <SavingDialog
      title={t`Create Household`}
      size={400}
      form={form}
      mutation={createHouseholdForMutation}
      targetOf={(household) => household}
      submitText={t({ message: 'Create', context: 'a household or an account' })}
      busyText={t({ message: 'Creating...', context: 'a household or an account' })}
      failedText={(error) => (isAboutOwner(error) ? undefined : describeFailure(error, t`Failed to create household`))}
      doneText={({ name }) => t({ message: `${name} is ready`, context: 'a household' })}
      onRefused={(error) =>
        isAboutOwner(error) && form.setError('ownerEmail', { message: error.message }, { shouldFocus: true })
      }
      onClose={onClose}
    >
      <TextField
        label={t`Household Name`}
        placeholder={t`e.g. Smith Family`}
        autoComplete="off"
        {...fieldOf(form, 'name')}
      />
      <TextField
        isOptional
        type="email"
        label={t`Owner email`}
        hint={t`Use a parent’s email. Leave empty to own it yourself.`}
        autoComplete="off"
        {...fieldOf(form, 'ownerEmail')}
      />
    </SavingDialog>
  );
}

function isAboutOwner(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'owner-not-found' || error.fields?.['ownerEmail'] !== undefined);
}
