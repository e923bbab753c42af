import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Household } from '../../../shared/schemas/household.ts';
import { Chip } from '../components/layout/chip.tsx';
import { Button } from '../components/controls/button.tsx';
import { Card, PressableCard } from '../components/layout/card.tsx';
import { Disclosure } from '../components/layout/disclosure.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { joinClasses } from '../lib/class-names.ts';
import type { ManagedUser } from '../queries/admin.ts';
import { formatInstant } from '../words/instants.ts';
import { accountRoleNames, memberRoleNames } from '../words/roles.ts';
import styles from './admin-cards.module.css';

interface HouseholdCardProps {
  readonly household: Household;
  readonly hasOwner?: boolean;
  readonly onOpen: () => void;
}

/** Card of a household. Pressing it opens the household's console. */
export function HouseholdCard(props: HouseholdCardProps) {
  const { t } = useLingui();
  const {
    household: { name, id, ownerId, createdAt },
    hasOwner = false,
    onOpen,
  } = props;
  return (
    <PressableCard onPress={onOpen}>
      <span className="card-name title below-2 breaks block" dir="auto">
        {name}
      </span>
      <span className="note block">
        <Trans>
          ID <span className="breaks in-ink text-xs code">{id}</span>
        </Trans>
      </span>
      {hasOwner && (
        <span className="note block">
          <Trans>
            Owner <span className="breaks in-ink text-xs code">{ownerId}</span>
          </Trans>
        </span>
      )}
      <span className="note block">{t`Created ${{ day: formatInstant(createdAt) }}`}</span>
    </PressableCard>
  );
}

interface UserCardProps {
  readonly user: ManagedUser;
  /** Opens the console of one of the account's households. */
  readonly onOpen: (householdId: string) => void;
  readonly onAssign: () => void;
  readonly onToggle: () => void;
}

/** Card of an account. Admins cannot disable their own account. */
export function UserCard({ user, onOpen, onAssign, onToggle }: UserCardProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const emailId = useId();
  const { id, email, role, disabled, households } = user;
  return (
    <Card>
      <article className={joinClasses(styles.user, 'upright gap-3')} aria-labelledby={emailId}>
        <h3 id={emailId} className="breaks">
          {email}
        </h3>
        <p className="wrap gap-2">
          <Chip tone={role === 'learner' ? 'spark' : 'brand'}>{accountRoleNames[role]}</Chip>
          {disabled && <Chip tone="wrong">{t`Disabled`}</Chip>}
          {id === me.id && <Chip tone="brand">{t`You`}</Chip>}
        </p>
        <p className="note block">
          <Trans>
            ID <span className="breaks in-ink text-xs code">{id}</span>
          </Trans>
        </p>
        <Households households={households} isLearner={role === 'learner'} onOpen={onOpen} />
        <div className={joinClasses(styles.actions, 'wrap gap-2')}>
          <Button aria-describedby={emailId} onClick={onAssign}>{t`Assign to Household`}</Button>
          {id !== me.id && (
            <Button aria-describedby={emailId} onClick={onToggle}>
              {disabled ? t`Enable` : t`Disable`}
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}

interface HouseholdsProps extends Pick<UserCardProps, 'onOpen'> {
  readonly households: ManagedUser['households'];
  /** Whether the account is a learner's. The household role is then hidden, because learner accounts have fixed rights. */
  readonly isLearner: boolean;
}

const shownHouseholds = 5;

function Households({ households, ...rest }: HouseholdsProps) {
  const { t } = useLingui();
  if (households.length === 0) return <p className="note block">{t`No households`}</p>;
  const folded = households.slice(shownHouseholds);
  return (
    <div className="text-s">
      <HouseholdNames households={households.slice(0, shownHouseholds)} {...rest} />
      {folded.length > 0 && (
        <Disclosure summary={t`${{ count: folded.length }} more`}>
          <HouseholdNames households={folded} {...rest} />
        </Disclosure>
      )}
    </div>
  );
}

function HouseholdNames({ households, isLearner, onOpen }: HouseholdsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Households`} className="stack gap-6">
      {households.map(({ id, name, role }) => (
        <li key={id} dir="auto" className="breaks">
          <button type="button" className="text-link breaks plain-button" onClick={() => onOpen(id)}>
            {isLearner ? name : `${name} (${memberRoleNames[role]})`}
          </button>
        </li>
      ))}
    </ul>
  );
}
