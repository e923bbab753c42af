import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { isPermitted } from '../../../../shared/permissions.ts';
import { studyDayStart } from '../../../../shared/scheduling/study-clock.ts';
import { type Household, householdName } from '../../../../shared/schemas/household.ts';
import { isTimeZone } from '../../../../shared/time-zone.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { DetailList } from '../../components/layout/facts.tsx';
import { householdQuery, updateHouseholdMutation } from '../../queries/households.ts';
import { countOf } from '../../words/counts.ts';
import { useHouseholdRole } from '../household-role.ts';
import styles from './settings-tab.module.css';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { SavingDialog } from '../../components/dialog/form-dialog.tsx';

/** What the household is, and the way to change it. Stands behind a `HouseholdGate`, which says when it cannot be read. */
export function HouseholdCard({ householdId }: { readonly householdId: string }) {
  const household = useQuery(householdQuery(householdId)).data;
  const role = useHouseholdRole(householdId);
  const [isEditing, setIsEditing] = useState(false);
  const canEdit = household !== undefined && isPermitted(role, 'manage-household');
  return (
    <SectionCard
      title="Household"
      action={
        canEdit && (
          <Button variant="quiet" aria-label="Edit household" icon={<Pencil />} onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {household ? (
        <HouseholdFacts household={household} />
      ) : (
        <LoadingRegion label="Loading household...">
          <Skeleton height="230px" />
        </LoadingRegion>
      )}
      {isEditing && household && <EditHouseholdDialog household={household} onClose={() => setIsEditing(false)} />}
    </SectionCard>
  );
}

function HouseholdFacts({
  household: { name, memberCount, learnerCount, timeZone },
}: {
  readonly household: Household;
}) {
  return (
    <>
      <DetailList
        details={[
          { term: 'Name', value: name },
          { term: 'Members', value: countOf(memberCount, 'member') },
          { term: 'Learners', value: countOf(learnerCount, 'learner') },
          { term: 'Time zone', value: timeZone.replaceAll('_', ' ') },
        ]}
      />
      <p className={styles.note}>
        A study day starts at {studyDayStart} in this time zone, so a late evening still counts for its day.
      </p>
    </>
  );
}

/** A name as the contract wants it, and a time zone in whatever spelling it can be found by. */
function householdFields(zones: readonly TimeZoneChoice[]) {
  const isZone = z.refine<string>(
    (typed) => findTimeZone(typed, zones) !== undefined,
    'Please choose a time zone from the list.',
  );
  return z.object({ name: householdName, timeZone: z.string().check(isZone) });
}

/** Changes the household's name and where its days begin. */
function EditHouseholdDialog({ household, onClose }: { readonly household: Household; readonly onClose: () => void }) {
  const listId = useId();
  const zones = useMemo(() => listTimeZones(household.timeZone), [household.timeZone]);
  const form = useContractForm(householdFields(zones), { name: household.name, timeZone: household.timeZone });
  return (
    <SavingDialog
      title="Edit household"
      form={form}
      mutation={updateHouseholdMutation}
      targetOf={({ name, timeZone }) => {
        const zone = findTimeZone(timeZone, zones);
        const body = { name, ...(zone && zone !== household.timeZone && { timeZone: zone }) };
        return { params: { householdId: household.id }, body };
      }}
      failedText="Failed to save household"
      doneText={() => 'Household saved'}
      onClose={onClose}
    >
      <TextField label="Household Name" autoComplete="off" {...fieldOf(form, 'name')} />
      <TextField
        label="Time zone"
        hint={`Type a city, such as Berlin or New York. A study day starts there at ${studyDayStart}.`}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        // The list only offers what fits the text: with all of it marked, the next key starts a new search.
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

/** A time zone to choose: the IANA name, and its place as people write it. */
interface TimeZoneChoice {
  readonly zone: string;
  readonly place: string;
}

/** All time zones that this browser knows, the current one first. */
export function listTimeZones(current: string): readonly TimeZoneChoice[] {
  const zones = new Set([current, ...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return [...zones].map((zone) => ({ zone, place: placeOf(zone) }));
}

/** `America/Argentina/Buenos_Aires` is `Buenos Aires`. */
function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The zone that somebody means who typed its name or just its place, however written; undefined when it is none. */
export function findTimeZone(typed: string, choices: readonly TimeZoneChoice[]): string | undefined {
  const wanted = simplify(typed);
  const chosen =
    choices.find(({ zone }) => simplify(zone) === wanted) ?? choices.find(({ place }) => simplify(place) === wanted);
  return chosen?.zone ?? findUnlisted(wanted.replaceAll(' ', '_'));
}

/** Browsers list only one of a zone's names, and understand all of them. */
function findUnlisted(name: string): string | undefined {
  return isTimeZone(name) ? Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone : undefined;
}

function simplify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}
