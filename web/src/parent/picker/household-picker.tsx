import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import ChevronRight from 'virtual:icons/chevron-right';
import House from 'virtual:icons/house';
import HousePlus from 'virtual:icons/house-plus';
import Ticket from 'virtual:icons/ticket';
import { useState } from 'react';
import type { Household } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { Banner, NotLoaded } from '../../components/feedback/messages.tsx';
import { PressableCard } from '../../components/layout/card.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import type { FirstPlace } from '../../lib/page/console-place.ts';
import { householdsQuery } from '../../queries/households.ts';
import { memberRoleNames } from '../../words/roles.ts';
import { CreateHouseholdDialog, JoinHouseholdDialog } from './household-dialogs.tsx';
import { useMadeFamily } from './first-answers.ts';
import { FirstSteps } from './first-steps.tsx';
import styles from './household-picker.module.css';

interface HouseholdPickerProps {
  readonly onOpen: (householdId: string, at?: FirstPlace) => void;
  /** Opens the invitation of a link that is neither used nor refused yet. */
  readonly onInvitation: (() => void) | undefined;
}

/** Lists the signed-in person's households and lets them create or join one. Somebody without any is asked the first questions. */
export function HouseholdPicker({ onOpen, onInvitation }: HouseholdPickerProps) {
  const { t } = useLingui();
  usePageTitle(t`All Households`);
  useMadeFamily();
  const households = useQuery(householdsQuery);
  const [openDialog, setOpenDialog] = useState<'create' | 'join'>();
  // The new household is not listed before the parent decides how to go on.
  const [isReady, setIsReady] = useState(false);
  const closeDialog = () => setOpenDialog(undefined);
  const create = () => setOpenDialog('create');
  const join = () => setOpenDialog('join');
  return (
    <div className={joinClasses(styles.picker, 'stack gap-5')}>
      {onInvitation && (
        <Banner tone="info" action={<Button onClick={onInvitation}>{t`Join`}</Button>}>
          {t`You’re invited to a family.`}
        </Banner>
      )}
      {households.data?.length === 0 || isReady ? (
        <FirstSteps onOpen={onOpen} onReady={() => setIsReady(true)} onJoin={join}>
          {(isOpen) => <NoHouseholds isOpen={isOpen} onCreate={create} />}
        </FirstSteps>
      ) : (
        <>
          <p className={styles.lead}>{t`Select a household to manage`}</p>
          <Households households={households} onOpen={onOpen} />
          {households.data && (
            <div className={joinClasses(styles.actions, 'wrap gap-3')}>
              <Button variant="primary" icon={<HousePlus />} onClick={create}>{t`Create Household`}</Button>
              <Button icon={<Ticket />} onClick={join}>{t`Join with a code`}</Button>
            </div>
          )}
        </>
      )}
      {openDialog === 'create' && <CreateHouseholdDialog onClose={closeDialog} />}
      {openDialog === 'join' && <JoinHouseholdDialog onClose={closeDialog} />}
    </div>
  );
}

/** The way past the questions: an empty household, for somebody who wants to add everything later. Folded, because the questions are how a family begins. */
function NoHouseholds({ isOpen, onCreate }: { readonly isOpen: boolean; readonly onCreate: () => void }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`No households yet`} isOpen={isOpen} className={styles.empty}>
      <p>{t`Create your first household to get started`}</p>
      <Button variant="quiet" onClick={onCreate}>{t`Create Household`}</Button>
    </Disclosure>
  );
}

interface HouseholdsProps extends Pick<HouseholdPickerProps, 'onOpen'> {
  readonly households: UseQueryResult<readonly Household[]>;
}

function Households({ households, onOpen }: HouseholdsProps) {
  const { t } = useLingui();
  const list = households.data;
  if (!list)
    return (
      <NotLoaded
        of={households}
        loading={t`Loading households...`}
        failed={t`Failed to load households`}
        className={styles.grid}
        height="90px"
        count={2}
      />
    );
  return (
    <ul className={styles.grid}>
      {list.map((household) => (
        <li key={household.id} className="stack">
          <HouseholdCard household={household} onOpen={() => onOpen(household.id)} />
        </li>
      ))}
    </ul>
  );
}

interface HouseholdCardProps {
  readonly household: Household;
  readonly onOpen: () => void;
}

function HouseholdCard({ household: { name, role, learnerCount }, onOpen }: HouseholdCardProps) {
  const { t } = useLingui();
  const learners = t`${plural(learnerCount, { one: '# learner', other: '# learners' })}`;
  return (
    <PressableCard onPress={onOpen}>
      <span className={joinClasses(styles.card, 'row gap-4')}>
        <span className={joinClasses(styles.icon, 'icon-box')} aria-hidden="true">
          <House />
        </span>
        <span className="stack grows">
          <span className="card-name title breaks">{name}</span>
          <span className="note">{role ? `${memberRoleNames[role]}\u00A0• ${learners}` : learners}</span>
        </span>
        <ChevronRight className="muted" />
      </span>
    </PressableCard>
  );
}
