import { setImmediate } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isMeterReading } from './consumption.ts';

/**
 * Counts how often a client's calls make their caller wait, one time after the other: a round is a set of calls that are under way
 * together, and the next one begins with a call that starts while none is. All calls of a round are answered at the same moment, as if
 * each took equally long, so that the count does not hang on which of them was quicker.
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
    // Whoever goes on at the same moment has begun its call by then.
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
    /** @returns the rounds since the last time, and starts anew. */
    take: () => {
      const taken = rounds;
      rounds = 0;
      return taken;
    },
  };
}
