/**
 * Who may do what inside a household, as data that the server enforces and the screens read.
 * A learner account's rights do not depend on its membership: it is `learner` wherever it is a member.
 */
export type HouseholdRole = 'owner' | 'guardian' | 'viewer' | 'learner' | 'admin';

const everyone: readonly HouseholdRole[] = ['owner', 'guardian', 'viewer', 'learner', 'admin'];
const managers: readonly HouseholdRole[] = ['owner', 'guardian', 'admin'];

const rules = {
  'read-household': everyone,
  'manage-household': managers,
  'delete-household': ['owner', 'admin'],
  'manage-learners': managers,
  /** Give devices to the children, and see, choose and take away the pictures that a child taps: who can, can be the child. */
  'let-children-in': ['owner', 'guardian'],
  /** Say how the screens look for a learner: a learner account for itself only. */
  'choose-look': ['owner', 'guardian', 'learner', 'admin'],
  /** Agree, for the children of the household, to what is stored about them: nobody can do that for the family. */
  'give-consent': ['owner', 'guardian'],
  /** Be told of the children's week by mail: their own grown-ups alone. */
  'get-weekly-mail': ['owner', 'guardian'],
  'invite-members': managers,
  /** Change what others are in the household, and put them out of it. */
  'manage-members': ['owner', 'admin'],
  /** Take out all that is stored of the family, and bring it back: a right of its own grown-ups, and nobody else's. */
  'carry-data': ['owner', 'guardian'],
  /** See who from Flashspark looked at the family, and why. */
  'see-visits': ['owner', 'guardian'],
  'assign-work': managers,
  'read-content': everyone,
  'manage-content': managers,
  /** A learner reads and writes its own study only: the wrapper narrows it to its own learner record. */
  'read-study': everyone,
  'write-study': ['owner', 'guardian', 'learner', 'admin'],
} as const satisfies Record<string, readonly HouseholdRole[]>;

export type Permission = keyof typeof rules;

/** @returns whether somebody with this role in a household has this right in it. */
export function isPermitted(role: HouseholdRole, permission: Permission): boolean {
  return (rules[permission] as readonly HouseholdRole[]).includes(role);
}
