import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { noteUndeliverable } from '../data/operations/undeliverable-address.ts';
import { defineEventHandler } from './define-event-handler.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** An SES event: https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const notice = z.object({
  eventType: z.string(),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
  complaint: z.optional(z.object({ complainedRecipients: recipients })),
});

/** Stops emails to addresses that don't exist or whose owners complained. Temporary bounces such as a full mailbox are ignored: SES retries by itself. */
export const handler = defineEventHandler<object, SNSEvent>(async ({ table, clock, logger }, { Records }) => {
  for (const { Sns } of Records) {
    const { eventType, bounce, complaint } = z.parse(notice, JSON.parse(Sns.Message));
    const bounced = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : [];
    const complained = complaint?.complainedRecipients ?? [];
    for (const { emailAddress } of bounced)
      await noteUndeliverable(table, bareAddress(emailAddress), 'bounce', clock());
    for (const { emailAddress } of complained)
      await noteUndeliverable(table, bareAddress(emailAddress), 'complaint', clock());
    logger.info('undeliverable', { eventType, bounced: bounced.length, complained: complained.length });
  }
});

/** `Somebody <somebody@example.org>` becomes somebody@example.org. */
function bareAddress(address: string): string {
  return /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address.trim();
}
