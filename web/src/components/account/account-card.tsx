import { useState } from 'react';
import { Button } from '../button.tsx';
import { DetailList } from '../detail-list.tsx';
import { SectionCard } from '../section-card.tsx';
import { useAccount } from '../../lib/account.tsx';
import { accountRoleNames } from '../../words/names.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

/** Who is signed in. */
export function AccountCard() {
  const { me } = useAccount();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SectionCard title="Account">
      <DetailList
        details={[
          { term: 'Email', value: me.email },
          { term: 'Role', value: accountRoleNames[me.role] },
          { term: 'User ID', value: me.id, isId: true },
        ]}
      />
      <Button onClick={() => setIsChanging(true)}>Change password</Button>
      {isChanging && <ChangePasswordDialog onClose={() => setIsChanging(false)} />}
    </SectionCard>
  );
}
