import type { ReactNode } from 'react';

/** From sign-in to registration and back: a link to see and to hear, without a path of its own. */
export function SwitchLink({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <a
      href="/"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}
