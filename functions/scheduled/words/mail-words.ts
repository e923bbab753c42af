import type { AppLanguage } from '../../../shared/languages.ts';
import type { AssignmentType } from '../../../shared/schemas/assignment.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
import type { Draft, Section } from '../draft.ts';

export type SignInMethodChange = 'passkey-added' | 'pin-set' | 'password-removed';

interface InvitationAbout {
  readonly inviter: string;
  readonly household: string;
  readonly role: MemberRole;
  /** Name of the learner who will study with their own account. */
  readonly learner?: string | undefined;
}

interface Agreed {
  readonly email: string;
  readonly household: string;
  readonly agreedAt: string;
}

/** A week in numbers, as a line says it. `percent` is absent without answers. */
interface Studied {
  readonly days: number;
  readonly answers: number;
  readonly percent?: number | undefined;
  readonly quizzes: number;
}

interface Known {
  readonly known: number;
  readonly mastered: number;
  /** Mastered since a week ago; absent if unknown. */
  readonly more?: number | undefined;
}

export interface Coming {
  readonly due: number;
  readonly work: readonly {
    readonly type: AssignmentType;
    readonly name: string;
    readonly dueDate?: string | undefined;
    readonly isPast: boolean;
  }[];
  /** Assignments beyond the named ones. */
  readonly others: number;
}

/** The words of the weekly email. Days are `YYYY-MM-DD`. Names are already shortened. */
export interface WeekWords {
  readonly subject: (monday: string, sunday: string) => string;
  readonly before: (household: string, monday: string, sunday: string) => readonly string[];
  readonly studied: (week: Studied) => string;
  readonly knows: (cards: Known) => string;
  readonly questions: string;
  readonly question: (name: string, question: string) => string;
  readonly nextWeek: string;
  /** Not empty: something is due, or there is work. */
  readonly coming: (name: string, coming: Coming) => string;
  readonly open: string;
  readonly after: readonly string[];
  readonly stop: string;
}

/** Every email in one language, made of its sentences. A text that people typed goes through `shorten`. */
export interface MailWords {
  readonly language: AppLanguage;
  readonly reset: (address: string) => Draft;
  /** Without a code it asks for the link alone. */
  readonly verification: (address: string, code?: string) => Draft;
  readonly emailChange: (address: string, oldEmail: string, newEmail: string) => Draft;
  readonly emailChanged: (oldEmail: string) => Draft;
  readonly signInMethod: (address: string, change: SignInMethodChange) => Draft;
  /** @param day date from which the data is gone. */
  readonly unused: (address: string, household: string, day: string) => Draft;
  readonly invitation: (address: string, about: InvitationAbout) => Draft;
  /** The second email of the "email plus" consent method (16 CFR 312.5(b)(2)(vi)): confirms who agreed, to what, and how to withdraw. */
  readonly consent: (address: string, agreed: Agreed, notice: (heading: string) => readonly Section[]) => Draft;
  readonly week: WeekWords;
}
