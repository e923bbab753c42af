import type { IdSource, Route, RouteAnswer, RouteInput } from '../../../shared/routes/define-route.ts';
import type { HouseholdScope } from './household-scope.ts';
import type { StoredChildSession } from '../../data/people/device.ts';
import type { StoredHousehold } from '../../data/people/household.ts';
import type { StoredLearner } from '../../data/people/learner.ts';
import type { StoredSignInSession } from '../../data/people/sign-in-session.ts';
import type { Table } from '../../data/table/table.ts';
import type { WriteAction } from '../../data/table/write-action.ts';
import type { StoredUser } from '../../data/people/user.ts';
import type { AppContext } from '../context.ts';
import type { Cookies } from '../sign-in/cookies.ts';
import type { DeriveBytes } from '../sign-in/derive-bytes.ts';

/** Who makes a call. */
export type Caller = AccountCaller | ChildCaller;

/** A signed-in account, as it stands in the table now. */
export interface AccountCaller {
  readonly user: StoredUser;
  readonly session: StoredSignInSession;
}

/** A child who was tapped on a family's device, as it stands in the table now. It has no account: its id is the learner's. */
export interface ChildCaller {
  readonly user: Pick<StoredUser, 'id' | 'createdAt'> & { readonly role: 'learner' };
  readonly child: StoredChildSession;
  readonly learner: StoredLearner;
  readonly household: StoredHousehold;
}

/** The learner that a call is about. It exists in the call's household, and the caller may act for it. */
export interface LearnerReference {
  readonly id: string;
  /** The last part of the id: how the learner is called in the household's partition. */
  readonly local: string;
}

type AccessPart<R extends Route> = R['access'] extends { kind: 'public' }
  ? { readonly table: Table }
  : R['access'] extends { kind: 'account' }
    ? { readonly table: Table; readonly caller: R['access'] extends { childrenToo: true } ? Caller : AccountCaller }
    : R['access'] extends { kind: 'households' }
      ? { readonly caller: Caller; readonly households: readonly HouseholdScope[] }
      : { readonly caller: Caller; readonly household: HouseholdScope } & (R['access'] extends { learner: IdSource }
          ? { readonly learner: LearnerReference }
          : unknown);

/**
 * One call as its handler sees it: the parsed input, who calls, and data access already bound to what the caller may reach.
 * The table itself is there only for routes that are not about a household.
 */
export type Call<R extends Route, Extras = unknown> = RouteInput<R> &
  AccessPart<R> & {
    readonly now: Date;
    /** A name for the network that the call comes from: the same for the same network, and no address can be read from it. */
    readonly clientNetwork: string;
    readonly cookies: Cookies;
    /** Whose browser it is, such as `Firefox on Android`. */
    readonly browser: string;
    readonly deriveBytes: DeriveBytes;
    readonly effects: Omit<AppContext, 'table' | 'originDigests' | 'networkKey' | 'callBudget'> & Extras;
  };

/** One page of a list; the wrapper turns the cursor into a `Link` header. */
export interface Page<T> {
  readonly items: T;
  readonly nextCursor?: string;
}

/** What is about to be made, all or nothing: `defineCreation` writes it, so that a call sent again under its key makes it once. */
export interface Creation<T> {
  readonly actions: readonly WriteAction[];
  /** As a function it is asked while the writing is under way, and may read: for what resumes by itself, of which no answer is kept. */
  readonly answer: T | (() => Promise<T>);
  /** Throws a better refusal than the one that the writes gave, if it knows one. */
  readonly explain?: (error: unknown) => Promise<void>;
  /** What follows once it is made, and may be left out. */
  readonly afterwards?: () => Promise<void>;
}

/** What a handler returns: what its route answers, or a page of it. */
export type Result<R extends Route> = R extends { paged: true } ? Page<RouteAnswer<R>> : RouteAnswer<R>;
