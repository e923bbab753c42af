import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../infra/table-invariants/row.ts';
import { routes } from '../../../shared/routes/index.ts';
import { boundsByKind, boundsByName, legacyBounds } from '../../support/item-bounds.ts';
import { itemBytes } from '../../support/table/item-size.ts';
import { boundsOf, findBeyondBounds, kinds, largestItem } from '../../support/table/largest-item.ts';

/** Size limit with a margin: DynamoDB never accepts items over 400 KB. */
const mostBytes = 300 * 1_024;
const dynamoDbsBytes = 400 * 1_024;

describe('the largest item that there can be', () => {
  it.each(kinds)('has 300 KB at most: $name', (kind) => {
    expect(largestItem(kind)).toBeLessThanOrEqual(mostBytes);
  });

  it('is one that DynamoDB takes also where it comes of a quiz of before, or of an export', () => {
    const sheet = kinds.find(({ name }) => name === 'quiz-sheet') ?? expect.unreachable();
    const usual = boundsOf(sheet.name);
    const { packed } = legacyBounds['quiz-sheet'];
    expect(largestItem(sheet, (path) => (path === 'packed' ? packed : usual(path)))).toBeLessThan(dynamoDbsBytes);
  });

  it('is not known where a field has no bound, and every bound is that of a field', () => {
    const asked = kinds.flatMap((kind) => {
      const paths: string[] = [];
      largestItem(kind, (path) => {
        paths.push(path);
        return boundsOf(kind.name)(path);
      });
      return paths.map((path) => ({ kind: kind.name, path }));
    });
    const isOwn = ({ kind, path }: (typeof asked)[number]) => boundsByKind[kind]?.[path] !== undefined;
    const ofKinds = Object.entries(boundsByKind).flatMap(([kind, own]) =>
      Object.keys(own).map((path) => `${kind}.${path}`),
    );
    expect(asked.filter(isOwn).map(({ kind, path }) => `${kind}.${path}`)).toEqual(expect.arrayContaining(ofKinds));
    const names = asked.filter((one) => !isOwn(one)).map(({ path }) => path.slice(path.lastIndexOf('.') + 1));
    expect(names).toEqual(expect.arrayContaining(Object.keys(boundsByName)));
    const kind = kinds.find(({ name }) => name === 'card') ?? expect.unreachable();
    expect(() => largestItem(kind, (path) => (path === 'front' ? undefined : boundsOf(kind.name)(path)))).toThrow(
      'Nothing says how large card.front is at most.',
    );
  });
});

describe('what the bounds stand on', () => {
  it('questions are smaller as an item than as JSON', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'é', '字', '😀', '"', '\u0001') });
    const question = fc.record(
      {
        question: words,
        options: fc.array(words, { maxLength: 6 }),
        correctIndex: fc.nat({ max: 5 }),
        explanation: words,
        questionMedia: fc.array(fc.record({ media: words, alt: words }), { maxLength: 4 }),
        optionMedia: fc.array(fc.array(fc.record({ media: words }), { maxLength: 2 }), { maxLength: 6 }),
        format: fc.constant('formatted'),
      },
      { requiredKeys: ['question', 'options', 'correctIndex'] },
    );
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 4 }), (questions) => {
        expect(itemBytes({ '': questions })).toBeLessThanOrEqual(Buffer.byteLength(JSON.stringify(questions)));
      }),
      { numRuns: 30 },
    );
  });

  it('no answer that is kept under a key is larger than a quiz: those of the others hold a card, or names and ids', () => {
    const kept = routes.filter((route) => 'repeatable' in route && route.repeatable === 'by-key');
    expect(kept.map(({ id }) => id).toSorted()).toEqual([
      'admin/create-user',
      'assignments/create-assignment',
      'cards/copy-cards',
      'cards/create-card',
      'decks/create-deck',
      'devices/create-device',
      'households/accept-invitation',
      'households/create-household',
      'households/create-invitation',
      'learners/create-learner',
      'passkeys/create-passkey',
      'quizzes/create-quiz',
      'quizzes/generate-quiz',
      'shares/take-deck',
      'users/assign-user',
      'visits/open-visit',
    ]);
  });

  it('no row that was ever stored is beyond them', () => {
    const folder = join(import.meta.dirname, '../../stored-items');
    const samples = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const rows = samples.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Row);
    expect(rows.flatMap(findBeyondBounds)).toEqual([]);
    const [card] = rows.filter((row) => row.SK.startsWith('CARD#'));
    const broken = { ...(card as Row), deck: 'x'.repeat(28), back: '字'.repeat(5_001) };
    expect(findBeyondBounds(broken).toSorted()).toEqual(['card.back', 'card.deck']);
  });
});
