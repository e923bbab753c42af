import { vi } from 'vitest';

interface Initialization {
  readonly client_id: string;
  readonly nonce: string;
  readonly callback: (response: { readonly credential: string }) => void;
}

/** Stands in for Google's script with a button that immediately returns a credential. Returns the options it was initialized with. */
export function provideGoogle(): { last: Initialization | undefined } {
  const seen: { last: Initialization | undefined } = { last: undefined };
  vi.stubGlobal('google', {
    accounts: {
      id: {
        initialize: (options: Initialization) => {
          seen.last = options;
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
