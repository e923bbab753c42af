import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { SendingLimits } from '../platform/effects/mailer.ts';
import type { EventContext } from './define-event-handler.ts';

const positiveNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,6}$/)),
  z.transform((digits: string) => Number(digits)),
);

/** Limits set by the operator; by default those of the SES account apply. */
export const sendingEnvironment = z.object({
  MAILS_PER_SECOND: z.optional(positiveNumber),
  MAILS_PER_DAY: z.optional(positiveNumber),
});

export interface SendRateEffects {
  /** Queries the mail service's quota. Absent in local development, where emails are sent one by one without delay. */
  readonly askLimits?: () => Promise<SendingLimits>;
  /** Limits set by the operator. Each applies if it is below the mail service's limit. */
  readonly named?: { readonly perSecond?: number | undefined; readonly perDay?: number | undefined };
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

export interface SendRate {
  readonly atOnce: number;
  /** Resolves when another email may be sent. */
  readonly waitForSlot: () => Promise<void>;
  /** Whether emails that nobody is waiting for may be sent. The rest of the daily quota is reserved for those that someone is waiting for. */
  readonly hasQuotaLeft: () => boolean;
}

/** Maximum emails in parallel, limited by table connections and function memory. */
const mostAtOnce = 32;

/** Share of the daily quota reserved for emails that someone is waiting for. */
const reservedShare = 0.2;

/** Default SES rate for new accounts (Amazon SES Developer Guide, "Service quotas"). */
const slowest: SendingLimits = { perSecond: 1, perDay: undefined, sentLastDay: 0 };

export async function openSendRate(
  context: Pick<EventContext, 'clock' | 'logger'> & SendRateEffects,
): Promise<SendRate> {
  const { clock, pause = wait } = context;
  const quota = await findLimits(context);
  if (!quota) return { atOnce: 1, waitForSlot: async () => await Promise.resolve(), hasQuotaLeft: () => true };
  const { perSecond, perDay, sentLastDay } = quota;
  const betweenMs = 1_000 / perSecond;
  let free = 0;
  let sent = sentLastDay;
  return {
    atOnce: Math.min(mostAtOnce, Math.ceil(perSecond)),
    waitForSlot: async () => {
      sent += 1;
      const now = clock().getTime();
      const at = Math.max(now, free);
      free = at + betweenMs;
      if (at > now) await pause(at - now);
    },
    hasQuotaLeft: () => perDay === undefined || sent < perDay * (1 - reservedShare),
  };
}

async function findLimits({
  askLimits,
  named = {},
  logger,
}: Pick<EventContext, 'logger'> & SendRateEffects): Promise<SendingLimits | undefined> {
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
