import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { SendingLimits } from '../platform/effects/mailer.ts';
import type { EventContext } from './define-event-handler.ts';

const positiveNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}$/)),
  z.transform((digits: string) => Number(digits)),
);

/** What the operator lets this stage send; absent: what the account may. */
export const sendingEnvironment = z.object({
  MAILS_PER_SECOND: z.optional(positiveNumber),
  MAILS_PER_DAY: z.optional(positiveNumber),
});

/** What is known of how much the account may send. */
export interface PostageEffects {
  /** Asks the service that sends. Absent on one machine, whose mails go no further: they go one after the other, as fast as they can. */
  readonly askLimits?: () => Promise<SendingLimits>;
  /** What the operator names; the smaller of both counts. */
  readonly named?: { readonly perSecond?: number | undefined; readonly perDay?: number | undefined };
  /** Waits so many milliseconds. Tests pass their own. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** How much of the account's room a run may use. */
export interface Postage {
  /** How many mails are made at once. */
  readonly atOnce: number;
  /** Resolves when the account may send one more. */
  readonly turn: () => Promise<void>;
  /** Whether mails that nobody waits for may go: the rest of the day's quota is kept for those that somebody waits for. */
  readonly hasRoom: () => boolean;
}

/** Mails made at once are bounded by the connections to the table and the memory of the function. */
const mostAtOnce = 32;

/** The share of a day's quota that only mails may use for which a person waits. */
const reservedShare = 0.2;

/** What SES lets everybody send who asked for nothing yet (Amazon SES Developer Guide, "Service quotas"). */
const slowest: SendingLimits = { perSecond: 1, perDay: undefined, sentLastDay: 0 };

export async function openPostage(context: Pick<EventContext, 'clock' | 'logger'> & PostageEffects): Promise<Postage> {
  const { clock, pause = wait } = context;
  const quota = await findLimits(context);
  if (!quota) return { atOnce: 1, turn: async () => await Promise.resolve(), hasRoom: () => true };
  const { perSecond, perDay, sentLastDay } = quota;
  const betweenMs = 1_000 / perSecond;
  let free = 0;
  let sent = sentLastDay;
  return {
    atOnce: Math.min(mostAtOnce, Math.ceil(perSecond)),
    turn: async () => {
      sent += 1;
      const now = clock().getTime();
      const at = Math.max(now, free);
      free = at + betweenMs;
      if (at > now) await pause(at - now);
    },
    hasRoom: () => perDay === undefined || sent < perDay * (1 - reservedShare),
  };
}

async function findLimits({
  askLimits,
  named = {},
  logger,
}: Pick<EventContext, 'logger'> & PostageEffects): Promise<SendingLimits | undefined> {
  if (!askLimits) return undefined;
  const smallest = (...of: readonly (number | undefined)[]) => {
    const known = of.filter((one) => one !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
  };
  try {
    const asked = await askLimits();
    return {
      perSecond: smallest(asked.perSecond, named.perSecond) ?? slowest.perSecond,
      perDay: smallest(asked.perDay, named.perDay),
      sentLastDay: asked.sentLastDay,
    };
  } catch (error) {
    logger.warn('sending-quota-unknown', { fault: error instanceof Error ? error.name : 'unknown' });
    return { ...slowest, perSecond: named.perSecond ?? slowest.perSecond };
  }
}
