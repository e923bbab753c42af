import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import type { Permission } from '../permissions.ts';
import { idText } from '../schemas/text.ts';
import type { AccountRole } from '../schemas/user.ts';

/** Where in the call the id stands that a household or a learner is found by. */
export interface IdSource {
  readonly in: 'params' | 'query' | 'body';
  readonly name: string;
}

/** Most paths name the household, the learner or the deck that they are about. */
export const household = { in: 'params', name: 'householdId' } as const;
export const learner = { in: 'params', name: 'learnerId' } as const;
export const deck = { in: 'params', name: 'deckId' } as const;

/**
 * Who may call a route, and what the wrapper hands to its handler.
 * - `public`: anybody, without a token.
 * - `account`: a signed-in account, of one of `roles` when they are named; a child on a family's device, who has none, only with
 *   `childrenToo`.
 * - `household`: a member of the ONE household that the id at `household` belongs to, with the `permission`. Where that
 *   id may be left out, a caller with a single household means that one.
 * - `households`: like `household`, but without an id it means all households of the caller.
 * `learner` names the learner that the call is about: a learner account is held to its own learner record.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'account'; readonly roles?: readonly AccountRole[]; readonly childrenToo?: true }
  | {
      readonly kind: 'household';
      readonly household: IdSource;
      readonly permission: Permission;
      readonly learner?: IdSource;
      /** The one route that may still see a household that is being deleted: the deletion, run again. */
      readonly whileDeleting?: true;
      /** Shows nothing that the admins' list of households lacks, so that an admin is not asked why. */
      readonly openToAdmins?: true;
    }
  | {
      readonly kind: 'households';
      readonly household: IdSource;
      /** Another id that names the household when the first one is left out. */
      readonly orElse?: IdSource;
      readonly permission: Permission;
    };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a file that is sent may be. The call says which type it is in its `content-type`. */
interface Upload {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/**
 * What a call does with what is stored about a child: its name, its study, its work, its ways in.
 * - `none`: it is about accounts, the family, or decks and cards as such.
 * - `read`: it shows something of a child, or answers with what follows from its study. A child on a device, and the device that asks
 *   for its children, are refused with `consent-needed` where the family took its consent back.
 * - `changed`: it stores or changes something of a child: refused with `consent-needed` where the family took its consent back.
 * - `erased`: it takes something of a child away or back. That is always open to grown-ups.
 */
type ChildData = 'none' | 'read' | 'changed' | 'erased';

/**
 * @returns whether an admin says why before this call: for whatever is inside a household of others, and not only for what is declared to be a
 *   child's. Cards, quizzes and invitations lead to the children as well.
 */
export function asksReason(access: Access): boolean {
  const isInside = access.kind === 'household' || access.kind === 'households';
  return isInside && !('openToAdmins' in access);
}

/** The contract of one route as it is written down; {@link defineRoute} adds what follows from it. */
interface WrittenRoute {
  /** `<resource>/<verb>-<noun>`: also the path of the handler's file under `functions`. */
  readonly id: string;
  readonly method: Method;
  /** Path parameters stand in braces, and each of them is an id: `/api/decks/{deckId}/cards`. */
  readonly path: string;
  readonly childData: ChildData;
  readonly access: Access;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The body is a file instead: a `Blob` for clients and for the handler. */
  readonly upload?: Upload;
  /** The allow-list of what goes out; absent for 204. */
  readonly response?: z.ZodMiniType;
  /** The answer is a file instead: a `Blob` from the handler and for clients, for good under its address. */
  readonly download?: true;
  /** Where it is neither 200 with something in the answer, nor 204 without. */
  readonly status?: Status;
  /** The answer is an array that continues at `Link: <…>; rel="next"`. */
  readonly paged?: true;
  /**
   * A call that makes something is safe to send again with the same `Idempotency-Key`.
   * - `by-key`: the same key and body get the first answer again, for 25 hours.
   * - `by-resuming`: asking again goes on with what was begun, with a key or without; a key only tells another body apart.
   */
  readonly repeatable?: 'by-key' | 'by-resuming';
  /** Refusals of this route beyond those that its access and schemas imply. */
  readonly errors?: readonly ErrorCode[];
}

/** The contract of one route: read by infra, the handler wrapper, the web client and the tests. */
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
 * Keeps the literal types of a contract, so that handler and client derive theirs from it.
 * @returns the route with the schema of its path parameters, and the status of its answer.
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

/** What a handler is given of a call: parsed, trimmed, bounded. */
export interface RouteInput<R extends Route> {
  readonly params: Output<R['params']>;
  readonly query: Output<R['query']>;
  readonly body: R['upload'] extends Upload ? Blob : Output<R['body']>;
}

/** What a client sends. Parts that a route does not have are left out. */
export type RouteCall<R extends Route> = (R['params'] extends z.ZodMiniType
  ? { readonly params: Input<R['params']> }
  : unknown) &
  (R['query'] extends z.ZodMiniType ? { readonly query?: Input<R['query']> } : unknown) &
  (R['body'] extends z.ZodMiniType ? { readonly body: Input<R['body']> } : unknown) &
  (R['upload'] extends Upload ? { readonly body: Blob } : unknown);

/** What a route answers, and what its handler returns. */
export type RouteAnswer<R extends Route> = R['response'] extends z.ZodMiniType
  ? z.output<R['response']>
  : R['download'] extends true
    ? Blob
    : void;
