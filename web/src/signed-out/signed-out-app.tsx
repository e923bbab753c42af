import { useNavigation } from '../lib/navigation.ts';
import { AuthLayout } from './auth-layout.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** The two screens before signing in. */
interface SignedOutPlace {
  readonly screen: 'sign-in' | 'register';
}

const places = {
  home: { screen: 'sign-in' } satisfies SignedOutPlace as SignedOutPlace,
  isPlace: (value: unknown): value is SignedOutPlace =>
    typeof value === 'object' &&
    value !== null &&
    'screen' in value &&
    (value.screen === 'sign-in' || value.screen === 'register'),
};

/** Sign-in, switchable to registration. */
export function SignedOutApp() {
  const { place, push } = useNavigation(places);
  return (
    <AuthLayout>
      {place.screen === 'register' ? (
        <RegisterScreen onSignIn={() => push({ screen: 'sign-in' })} />
      ) : (
        <SignInScreen onRegister={() => push({ screen: 'register' })} />
      )}
    </AuthLayout>
  );
}
