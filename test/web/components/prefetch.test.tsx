import { render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { expect, test, vi } from 'vitest';

/** Loads fresh modules, so that prefetches of other tests do not count. */
async function openQuietPage() {
  vi.resetModules();
  const { openedPage } = await import('../../../web/src/lib/page/quiet-page.ts');
  const { lazyScreen, usePrefetch } = await import('../../../web/src/components/feedback/lazy-screen.tsx');
  openedPage.readAge = () => 60_000;
  function Home({ ahead }: { readonly ahead: Parameters<typeof usePrefetch>[0] }) {
    usePrefetch(ahead);
    return <p>Home</p>;
  }
  return { lazyScreen, Home };
}

test('screens are fetched ahead one after the other, also behind one that cannot be had, and open without a wait', async () => {
  const { lazyScreen, Home } = await openQuietPage();
  const loads: string[] = [];
  const make = (name: string) =>
    lazyScreen(async () => {
      loads.push(name);
      if (name === 'Quiz') throw new Error('Failed to fetch dynamically imported module');
      return () => <p>{name} is open</p>;
    });
  const ahead = [make('Study'), make('Quiz'), make('Badges')] as const;
  render(<Home ahead={ahead} />);
  await vi.waitFor(() => expect(loads).toEqual(['Study', 'Quiz', 'Badges']));
  const [, , Badges] = ahead;
  render(<Suspense fallback={<p>Loading</p>}>{createElement(Badges)}</Suspense>);
  await screen.findByText('Badges is open');
  expect(screen.queryByText('Loading')).toBeNull();
  expect(loads).toEqual(['Study', 'Quiz', 'Badges']);
});

test('who leaves before fetches nothing more', async () => {
  const { lazyScreen, Home } = await openQuietPage();
  const arrival = Promise.withResolvers<void>();
  const loads: string[] = [];
  const Study = lazyScreen(async () => {
    loads.push('Study');
    await arrival.promise;
    return () => <p>Study is open</p>;
  });
  const Badges = lazyScreen(async () => {
    loads.push('Badges');
    return () => <p>Badges</p>;
  });
  const { unmount } = render(<Home ahead={[Study, Badges]} />);
  await vi.waitFor(() => expect(loads).toEqual(['Study']));
  unmount();
  arrival.resolve();
  render(<Suspense fallback={<p>Loading</p>}>{createElement(Study)}</Suspense>);
  await screen.findByText('Study is open');
  expect(loads).not.toContain('Badges');
});
