import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import SearchX from 'virtual:icons/search-x';
import UserPlus from 'virtual:icons/user-plus';
import UsersRound from 'virtual:icons/users-round';
import { useState } from 'react';
import { Button } from '../components/controls/button.tsx';
import { ConfirmDialog } from '../components/dialog/dialog.tsx';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { describeFailure } from '../lib/api/describe-error.ts';
import { joinClasses } from '../lib/class-names.ts';
import { type ManagedUser, updateUserMutation, usersQuery } from '../queries/admin.ts';
import { formatNumber } from '../words/counts.ts';
import { UserCard } from './admin-cards.tsx';
import { AssignUserDialog, CreateUserDialog } from './user-dialogs.tsx';
import styles from './dashboard.module.css';
import { CountHeading, PagedList } from './paged-list.tsx';
import { SearchField } from './search-field.tsx';

interface UsersTabProps {
  /** Search text: the start of an account's email. If empty, all accounts are listed. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onOpen: (householdId: string) => void;
}

type OpenDialog = { readonly kind: 'create' } | { readonly kind: 'assign' | 'disable'; readonly user: ManagedUser };

export function UsersTab({ search, onSearch, onOpen }: UsersTabProps) {
  const { t } = useLingui();
  const users = useInfiniteQuery(usersQuery(search));
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <div className="stack gap-5">
      <div className={joinClasses(styles.header, 'spread gap-3')}>
        <CountHeading
          title={t`User Management`}
          describeCount={({ totalUsers }) => t`(${{ count: formatNumber(totalUsers) }} total)`}
        />
        <Button
          variant="primary"
          icon={<UserPlus />}
          onClick={() => setDialog({ kind: 'create' })}
        >{t`Create User`}</Button>
      </div>
      <div role="search" className={styles.search}>
        <SearchField
          label={t`Search by email`}
          placeholder={t`Start of the email`}
          initial={search}
          onSearch={onSearch}
        />
      </div>
      <PagedList
        list={users}
        countItems={(count) => t`${plural(count, { one: '# user', other: '# users' })}`}
        failedTitle={t`Failed to load users`}
        loadingLabel={t`Loading admin dashboard...`}
        itemHeight="222px"
        layout="grid"
        isSearch={search !== ''}
        empty={
          search ? (
            <EmptyState icon={<SearchX />} title={t`No user found`} text={t`No emails start with “${search}”.`} />
          ) : (
            <EmptyState
              icon={<UsersRound />}
              title={t`No users yet`}
              text={t`Users will appear here after registration`}
            />
          )
        }
        renderItem={(user) => (
          <UserCard
            user={user}
            onOpen={onOpen}
            onAssign={() => setDialog({ kind: 'assign', user })}
            onToggle={() => setDialog({ kind: 'disable', user })}
          />
        )}
      />
      {dialog?.kind === 'create' && <CreateUserDialog onClose={close} />}
      {dialog?.kind === 'assign' && <AssignUserDialog user={dialog.user} onClose={close} />}
      {dialog?.kind === 'disable' && <DisableUserDialog user={dialog.user} onClose={close} />}
    </div>
  );
}

interface DisableUserDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** The words of the dialog that disables an account. */
function wordDisabling(email: string) {
  return {
    title: t`Disable user?`,
    action: t`Disable`,
    busyText: t`Disabling...`,
    text: t`${email} will be signed out everywhere and can’t sign in again. Nothing is deleted. You can enable the account later.`,
    failed: t`Failed to disable user`,
    done: t`${email} is disabled`,
  };
}

function wordEnabling(email: string) {
  return {
    title: t`Enable user?`,
    action: t`Enable`,
    busyText: t`Enabling...`,
    text: t`${email} can sign in again. Everything is still there.`,
    failed: t`Failed to enable user`,
    done: t`${email} can sign in again`,
  };
}

function DisableUserDialog({ user: { id, email, disabled }, onClose }: DisableUserDialogProps) {
  const announce = useAnnounce();
  const update = useMutation(updateUserMutation);
  const words = disabled ? wordEnabling(email) : wordDisabling(email);
  return (
    <ConfirmDialog
      tone={disabled ? 'primary' : 'danger'}
      title={words.title}
      text={words.text}
      confirmText={words.action}
      busyText={update.isPending && words.busyText}
      error={update.error ? describeFailure(update.error, words.failed) : undefined}
      onConfirm={() =>
        update.mutate(
          { params: { userId: id }, body: { disabled: !disabled } },
          {
            onSuccess: () => {
              onClose();
              announce(words.done, { isShown: true });
            },
          },
        )
      }
      onCancel={onClose}
    />
  );
}
