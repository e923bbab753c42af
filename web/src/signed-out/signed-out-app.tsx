import { useNavigation } from '../lib/navigation.ts';
import { AuthLayout } from './auth-layout.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { signedOutPlaces } from './places.ts';

/** Sign-in, switchable to registration. */
export function SignedOutApp() {
  const { place, push } = useNavigation(signedOutPlaces);
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
