import { type LazyScreen, lazyScreen, type LoadComponent } from '../components/feedback/lazy-screen.tsx';
import { withServerCache } from '../components/feedback/server-screen.tsx';

/** Like a `serverScreen`, for a part that its form does without: if it can't be loaded, it is left out, and the page neither reloads nor fails. What is typed stays. */
export function formPart<Props extends object>(load: LoadComponent<Props>): LazyScreen<Props> {
  const loadPart = withServerCache(load);
  return lazyScreen(async () => {
    try {
      return await loadPart();
    } catch {
      return () => null;
    }
  });
}
