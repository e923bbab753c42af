import type { AccountRole } from '../../../../shared/schemas/user.ts';
import { joinClasses } from '../../lib/class-names.ts';
import { accountRoleNames } from '../../words/names.ts';
import styles from './members.module.css';

/** Whether somebody is a parent, a learner or an admin, at a glance. */
export function MemberBadge({ role }: { readonly role: AccountRole }) {
  return (
    <span className={joinClasses(styles.badge, role === 'learner' && styles.learner)}>{accountRoleNames[role]}</span>
  );
}
