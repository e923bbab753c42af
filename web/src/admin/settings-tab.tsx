import { useInfiniteQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { AuditEntry } from '../../../shared/schemas/admin.ts';
import { AccountActions, AccountCard } from '../components/account/account-cards.tsx';
import { DeleteAccountCard } from '../components/account/delete-account.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { SectionCard } from '../components/layout/card.tsx';
import { PasskeysCard } from '../components/account/passkeys-card.tsx';
import { SignInsCard } from '../components/account/sign-ins-card.tsx';
import type { SessionEnd } from '../lib/account/session.ts';
import { auditQuery } from '../queries/admin.ts';
import { formatMoment } from '../words/dates.ts';
import styles from './dashboard.module.css';
import { PagedList } from './paged-list.tsx';

interface SettingsTabProps {
  readonly onSignOut: () => void;
  readonly onSessionOver: (end: SessionEnd) => void;
}

export function SettingsTab({ onSignOut, onSessionOver }: SettingsTabProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <AccountCard />
        <PasskeysCard />
        <SignInsCard />
        <AccountActions onSignOut={onSignOut} onSessionOver={onSessionOver} />
        <DeleteAccountCard onSignOut={onSignOut} onDeleted={() => onSessionOver('account-deleted')} />
      </div>
      <AuditTrail />
    </div>
  );
}

function AuditTrail() {
  const entries = useInfiniteQuery(auditQuery);
  return (
    <SectionCard title="What admins did">
      <PagedList
        list={entries}
        noun="action"
        failedTitle="Failed to load what admins did"
        loadingLabel="Loading what admins did..."
        itemHeight="102px"
        layout="rows"
        empty={
          <EmptyState
            icon={<ScrollText />}
            title="Nothing yet"
            text="Whatever an admin does is kept here, with the day and time."
          />
        }
        renderItem={(entry) => <Entry entry={entry} />}
      />
    </SectionCard>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  return (
    <div className={styles.entry}>
      <p>
        <strong>{entry.actorEmail ?? entry.actorId}</strong> {describeAction(entry)}
      </p>
      <time className={styles.time} dateTime={entry.at}>
        {formatMoment(entry.at)}
      </time>
    </div>
  );
}

/** Describes an action as a sentence without its subject: `assigned kid@example.com to Smith Family`. */
function describeAction({ action, userEmail, userId, householdName, householdId, deed = '' }: AuditEntry): string {
  const user = userEmail ?? userId ?? 'somebody';
  const household = householdName ?? householdId ?? 'a household';
  switch (action) {
    case 'create-user':
      return `created the user ${user}`;
    case 'assign-user':
      return `assigned ${user} to ${household}`;
    case 'disable-user':
      return `disabled ${user}`;
    case 'enable-user':
      return `enabled ${user}`;
    case 'create-household':
      return `created the household ${household}`;
    case 'change-household':
      return `${describeRoute(deed)} in ${household}`;
    case 'visit-household':
      return `said why they look at ${household}`;
    case 'look-into-household':
      return `looked at the ${nounOf(deed)} of ${household}`;
  }
}

/** Returns the resource in a route id: `learners/list-learners` → `learners`. */
function nounOf(deed: string): string {
  return deed.slice(deed.indexOf('-') + 1).replaceAll('-', ' ');
}

/** Describes a call by its route id: `decks/delete-deck` → `used "delete deck"`. */
function describeRoute(deed: string): string {
  return `used "${deed.slice(deed.indexOf('/') + 1).replaceAll('-', ' ')}"`;
}
