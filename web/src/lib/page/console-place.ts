import type { SessionEnd } from '../account/session.ts';

/** The tabs of a household's console, in their order. */
const consoleTabs = ['learners', 'create', 'assignments', 'reports', 'settings'] as const;
export type ConsoleTab = (typeof consoleTabs)[number];

/** The parts of the tab Create. The bin is reached from below the lists. */
const createSections = ['decks', 'quizzes', 'bin'] as const;
export type CreateSection = (typeof createSections)[number];

/** Where somebody is within a household's console. */
export interface ConsolePlace {
  readonly householdId: string;
  readonly tab: ConsoleTab;
  /** In the tab Create; Decks unless named. */
  readonly section?: CreateSection;
  /** In the tab Reports: whose. In the tab Learners: with whom the grown-up studies. In the tab Assign: who is chosen to begin with. */
  readonly learnerId?: string;
  /** In the tab Reports: it opens at the weak cards. */
  readonly part?: 'weak-cards';
  /** The deck that they study together; without one they choose. In the tab Assign: which is chosen to begin with. */
  readonly deckId?: string;
}

/** What is chosen in the tab Assign to begin with. */
export type AssignedPlace = Pick<ConsolePlace, 'learnerId' | 'deckId'>;

/** What whoever shows the console of a household tells it: parents and admins show the same one. */
export interface ConsoleProps {
  readonly place: ConsolePlace;
  readonly onPush: (place: ConsolePlace) => void;
  readonly onReplace: (place: ConsolePlace) => void;
  /** Back to the list of households. */
  readonly onLeave: () => void;
  /** The household is gone, for everybody or for this person: to the list, without a way back. */
  readonly onDeleted: () => void;
  readonly onSignOut: () => void;
  /** The server has ended the session: this page's has to go as well. */
  readonly onSessionOver: (end: SessionEnd) => void;
}

/** Whether a value out of the browser's history is such a place. */
export function isConsolePlace(value: object): value is ConsolePlace {
  const { householdId, tab, section, learnerId, part, deckId } = value as Partial<Record<keyof ConsolePlace, unknown>>;
  return (
    typeof householdId === 'string' &&
    consoleTabs.some((known) => known === tab) &&
    (section === undefined || createSections.some((known) => known === section)) &&
    (learnerId === undefined || typeof learnerId === 'string') &&
    (part === undefined || part === 'weak-cards') &&
    (deckId === undefined || typeof deckId === 'string')
  );
}
