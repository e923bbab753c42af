import type { ReactNode } from 'react';
import type { SessionEnd } from '../account/session.ts';

/** The tabs of the household console, in display order. */
const consoleTabs = ['learners', 'create', 'assignments', 'reports', 'settings'] as const;
export type ConsoleTab = (typeof consoleTabs)[number];

/** The sections of the Create tab. The bin is linked below the lists. */
const createSections = ['decks', 'quizzes', 'bin'] as const;
export type CreateSection = (typeof createSections)[number];

/** The places of a report behind its overview: all figures, also from their weak cards on, and the list of rounds and quizzes. */
const reportParts = ['figures', 'weak-cards', 'history'] as const;
export type ReportPart = (typeof reportParts)[number];

/** The areas of the Settings tab. Without one, the list of areas shows. */
const settingsAreas = ['people', 'data', 'account', 'device'] as const;
export type SettingsArea = (typeof settingsAreas)[number];

const openings = ['new-deck', 'import', 'paste'] as const;

export interface ConsolePlace {
  readonly householdId: string;
  readonly tab: ConsoleTab;
  /** Section of the Create tab; Decks by default. */
  readonly section?: CreateSection;
  /** Area of the Settings tab. */
  readonly area?: SettingsArea;
  /** On the Create tab, what opens by itself: the form for a new deck, or the import, also with the field for a pasted list. */
  readonly opens?: (typeof openings)[number];
  /** On the Reports tab, the displayed learner; on Learners, the learner to study with; on Assignments, the preselected learner. */
  readonly learnerId?: string;
  /** On the Reports tab, the place behind the overview. */
  readonly part?: ReportPart;
  /** On the Learners tab, the deck to study together (if omitted, the user chooses it); on Assignments, the preselected deck. */
  readonly deckId?: string;
}

/** Where a new household opens. */
export type FirstPlace = Pick<ConsolePlace, 'tab' | 'opens'>;

/** The preselection on the Assignments tab. */
export type AssignedPlace = Pick<ConsolePlace, 'learnerId' | 'deckId'>;

/** Where one of a new family's first steps is done. */
export type FirstStepPlace = Pick<ConsolePlace, 'tab' | 'area'>;

/** Props of the household console, which parents and admins share. */
export interface ConsoleProps {
  readonly place: ConsolePlace;
  /** Stands below the header of every tab. */
  readonly notice?: ReactNode;
  readonly onPush: (place: ConsolePlace) => void;
  readonly onReplace: (place: ConsolePlace) => void;
  /** Goes back in the history; to `fallback` if there is no earlier place. */
  readonly onBack: (fallback: ConsolePlace) => void;
  /** Returns to the list of households. */
  readonly onLeave: () => void;
  /** Called after the household was deleted or left. Opens the list of households without a history entry. */
  readonly onDeleted: () => void;
  readonly onSignOut: () => void;
  /** Called after the server ended the session. Ends it in the browser too. */
  readonly onSessionOver: (end: SessionEnd) => void;
}

export function isConsolePlace(value: object): value is ConsolePlace {
  const place = value as Partial<Record<keyof ConsolePlace, unknown>>;
  const { householdId, tab, section, area, opens, learnerId, part, deckId } = place;
  return (
    typeof householdId === 'string' &&
    consoleTabs.some((known) => known === tab) &&
    (section === undefined || createSections.some((known) => known === section)) &&
    (area === undefined || settingsAreas.some((known) => known === area)) &&
    (opens === undefined || openings.some((known) => known === opens)) &&
    (learnerId === undefined || typeof learnerId === 'string') &&
    (part === undefined || reportParts.some((known) => known === part)) &&
    (deckId === undefined || typeof deckId === 'string')
  );
}
