import { expect, test } from 'vitest';
import { namesOfReact } from '../../../web/build/react-names.ts';

test('gives the app only names that React has', async () => {
  const modules = { react: await import('react'), 'react/jsx-runtime': await import('react/jsx-runtime') };
  const missing = Object.entries(modules).flatMap(([module, exports]) =>
    (namesOfReact[module] ?? []).filter((name) => !(name in exports)),
  );
  expect(missing).toEqual([]);
});
