import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { Button } from '../components/controls/button.tsx';
import { ConfirmDialog } from '../components/dialog/dialog.tsx';
import { useAnnounce } from '../components/feedback/announcer.tsx';
import { EmptyState } from '../components/feedback/messages.tsx';
import { describeFailure } from '../lib/api/describe-error.ts';
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
}

type OpenDialog = { readonly kind: 'create' } | { readonly kind: 'assign' | 'disable'; readonly user: ManagedUser };

export function UsersTab({ search, onSearch }: UsersTabProps) {
  const users = useInfiniteQuery(usersQuery(search));
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <div className={styles.tab}>
      <div className={styles.header}>
        <CountHeading
          title="User Management"
          describeCount={({ totalUsers }) => `(${formatNumber(totalUsers)} total)`}
        />
        <Button variant="primary" icon={<UserPlus />} onClick={() => setDialog({ kind: 'create' })}>
          Create User
        </Button>
      </div>
      <div role="search" className={styles.search}>
        <SearchField
          label="Search by email"
          placeholder="Beginning of the email"
          initial={search}
          onSearch={onSearch}
        />
      </div>
      <PagedList
        list={users}
        noun="user"
        failedTitle="Failed to load users"
        loadingLabel="Loading admin dashboard..."
        itemHeight="222px"
        layout="grid"
        isSearch={search !== ''}
        empty={
          search ? (
            <EmptyState icon={<SearchX />} title="No user found" text={`No email begins with “${search}”.`} />
          ) : (
            <EmptyState icon={<UsersRound />} title="No users yet" text="Users will appear here after registration" />
          )
        }
        renderItem={(user) => (
          <UserCard
            user={user}
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

const disabling = {
  action: 'Disable',
  busyText: 'Disabling...',
  text: 'is signed out everywhere at once and cannot sign in. Nothing is deleted, and you can enable the account again.',
  failed: 'Failed to disable user',
  done: 'is disabled',
} as const;

const enabling = {
  action: 'Enable',
  busyText: 'Enabling...',
  text: 'can sign in again and finds everything as it was.',
  failed: 'Failed to enable user',
  done: 'can sign in again',
} as const;

function DisableUserDialog({ user: { id, email, disabled }, onClose }: DisableUserDialogProps) {
  const announce = useAnnounce();
  const update = useMutation(updateUserMutation);
  const words = disabled ? enabling : disabling;
  return (
    <ConfirmDialog
      tone={disabled ? 'primary' : 'danger'}
      title={`${words.action} user?`}
      text={`${email} ${words.text}`}
      confirmText={words.action}
      busyText={update.isPending && words.busyText}
      error={update.error ? describeFailure(update.error, words.failed) : undefined}
      onConfirm={() =>
        update.mutate(
          { params: { userId: id }, body: { disabled: !disabled } },
          {
            onSuccess: () => {
              onClose();
              announce(`${email} ${words.done}`, { isShown: true });
            },
          },
        )
      }
      onCancel={onClose}
    />
  );
}
