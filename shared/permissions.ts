/** Permissions by household role, enforced by the server and read by the screens. Learner accounts always have the role `learner`, even as members. */
export type HouseholdRole = 'owner' | 'guardian' | 'viewer' | 'learner' | 'admin';

const everyone: readonly HouseholdRole[] = ['owner', 'guardian', 'viewer', 'learner', 'admin'];
const managers: readonly HouseholdRole[] = ['owner', 'guardian', 'admin'];

const rules = {
  'read-household': everyone,
  'manage-household': managers,
  'delete-household': ['owner', 'admin'],
  'manage-learners': managers,
  /** Register family devices for the children, and see, set and remove a child's picture code. This permission allows signing in as the child. */
  'let-children-in': ['owner', 'guardian'],
  /** Change a learner's avatar and display settings. A learner account can change only its own. */
  'choose-look': ['owner', 'guardian', 'learner', 'admin'],
  /** Consent to storing data about the children. Admins can't consent for a family. */
  'give-consent': ['owner', 'guardian'],
  /** Get the weekly email about the children. */
  'get-weekly-mail': ['owner', 'guardian'],
  'invite-members': managers,
  'manage-members': ['owner', 'admin'],
  /** Export and restore all of the household's data. */
  'carry-data': ['owner', 'guardian'],
  /** See which admins viewed the household, and why. */
  'see-visits': ['owner', 'guardian'],
  'assign-work': managers,
  'read-content': everyone,
  'manage-content': managers,
  /** Read study data. Learners read and write only their own; the handler wrapper restricts their calls to their own record. */
  'read-study': everyone,
  'write-study': ['owner', 'guardian', 'learner', 'admin'],
} as const satisfies Record<string, readonly HouseholdRole[]>;

export type Permission = keyof typeof rules;

export function isPermitted(role: HouseholdRole, permission: Permission): boolean {
  return (rules[permission] as readonly HouseholdRole[]).includes(role);
}
