import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { openSession } from '../lib/account/open-session.ts';
import type { Session } from '../lib/account/stored-session.ts';
import { useIsShown } from '../lib/page/use-is-shown.ts';

/** A call that asks for a session. Its `onSuccess` runs before the session opens, and only if it does. */
export type SignInMutation<Asked> = Pick<UseMutationOptions<Session, Error, Asked>, 'mutationFn' | 'onError'> & {
  readonly onSuccess?: (session: Session, asked: Asked) => void;
};

/**
 * Signs in with the mutation and opens the session, unless the person has left the screen, cancelled or begun another sign-in before the answer. A mutation's
 * own `onSuccess` runs even then, so no mutation opens a session by itself.
 */
export function useSignIn<Asked>({ onSuccess, ...mutation }: SignInMutation<Asked>) {
  const isShown = useIsShown();
  const awaited = useRef<symbol>(undefined);
  const { reset, ...signIn } = useMutation({
    ...mutation,
    onMutate: () => (awaited.current = Symbol('sign-in')),
    onSuccess: (session: Session, asked: Asked, attempt) => {
      const isAwaited = isShown.current && attempt === awaited.current;
      if (isAwaited) onSuccess?.(session, asked);
      openSession(session, isAwaited);
    },
  });
  function cancel(): void {
    awaited.current = undefined;
    reset();
  }
  return { ...signIn, cancel };
}
