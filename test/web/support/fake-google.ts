import { vi } from 'vitest';

interface Initialization {
  readonly client_id: string;
  readonly nonce: string;
  readonly callback: (response: { readonly credential: string }) => void;
}

interface SeenByGoogle {
  /** The options of the last initialization. */
  last: Initialization | undefined;
  /** How often it was initialized. */
  count: number;
}

/** Stands in for Google's script with a button that immediately returns a credential. */
export function provideGoogle(): SeenByGoogle {
  const seen: SeenByGoogle = { last: undefined, count: 0 };
  vi.stubGlobal('google', {
    accounts: {
      id: {
        initialize: (options: Initialization) => {
          seen.last = options;
          seen.count += 1;
        },
        renderButton: (parent: HTMLElement) => {
          const button = document.createElement('button');
          button.textContent = 'Google';
          button.addEventListener('click', () => seen.last?.callback({ credential: 'google-credential' }));
          parent.append(button);
        },
      },
    },
  });
  return seen;
}
