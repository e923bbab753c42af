import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import type { Permission } from '../permissions.ts';
import { idText } from '../schemas/text.ts';
import type { AccountRole } from '../schemas/user.ts';

/** Where a call contains the id that determines its household or learner. */
export interface IdSource {
  readonly in: 'params' | 'query' | 'body';
  readonly name: string;
}

/** Sources of the ids in most paths: a household, a learner or a deck. */
export const household = { in: 'params', name: 'householdId' } as const;
export const learner = { in: 'params', name: 'learnerId' } as const;
export const deck = { in: 'params', name: 'deckId' } as const;

/**
 * Who may call a route, and what the wrapper passes to its handler.
 * - `public`: anyone, without a token.
 * - `account`: a signed-in account, with one of `roles` if given. A child on a family's device has no account, so `childrenToo` must admit them.
 * - `household`: a member with the `permission` in the ONE household that the id at `household` belongs to. If the id is optional and missing, and the caller
 *   has a single household, that household is used.
 * - `households`: like `household`, but a missing id means all households of the caller.
 * `learner` locates the learner that the call is about. A learner account may only name its own learner.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'account'; readonly roles?: readonly AccountRole[]; readonly childrenToo?: true }
  | {
      readonly kind: 'household';
      readonly household: IdSource;
      readonly permission: Permission;
      readonly learner?: IdSource;
      /** Set only on the route that deletes the household: it also accepts one that is already being deleted, so that the deletion can be retried. */
      readonly whileDeleting?: true;
      /** Admins may call it without a stated reason: it shows nothing beyond the admins' list of households. */
      readonly openToAdmins?: true;
    }
  | {
      readonly kind: 'households';
      readonly household: IdSource;
      /** Source of the household's id if the id at `household` is missing. */
      readonly orElse?: IdSource;
      readonly permission: Permission;
    };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Constraints on an uploaded file. The `content-type` header gives its type. */
interface Upload {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/**
 * What a call does with a child's stored data: their name, study, work or sign-in.
 * - `none`: the call is about accounts, the family, or decks and cards as such.
 * - `read`: it shows a child's data or a result computed from it. After consent is withdrawn, a child on a device, and the device that lists its children, are
 * refused with `consent-needed`.
 * - `changed`: it stores or changes a child's data. It is refused with `consent-needed` after consent is withdrawn.
 * - `erased`: it deletes or withdraws a child's data. Grown-ups may always do this.
 */
type ChildData = 'none' | 'read' | 'changed' | 'erased';

/**
 * @returns whether an admin must state a reason before this call. This holds for everything inside another family's household, not only for declared child
 * data, because cards, quizzes and invitations also lead to the children.
 */
export function requiresReason(access: Access): boolean {
  const isInside = access.kind === 'household' || access.kind === 'households';
  return isInside && !('openToAdmins' in access);
}

/** A route's contract as written in its file; {@link defineRoute} adds the derived parts. */
interface WrittenRoute {
  /** `<resource>/<verb>-<noun>`, which is also the handler's path under `functions`. */
  readonly id: string;
  readonly method: Method;
  /** Parameters are in braces, and each is an id: `/api/decks/{deckId}/cards`. */
  readonly path: string;
  readonly childData: ChildData;
  readonly access: Access;
  /** Refuses grown-ups who came in by a device's PIN with `full-sign-in-needed`, unless they have shown a passkey since. */
  readonly needsFullSignIn?: true;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The body is a file (a `Blob` for clients and the handler) instead of JSON. */
  readonly upload?: Upload;
  /** Allow-list of the response's fields; absent for 204. */
  readonly response?: z.ZodMiniType;
  /** The response is a file (a `Blob`) instead of JSON, and immutable at its URL. */
  readonly download?: true;
  /** Set if the status is neither 200 with a body nor 204 without one. */
  readonly status?: Status;
  /** The response is an array that continues at `Link: <…>; rel="next"`. */
  readonly paged?: true;
  /**
   * Makes a creating call safe to retry with the same `Idempotency-Key`.
   * - `by-key`: the same key and body return the first response again, for 25 hours.
   * - `by-resuming`: a retry resumes what was started, with or without a key. The key only serves to detect a different body.
   */
  readonly repeatable?: 'by-key' | 'by-resuming';
  /** Error codes in addition to those that follow from the access rule and the schemas. */
  readonly errors?: readonly ErrorCode[];
}

/** The contract of one route. The infrastructure, the handler wrapper, the web client and the tests read it. */
export interface Route extends WrittenRoute {
  readonly params?: z.ZodMiniObject;
  readonly status: Status;
}

type Status = 200 | 201 | 202 | 204;

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

type WithParams<P extends string> = [ParamNames<P>] extends [never]
  ? unknown
  : { readonly params: z.ZodMiniObject<Readonly<Record<ParamNames<P>, typeof idText>>, z.core.$strict> };

/**
 * Defines a route and keeps the literal types of its contract, from which handler and client derive theirs.
 * @returns the route with its path parameters' schema and its response status
 */
export function defineRoute<const R extends WrittenRoute>(
  route: R,
): R & { readonly status: Status } & WithParams<R['path']> {
  const ids = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, idText]);
  const params = ids.length > 0 && { params: z.strictObject(Object.fromEntries(ids)) };
  const status = route.response || route.download ? 200 : 204;
  return { status, ...route, ...params } as unknown as ReturnType<typeof defineRoute<R>>;
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The validated parts of a call (parsed, trimmed, within limits) that a handler receives. */
export interface RouteInput<R extends Route> {
  readonly params: Output<R['params']>;
  readonly query: Output<R['query']>;
  readonly body: R['upload'] extends Upload ? Blob : Output<R['body']>;
}

/** What a client sends, without the parts that the route doesn't have. */
export type RouteCall<R extends Route> = (R['params'] extends z.ZodMiniType
  ? { readonly params: Input<R['params']> }
  : unknown) &
  (R['query'] extends z.ZodMiniType ? { readonly query?: Input<R['query']> } : unknown) &
  (R['body'] extends z.ZodMiniType ? { readonly body: Input<R['body']> } : unknown) &
  (R['upload'] extends Upload ? { readonly body: Blob } : unknown);

/** Response body that a handler returns and a client receives. */
export type RouteAnswer<R extends Route> = R['response'] extends z.ZodMiniType
  ? z.output<R['response']>
  : R['download'] extends true
    ? Blob
    : void;
