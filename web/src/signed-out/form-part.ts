import { type LazyScreen, lazyScreen, type LoadComponent } from '../components/feedback/lazy-screen.tsx';
import { withServerCache } from '../components/feedback/server-screen.tsx';

/** Like a `serverScreen`, for an `optionalPart`. */
export function formPart<Props extends object>(load: LoadComponent<Props>): LazyScreen<Props> {
  return optionalPart(withServerCache(load));
}

/** A part that its page does without: if it can't be loaded, it is left out, and the page neither reloads nor fails. What is typed stays. */
export function optionalPart<Props extends object>(load: LoadComponent<Props>): LazyScreen<Props> {
  return lazyScreen(async () => {
    try {
      return await load();
    } catch {
      return () => null;
    }
  });
}
