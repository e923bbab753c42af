import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'virtual:icons/pencil';
import { useId, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { isPermitted } from '../../../../shared/permissions.ts';
import { dayStartHour } from '../../../../shared/scheduling/calendar-day.ts';
import { type Household, householdName } from '../../../../shared/schemas/household.ts';
import { isTimeZone } from '../../../../shared/time-zone.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { DetailList } from '../../components/layout/facts.tsx';
import { householdQuery, updateHouseholdMutation } from '../../queries/households.ts';
import { formatTime } from '../../words/instants.ts';
import { useHouseholdRole } from '../household-role.ts';
import { fieldOf, pickChanged, useContractForm } from '../../components/controls/contract-form.ts';
import { SavingDialog } from '../../components/dialog/form-dialog.tsx';

/** Shows the household's properties and lets the user edit them. It relies on an enclosing `HouseholdGate` to report load errors. */
export function HouseholdCard({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const household = useQuery(householdQuery(householdId)).data;
  const role = useHouseholdRole(householdId);
  const [isEditing, setIsEditing] = useState(false);
  const canEdit = household !== undefined && isPermitted(role, 'manage-household');
  return (
    <SectionCard
      title={t`Household`}
      action={
        canEdit && (
          <Button
            variant="quiet"
            aria-label={t`Edit household`}
            icon={<Pencil />}
            onClick={() => setIsEditing(true)}
          >{t`Edit`}</Button>
        )
      }
    >
      {household ? (
        <HouseholdFacts household={household} />
      ) : (
        <LoadingRegion label={t`Loading household...`}>
          <Skeleton height="230px" />
        </LoadingRegion>
      )}
      {isEditing && household && <EditHouseholdDialog household={household} onClose={() => setIsEditing(false)} />}
    </SectionCard>
  );
}

/** When a study day starts, as the reader's language tells the time: `4:00 AM`. */
function sayDayStart(): string {
  return formatTime(new Date(2000, 0, 1, dayStartHour).toISOString());
}

function HouseholdFacts({
  household: { name, memberCount, learnerCount, timeZone },
}: {
  readonly household: Household;
}) {
  const { t } = useLingui();
  return (
    <>
      <DetailList
        details={[
          { term: t`Name`, value: name },
          { term: t`Members`, value: t`${plural(memberCount, { one: '# member', other: '# members' })}` },
          { term: t`Learners`, value: t`${plural(learnerCount, { one: '# learner', other: '# learners' })}` },
          { term: t`Time zone`, value: timeZone.replaceAll('_', ' ') },
        ]}
      />
      <p className="note">{t`A study day starts at ${{ studyDayStart: sayDayStart() }}.`}</p>
    </>
  );
}

/** Form schema: a name that meets the API contract, and a time zone in any spelling that {@link findTimeZone} resolves. */
function householdFields(zones: readonly TimeZoneChoice[]) {
  const isZone = z.refine<string>(
    (typed) => findTimeZone(typed, zones) !== undefined,
    t`Please choose a time zone from the list.`,
  );
  return z.object({ name: householdName, timeZone: z.string().check(isZone) });
}

/** Edits the household's name and the time zone that sets its study days. */
function EditHouseholdDialog({ household, onClose }: { readonly household: Household; readonly onClose: () => void }) {
  const { t } = useLingui();
  const listId = useId();
  const zones = useMemo(() => listTimeZones(household.timeZone), [household.timeZone]);
  const form = useContractForm(householdFields(zones), { name: household.name, timeZone: household.timeZone });
  return (
    <SavingDialog
      title={t`Edit household`}
      form={form}
      mutation={updateHouseholdMutation}
      targetOf={({ name, timeZone }) => {
        const body = pickChanged(form.formState.defaultValues, { name, timeZone: findTimeZone(timeZone, zones) });
        return { params: { householdId: household.id }, body };
      }}
      failedText={t`Failed to save household`}
      doneText={() => t`Household saved`}
      onClose={onClose}
    >
      <TextField label={t`Household Name`} autoComplete="off" {...fieldOf(form, 'name')} />
      <TextField
        label={t`Time zone`}
        hint={t`Type a city, like Berlin or New York. A study day starts at ${{ studyDayStart: sayDayStart() }} there.`}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        // Browsers filter the list by the field's text. Selecting all of it lets the next key start a new search.
        onFocus={(event) => event.currentTarget.select()}
        {...fieldOf(form, 'timeZone')}
      />
      <datalist id={listId}>
        {zones.map(({ zone, place }) => (
          <option key={zone} value={zone}>
            {place}
          </option>
        ))}
      </datalist>
    </SavingDialog>
  );
}

interface TimeZoneChoice {
  readonly zone: string;
  readonly place: string;
}

/** Returns all time zones the browser knows, the current one first. */
export function listTimeZones(current: string): readonly TimeZoneChoice[] {
  const zones = new Set([current, ...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return [...zones].map((zone) => ({ zone, place: placeOf(zone) }));
}

/** Maps `America/Argentina/Buenos_Aires` to `Buenos Aires`. */
function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Finds the time zone for a typed IANA name or place, ignoring spelling variants. Returns undefined if there is none. */
export function findTimeZone(typed: string, choices: readonly TimeZoneChoice[]): string | undefined {
  const wanted = simplify(typed);
  const chosen =
    choices.find(({ zone }) => simplify(zone) === wanted) ?? choices.find(({ place }) => simplify(place) === wanted);
  return chosen?.zone ?? findUnlisted(wanted.replaceAll(' ', '_'));
}

/** Resolves alias names: browsers list one name per zone but accept all of them. */
function findUnlisted(name: string): string | undefined {
  return isTimeZone(name) ? Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone : undefined;
}

function simplify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}
