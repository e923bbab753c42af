import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CircleUserRound from 'virtual:icons/circle-user-round';
import ShieldCheck from 'virtual:icons/shield-check';
import TabletSmartphone from 'virtual:icons/tablet-smartphone';
import UsersRound from 'virtual:icons/users-round';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import { AccountActions, AccountCard } from '../../components/account/account-cards.tsx';
import { AppOnDevice } from '../../components/account/app-on-device.tsx';
import { DeleteAccountCard } from '../../components/account/delete-account.tsx';
import { LanguageCard } from '../../components/account/language-choice.tsx';
import { PasskeysCard } from '../../components/account/passkeys-card.tsx';
import { SignInsCard } from '../../components/account/sign-ins-card.tsx';
import { BackButton } from '../../components/controls/button.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { RowLink, RowLinks } from '../../components/layout/row.tsx';
import type { SessionEnd } from '../../lib/account/session.ts';
import { joinClasses } from '../../lib/class-names.ts';
import type { SettingsArea } from '../../lib/page/console-place.ts';
import { useHasRoom } from '../use-has-room.ts';
import { learnersQuery } from '../../queries/learners.ts';
import { membersQuery } from '../../queries/members.ts';
import { useHouseholdRole } from '../household-role.ts';
import { ConsentCard, WithdrawConsentCard } from './consent-card.tsx';
import { DeleteHouseholdCard } from './delete-household.tsx';
import { ChildrensDevices } from './devices-card.tsx';
import { FamilyDataCard } from './family-data.tsx';
import { HouseholdCard } from './household-card.tsx';
import { HouseholdMembers } from './household-members.tsx';
import { listGrownUps } from './household-people.ts';
import { LeaveHouseholdCard } from './leave-household.tsx';
import { InvitationsCard } from './open-invitations.tsx';
import { OftenNeeded } from './often-needed.tsx';
import styles from './settings-tab.module.css';
import { VisitsCard } from './visits-card.tsx';
import { WeeklyMailCard } from './weekly-mail.tsx';

interface AreaProps {
  readonly householdId: string;
  readonly onDeleted: () => void;
  readonly onSignOut: () => void;
  readonly onSessionOver: (end: SessionEnd) => void;
}

interface SettingsTabProps extends AreaProps {
  /** The open area; undefined for their list, next to which the first area shows where there is room. */
  readonly area: SettingsArea | undefined;
  readonly onOpen: (area: SettingsArea) => void;
  readonly onBack: () => void;
}

/** The list of areas and the open one: beside each other where there is room, as on a desk, one after the other on a phone. */
export function SettingsTab({ area, onOpen, onBack, ...props }: SettingsTabProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(ref);
  const areas = useAreas(props.householdId);
  const chosen = areas.find(({ id }) => id === area);
  // Once the first area shows by itself, it stays when the screen gets narrower, with all that was typed there.
  const [isHeld, setIsHeld] = useState(false);
  const showsFirst = !chosen && (hasRoom || isHeld);
  if (showsFirst !== isHeld) setIsHeld(showsFirst);
  const open = chosen ?? (showsFirst ? areas[0] : undefined);
  useFocusOnArea(ref, open?.id, hasRoom);
  return (
    <div ref={ref} className={joinClasses('column gap-4 content-start', hasRoom && styles.beside)}>
      {(hasRoom || !open) && (
        <div className="column gap-4 content-start">
          <AreaList areas={areas} open={open?.id} onOpen={onOpen} />
          <OftenNeeded householdId={props.householdId} open={open?.id} onSignOut={props.onSignOut} />
        </div>
      )}
      {open && (
        <section key={open.id} aria-label={open.title} className="column gap-4 content-start">
          {!hasRoom && (
            <div className="row-wrap gap-0-4">
              <BackButton onPress={chosen ? onBack : () => setIsHeld(false)} />
              <h2 tabIndex={-1}>{open.title}</h2>
            </div>
          )}
          {renderArea(open.id, props)}
        </section>
      )}
    </div>
  );
}

interface Area {
  readonly id: SettingsArea;
  readonly title: string;
  /** What is found there, in one line. */
  readonly line: string;
  readonly icon: ReactNode;
}

/** Returns the areas in which the signed-in person finds anything. Viewers have no say about the children's data. */
function useAreas(householdId: string): readonly Area[] {
  const { t } = useLingui();
  const role = useHouseholdRole(householdId);
  const people = useWhoIsHere(householdId);
  const managesLearners = isPermitted(role, 'manage-learners');
  const data: Area = {
    id: 'data',
    title: t`Children’s data`,
    line: t`Consent, backups, access log`,
    icon: <ShieldCheck />,
  };
  return [
    { id: 'people', title: t`Family & people`, line: people, icon: <UsersRound /> },
    ...(managesLearners ? [data] : []),
    {
      id: 'account',
      title: t`My account`,
      line: t`Password, weekly email`,
      icon: <CircleUserRound />,
    },
    {
      id: 'device',
      title: t`This device`,
      line: t`Children’s devices, PIN`,
      icon: <TabletSmartphone />,
    },
  ];
}

/** Counts the household's people: `2 grown-ups, 3 children`. Loads the members each time the tab is entered. */
function useWhoIsHere(householdId: string): string {
  const { t } = useLingui();
  const members = useQuery(membersQuery(householdId)).data;
  const learners = useQuery(learnersQuery(householdId)).data;
  if (!members || !learners) return t`Members, invitations`;
  const grownUps = listGrownUps(members).length;
  const children = learners.length;
  return t`${plural(grownUps, { one: '# grown-up', other: '# grown-ups' })}, ${plural(children, { one: '# child', other: '# children' })}`;
}

interface AreaListProps {
  readonly areas: readonly Area[];
  readonly open: SettingsArea | undefined;
  readonly onOpen: (area: SettingsArea) => void;
}

function AreaList({ areas, open, onOpen }: AreaListProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Settings`} className={styles.areas}>
      <RowLinks>
        {areas.map(({ id, ...shown }) => (
          <RowLink
            key={id}
            {...shown}
            part={id}
            aria-current={id === open ? 'page' : undefined}
            onPress={() => id !== open && onOpen(id)}
          />
        ))}
      </RowLinks>
    </nav>
  );
}

/** What destroys stands last in each area, apart from the rest. */
function renderArea(area: SettingsArea, props: AreaProps): ReactNode {
  const { householdId, onDeleted, onSignOut, onSessionOver } = props;
  switch (area) {
    case 'people':
      return <FamilyArea householdId={householdId} onDeleted={onDeleted} />;
    case 'data':
      return <DataArea householdId={householdId} />;
    case 'account':
      return (
        <>
          <AccountCard />
          <LanguageCard />
          <WeeklyMailCard householdId={householdId} />
          <PasskeysCard />
          <div className={joinClasses(styles.apart, 'column gap-4')}>
            <DeleteAccountCard onSignOut={onSignOut} onDeleted={() => onSessionOver('account-deleted')} />
          </div>
        </>
      );
    case 'device':
      return (
        <>
          <ChildrensDevices householdId={householdId} />
          <SectionCard title={t`On this device`}>
            <AppOnDevice />
          </SectionCard>
          <SignInsCard />
          <OwnSignIn householdId={householdId} onSignOut={onSignOut} onSessionOver={onSessionOver} />
        </>
      );
  }
}

function FamilyArea({ householdId, onDeleted }: Pick<AreaProps, 'householdId' | 'onDeleted'>) {
  const canInvite = isPermitted(useHouseholdRole(householdId), 'invite-members');
  return (
    <>
      <HouseholdMembers householdId={householdId} />
      {canInvite && <InvitationsCard householdId={householdId} />}
      <HouseholdCard householdId={householdId} />
      <div className={joinClasses(styles.apart, 'column gap-4')}>
        <LeaveHouseholdCard householdId={householdId} onLeft={onDeleted} />
        <DeleteHouseholdCard householdId={householdId} onDeleted={onDeleted} />
      </div>
    </>
  );
}

function DataArea({ householdId }: { readonly householdId: string }) {
  const role = useHouseholdRole(householdId);
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <ConsentCard householdId={householdId} titleRef={titleRef} />
      <FamilyDataCard householdId={householdId} />
      {isPermitted(role, 'see-visits') && <VisitsCard householdId={householdId} />}
      <div className={joinClasses(styles.apart, 'column gap-4')}>
        {isPermitted(role, 'give-consent') && <WithdrawConsentCard householdId={householdId} titleRef={titleRef} />}
      </div>
    </>
  );
}

function OwnSignIn({ householdId, ...on }: Omit<AreaProps, 'onDeleted'>) {
  const { t } = useLingui();
  const setsUpDevices = isPermitted(useHouseholdRole(householdId), 'let-children-in');
  const stays = t`Devices you set up for the children stay open to them until you remove them under Children’s devices.`;
  return <AccountActions staysOpen={setsUpDevices ? stays : undefined} {...on} />;
}

/** Scrolls up when another area opens. Without room for both, moves the focus to its title, and on the way back to its line in the list. */
function useFocusOnArea(
  ref: { readonly current: HTMLElement | null },
  open: SettingsArea | undefined,
  hasRoom: boolean,
) {
  const shown = useRef(open);
  useEffect(() => {
    const last = shown.current;
    if (last === open) return;
    shown.current = open;
    window.scrollTo(0, 0);
    if (hasRoom) return;
    ref.current?.querySelector<HTMLElement>(open ? 'h2' : `[data-part="${last}"]`)?.focus({ preventScroll: true });
  }, [ref, open, hasRoom]);
}
