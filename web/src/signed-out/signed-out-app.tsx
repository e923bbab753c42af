import { Banner } from '../components/feedback/messages.tsx';
import { readInvitation } from '../lib/invitation-link.ts';
import { useNavigation } from '../lib/navigation.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const screens = ['sign-in', 'register', 'forgot-password'] as const;

/** The screens before signing in. */
interface SignedOutPlace {
  readonly screen: (typeof screens)[number];
}

const places = {
  home: { screen: 'sign-in' } satisfies SignedOutPlace as SignedOutPlace,
  isPlace: (value: unknown): value is SignedOutPlace =>
    typeof value === 'object' &&
    value !== null &&
    'screen' in value &&
    screens.some((screen) => screen === value.screen),
};

/** Sign-in, switchable to registration, and the way back for who forgot the password. */
export function SignedOutApp() {
  const { place, push } = useNavigation(places);
  return (
    <AuthLayout>
      {readInvitation() !== undefined && (
        <Banner tone="info">
          You are invited to a family. Sign in, or register, with the email that the invitation was sent to.
        </Banner>
      )}
      {place.screen === 'register' && <RegisterScreen onSignIn={() => push({ screen: 'sign-in' })} />}
      {place.screen === 'forgot-password' && <ForgotPasswordScreen onSignIn={() => push({ screen: 'sign-in' })} />}
      {place.screen === 'sign-in' && (
        <SignInScreen
          onRegister={() => push({ screen: 'register' })}
          onForgotPassword={() => push({ screen: 'forgot-password' })}
        />
      )}
    </AuthLayout>
  );
}
