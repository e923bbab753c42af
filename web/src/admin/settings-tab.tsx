import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import ScrollText from 'virtual:icons/scroll-text';
import type { AuditEntry } from '../../../shared/schemas/admin.ts';
import { AccountActions, AccountCard } from '../components/account/account-cards.tsx';
import { DeleteAccountCard } from '../components/account/delete-account.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { SectionCard } from '../components/layout/card.tsx';
import { LanguageCard } from '../components/account/language-choice.tsx';
import { PasskeysCard } from '../components/account/passkeys-card.tsx';
import { SignInsCard } from '../components/account/sign-ins-card.tsx';
import type { SessionEnd } from '../lib/account/session.ts';
import { joinClasses } from '../lib/class-names.ts';
import { auditQuery } from '../queries/admin.ts';
import { formatMoment } from '../words/instants.ts';
import styles from './dashboard.module.css';
import { PagedList } from './paged-list.tsx';

interface SettingsTabProps {
  readonly onSignOut: () => void;
  readonly onSessionOver: (end: SessionEnd) => void;
}

export function SettingsTab({ onSignOut, onSessionOver }: SettingsTabProps) {
  return (
    <div className={joinClasses(styles.columns, 'stack gap-5 content-start')}>
      <div className="stack gap-5 content-start">
        <AccountCard />
        <LanguageCard />
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
  const { t } = useLingui();
  const entries = useInfiniteQuery(auditQuery);
  return (
    <SectionCard title={t`Admin activity`}>
      <PagedList
        list={entries}
        countItems={(count) => t`${plural(count, { one: '# action', other: '# actions' })}`}
        failedTitle={t`Failed to load admin activity`}
        loadingLabel={t`Loading admin activity...`}
        itemHeight="102px"
        layout="rows"
        empty={
          <EmptyState icon={<ScrollText />} title={t`Nothing yet`} text={t`Everything admins do shows up here.`} />
        }
        renderItem={(entry) => <Entry entry={entry} />}
      />
    </SectionCard>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  return (
    <div className={joinClasses(styles.entry, 'breaks pad-block-3')}>
      <p>
        <strong>{entry.actorEmail ?? entry.actorId}</strong> {describeAction(entry)}
      </p>
      <time className="note" dateTime={entry.at}>
        {formatMoment(entry.at)}
      </time>
    </div>
  );
}

/** Describes an action as a sentence without its subject: `assigned kid@example.com to Smith Family`. */
function describeAction({
  action,
  userEmail,
  userId,
  householdName,
  householdId,
  deed: call = '',
}: AuditEntry): string {
  const [deed, what] = [nameRoute(call), nounOf(call)];
  const user = userEmail ?? userId ?? t`someone`;
  const household = householdName ?? householdId ?? t`a household`;
  switch (action) {
    case 'create-user':
      return t`created the user ${user}`;
    case 'assign-user':
      return t`assigned ${user} to ${household}`;
    case 'disable-user':
      return t`disabled ${user}`;
    case 'enable-user':
      return t`enabled ${user}`;
    case 'create-household':
      return t`created the household ${household}`;
    case 'change-household':
      return t({
        message: `used "${deed}" in ${household}`,
        comment: 'deed: the name of a call of the API, always in English, such as delete deck',
      });
    case 'visit-household':
      return t`gave a reason to view ${household}`;
    case 'look-into-household':
      return t({
        message: `viewed the ${what} of ${household}`,
        comment: 'what: what a call of the API reads, always in English, such as report summary',
      });
  }
}

/** Returns the resource in a route id: `learners/list-learners` → `learners`. */
function nounOf(deed: string): string {
  return deed.slice(deed.indexOf('-') + 1).replaceAll('-', ' ');
}

/** Returns the call of a route id: `decks/delete-deck` → `delete deck`. */
function nameRoute(deed: string): string {
  return deed.slice(deed.indexOf('/') + 1).replaceAll('-', ' ');
}
