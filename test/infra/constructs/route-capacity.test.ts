import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { capacityOf, routesWithOwnCapacity, stageThrottle } from '../../../infra/constructs/route-capacity.ts';
import { grantsOf } from '../../../infra/constructs/route-grants.ts';
import { minUnreservedConcurrency } from '../../../infra/operations/deploy/check-account.ts';
import { readSettings } from '../../../infra/settings.ts';
import { routes } from '../../../shared/routes/index.ts';

describe('the size of a route', () => {
  it.each(routesWithOwnCapacity)('is named for %s, which exists', (id) => {
    expect(routes.map((route) => route.id)).toContain(id);
  });

  it('comes with a whole processor wherever tokens are signed', () => {
    for (const route of routes.filter((candidate) => grantsOf(candidate).signsTokens)) {
      expect(capacityOf(route.id), route.id).toMatchObject({ memoryMegabytes: 1769, hasReservedConcurrency: true });
    }
  });

  it('adds up to what operators are told to ask AWS for', async () => {
    const { signInConcurrency } = readSettings('prod', {});
    const reserving = routes.filter(({ id }) => capacityOf(id).hasReservedConcurrency).length;
    const reserved = reserving * signInConcurrency;
    expect(await readFile('infra/deploying.md', 'utf8')).toContain(
      `\`prod\` reserves ${reserved} and needs ${reserved + minUnreservedConcurrency}.`,
    );
  });

  it('lets no route take more than the stage', () => {
    for (const { id } of routes) {
      const { throttle = stageThrottle } = capacityOf(id);
      expect(throttle.perSecond, id).toBeLessThanOrEqual(stageThrottle.perSecond);
      expect(throttle.burst, id).toBeLessThanOrEqual(stageThrottle.burst);
    }
  });
});
