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

export type Caller = AccountCaller | ChildCaller;

export interface AccountCaller {
  readonly user: StoredUser;
  readonly session: StoredSignInSession;
}

/** A child signed in by tapping their avatar on a family device. They have no account: the user id is the learner's. */
export interface ChildCaller {
  readonly user: Pick<StoredUser, 'id' | 'createdAt'> & { readonly role: 'learner' };
  readonly child: StoredChildSession;
  readonly learner: StoredLearner;
  readonly household: StoredHousehold;
}

/** The learner a call is about: in the call's household, and the caller may act for them. */
export interface LearnerReference {
  readonly id: string;
  /** Local part of the id: the learner's key in the household's partition. */
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

/** A call as its handler sees it: parsed input, caller, and only the data the caller may reach. Only routes outside households get the raw table. */
export type Call<R extends Route, Extras = unknown> = RouteInput<R> &
  AccessPart<R> & {
    readonly now: Date;
    /** Keyed hash of the client's network: stable per network, and the address can't be recovered from it. */
    readonly clientNetwork: string;
    readonly cookies: Cookies;
    /** Browser name such as `Firefox on Android`. */
    readonly browser: string;
    readonly deriveBytes: DeriveBytes;
    readonly effects: Omit<AppContext, 'table' | 'originDigests' | 'networkKey' | 'callBudget'> & Extras;
  };

/** One page of a list. The wrapper turns the cursor into a `Link` header. */
export interface Page<T> {
  readonly items: T;
  readonly nextCursor?: string;
}

/** An all-or-nothing creation. `defineCreation` writes it, so a retry under the same idempotency key creates it only once. */
export interface Creation<T> {
  readonly actions: readonly WriteAction[];
  /** The response body. Routes that resume by themselves may pass a function that reads in parallel with the write, because their responses are not stored. */
  readonly answer: T | (() => Promise<T>);
  /** Called when the write fails: throws a more specific error if there is one. */
  readonly explain?: (error: unknown) => Promise<void>;
  /** Optional follow-up work after the write. */
  readonly afterwards?: () => Promise<void>;
}

export type Result<R extends Route> = R extends { paged: true } ? Page<RouteAnswer<R>> : RouteAnswer<R>;
