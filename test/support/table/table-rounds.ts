import { setImmediate } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isMeterReading } from './consumption.ts';

/**
 * Counts sequential round trips. Overlapping calls form one round; the next one begins with a call that starts while none is in flight. All
 * calls of a round are answered together, so the count does not depend on timing.
 */
export function meterRounds(client: DynamoDBDocumentClient): { readonly take: () => number } {
  let rounds = 0;
  let underWay = 0;
  let answered: (() => void)[] = [];
  const begin = () => {
    if (underWay === 0) rounds += 1;
    underWay += 1;
  };
  const endWithTheOthers = async () => {
    // Lets concurrent code start its own call before this one ends.
    await setImmediate();
    underWay -= 1;
    if (underWay > 0) return await new Promise<void>((resolve) => answered.push(resolve));
    for (const resolve of answered) resolve();
    answered = [];
  };
  client.middlewareStack.add(
    (next) => async (args) => {
      if (isMeterReading()) return await next(args);
      begin();
      try {
        return await next(args);
      } finally {
        await endWithTheOthers();
      }
    },
    { step: 'initialize', priority: 'high', name: 'rounds' },
  );
  return {
    /** @returns the number of rounds since the last `take`, and resets it. */
    take: () => {
      const taken = rounds;
      rounds = 0;
      return taken;
    },
  };
}
