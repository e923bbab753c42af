import { describe, expect, test } from 'vitest';
import { chooseMutants } from './choose-mutants.ts';
import { makeMutant } from './make-mutant.ts';

const all = ['a-a', 'b-b', 'c-c', 'd-d', 'e-e'].map((id) => makeMutant({ id }));
const firstDay = new Date('1970-01-01T23:59:59Z');
const dayAfter = new Date('1970-01-02T00:00:00Z');
const secondRound = new Date('1970-01-03T00:00:00Z');

const choose = (now: Date, ...args: string[]) => chooseMutants(all, args, now).map(({ id }) => id);

describe('choosing what is tried', () => {
  test('takes everything without arguments, and else what is named', () => {
    expect(choose(firstDay)).toEqual(['a-a', 'b-b', 'c-c', 'd-d', 'e-e']);
    expect(choose(firstDay, 'd-d', 'b-b')).toEqual(['d-d', 'b-b']);
  });

  test('takes another share each day until all had their turn, and then begins with another one', () => {
    expect(choose(firstDay, '--share', '3')).toEqual(['a-a', 'c-c', 'e-e']);
    expect(choose(dayAfter, '--share', '3')).toEqual(['b-b', 'd-d']);
    expect(choose(secondRound, '--share', '3')).toEqual(['c-c', 'e-e', 'a-a']);
  });

  test('takes nothing twice for a share of more than there is', () => {
    expect(choose(firstDay, '--share', '9')).toEqual(['a-a', 'b-b', 'c-c', 'd-d', 'e-e']);
  });

  test.each([[['f-f']], [['--shares', '3']]])('names what is not there of %j', (args) => {
    expect(() => choose(firstDay, ...args)).toThrow(`There is no mutant "${args[0]}"`);
  });

  test.each(['', '0', '-1', 'all', '1.5'])('asks for a number instead of "%s"', (count) => {
    expect(() => choose(firstDay, '--share', count)).toThrow('--share takes how many are to be tried');
  });
});
