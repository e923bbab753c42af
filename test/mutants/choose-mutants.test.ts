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

  test('takes generated ones at places that a seed picks', () => {
    const args = ['--generated', '3', '--seed', '7', '--under', 'shared/quiz'];
    const generated = choose(firstDay, ...args);
    expect(generated).toHaveLength(3);
    expect(generated.every((id) => id.startsWith('shared/quiz/'))).toBe(true);
    expect(choose(dayAfter, ...args)).toEqual(generated);
    expect(choose(firstDay, ...args.with(3, '8'))).not.toEqual(generated);
  });

  test.each([
    [['f-f'], 'There is no mutant "f-f"'],
    [['--shares', '3'], "Unknown option '--shares'"],
    [['--generated', '3', '--under', 'nowhere'], 'There is nothing to change under nowhere.'],
  ])('says what is wrong with %j', (args, words) => {
    expect(() => choose(firstDay, ...args)).toThrow(words);
  });

  test.each(['', '0', '-1', 'all', '1.5'])('asks for a number instead of "%s"', (count) => {
    expect(() => choose(firstDay, `--share=${count}`)).toThrow('--share takes how many are to be tried');
    expect(() => choose(firstDay, `--generated=${count}`)).toThrow('--generated takes how many are to be tried');
  });
});
