import { expect, it } from 'vitest';
import { lookUntilRight } from '../../../../infra/operations/deploy/verify-deployment.ts';

/** Looks that find these faults one after the other. */
async function look(found: readonly string[][], looks = found.length) {
  const events: string[] = [];
  const failure = await lookUntilRight(looks, {
    look: async () => {
      const faults = found[events.filter((event) => event === 'look').length] ?? [];
      events.push('look');
      return await Promise.resolve(faults);
    },
    pause: async () => await Promise.resolve(events.push('pause')),
    say: (line) => events.push(line),
  }).then(() => '', String);
  return { events, failure };
}

it('looks once when nothing is wrong', async () => {
  expect(await look([[]], 20)).toEqual({ events: ['look'], failure: '' });
});

it('looks again after a pause until nothing is wrong', async () => {
  const { events, failure } = await look([['No name yet.'], ['No page yet.'], []], 20);
  expect(failure).toBe('');
  expect(events).toEqual([
    'look',
    'No name yet. Looking again (1 of 20) …',
    'pause',
    'look',
    'No page yet. Looking again (2 of 20) …',
    'pause',
    'look',
  ]);
});

it('gives up after the last look with all that is still wrong', async () => {
  const { events, failure } = await look([['a'], ['b'], ['No page.', 'No headers.']]);
  expect(events.filter((event) => event === 'pause')).toHaveLength(2);
  expect(failure).toBe(
    'OperationError: Everything is deployed, but not right:\nNo page.\nNo headers.\nRoll back? See infra/runbook.md, "Roll back".',
  );
});
