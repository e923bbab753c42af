/** The two screens before signing in. */
export interface SignedOutPlace {
  readonly screen: 'sign-in' | 'register';
}

function isPlace(value: unknown): value is SignedOutPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'screen' in value &&
    (value.screen === 'sign-in' || value.screen === 'register')
  );
}

export const signedOutPlaces = { home: { screen: 'sign-in' } satisfies SignedOutPlace as SignedOutPlace, isPlace };
