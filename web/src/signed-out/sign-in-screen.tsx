import { useLingui } from '@lingui/react/macro';
import TabletSmartphone from 'virtual:icons/tablet-smartphone';
import UsersRound from 'virtual:icons/users-round';
import { startTransition, Suspense, useActionState, useEffect, useRef, useState } from 'react';
import { login } from '../../../shared/routes/auth.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { Button } from '../components/controls/button.tsx';
import { EmailField, PasswordField } from '../components/controls/field.tsx';
import { Banner, Failure } from '../components/feedback/messages.tsx';
import { localStore } from '../lib/device/web-storage.ts';
import { afterPaint, callWhenQuiet } from '../lib/page/quiet-page.ts';
import { openSession } from '../lib/account/open-session.ts';
import { useSessionEnd } from '../lib/account/session.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forgetResetEmail } from '../lib/page/mail-link.ts';
import { useAppConfig } from '../lib/api/app-config.ts';
import { AuthFrame } from './auth-frame.tsx';
import { formPart } from './form-part.ts';

/** Loaded on demand, because the server's configuration determines whether these sign-in methods exist. */
const GoogleSignIn = formPart(async () => (await import('./google-sign-in.tsx')).GoogleSignIn);
const PasskeySignIn = formPart(afterPaint(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn));

interface SignInScreenProps {
  /** Email typed earlier, here or in another form. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onRegister: () => void;
  readonly onForgotPassword: () => void;
  /** On a family device, opens the list of children; elsewhere, the pairing screen. */
  readonly onChild: () => void;
  readonly isFamilyDevice: boolean;
  /** Whether a link brought the visitor here who needs an account but no family of their own first. */
  readonly isInvited: boolean;
}

export function SignInScreen({ onRegister, onChild, isFamilyDevice, isInvited, ...form }: SignInScreenProps) {
  const { t } = useLingui();
  const end = useSessionEnd();
  const config = useAppConfig();
  const isKnown = isFamilyDevice || localStore().getItem('flashspark.known') !== null;
  return (
    <AuthFrame
      pageTitle={t`Sign in`}
      heading={isKnown ? t`Welcome back` : t`Flashcards for your family`}
      lead={
        isKnown
          ? t`Good to see you. Ready for a little practice?`
          : t`A few minutes a day helps your kids remember what they learn.`
      }
      question={isKnown ? t`New to Flashspark?` : !isInvited && t`Studying on your own?`}
      link={t`Register`}
      onSwitch={onRegister}
      isUnsettled={config === undefined}
    >
      {end === 'account-deleted' && (
        <Banner tone="success">{t`Your account is deleted. Thanks for learning with Flashspark. You’re always welcome back.`}</Banner>
      )}
      {end === 'expired' && (
        <Banner tone="info">{t`You’ve been signed out. Everything you saved is safe. Please sign in again.`}</Banner>
      )}
      {end === 'password-set' && <Banner tone="success">{t`Your new password is saved. Sign in with it now.`}</Banner>}
      {!isKnown && (
        <>
          <Button variant="primary" isWide onClick={onRegister}>
            {isInvited ? t`Register` : t`Create a family`}
          </Button>
          <p className="muted text-center">{t`Already have an account?`}</p>
        </>
      )}
      <SignInForm {...form} isKnown={isKnown} />
      {config?.googleClientId !== undefined && (
        <Suspense fallback={null}>
          <GoogleSignIn onChild={onChild} />
        </Suspense>
      )}
      {isFamilyDevice ? (
        <Button icon={<UsersRound />} isWide onClick={onChild}>{t`Who is learning?`}</Button>
      ) : (
        <Button icon={<TabletSmartphone />} isWide onClick={onChild}>{t`This is a child’s device`}</Button>
      )}
    </AuthFrame>
  );
}

/** Loads the validation schema and its words after the form has rendered. */
const loadCheck = async () => ({
  ...(await import('../../../shared/schemas/sign-in.ts')),
  ...(await import('../words/word-problem.ts')),
});

type Problems = Partial<Record<'email' | 'password', string>>;

type SignInFormProps = Pick<SignInScreenProps, 'email' | 'onEmail' | 'onForgotPassword'> & {
  readonly isKnown: boolean;
};

function SignInForm({ email, onEmail, onForgotPassword, isKnown }: SignInFormProps) {
  const { t } = useLingui();
  const [failure, signIn, isSigningIn] = useActionState(startSignIn, undefined);
  const canMail = useAppConfig()?.sendsNoMail !== true;
  const [problems, setProblems] = useState<Problems>();
  const isChecking = useRef(false);
  useEffect(() => callWhenQuiet(() => void loadCheck().catch(() => undefined)), []);

  async function submit(form: HTMLFormElement) {
    if (isChecking.current || isSigningIn) return;
    isChecking.current = true;
    const { typed, found } = await checkForm(form);
    isChecking.current = false;
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) startTransition(() => signIn({ typed, form }));
    else form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  /** Validates on each change after the first submit. */
  async function checkAgain(form: HTMLFormElement) {
    if (problems) setProblems((await checkForm(form)).found);
  }

  return (
    <form
      noValidate
      className="stack gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      onChange={(event) => void checkAgain(event.currentTarget)}
    >
      <Failure error={isSigningIn ? undefined : failure} title={t`Login failed`} />
      <EmailField
        name="email"
        autoComplete="username webauthn"
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        error={problems?.email}
      />
      <PasswordField label={t`Password`} name="password" autoComplete="current-password" error={problems?.password} />
      <Button
        type="submit"
        variant={isKnown ? 'primary' : 'secondary'}
        isWide
        busyText={isSigningIn && t`Signing in...`}
      >{t`Sign In`}</Button>
      <Suspense fallback={<div className="target-high" />}>
        <PasskeySignIn />
      </Suspense>
      {canMail && <Button variant="quiet" onClick={onForgotPassword}>{t`Forgot password?`}</Button>}
    </form>
  );
}

interface SignIn {
  readonly typed: RouteCall<typeof login>['body'];
  readonly form: HTMLFormElement;
}

/**
 * Signs in, unless the person has left the form before the answer. An action of the form and not a mutation: the first screen doesn't wait for the query client.
 * @returns why it failed
 */
async function startSignIn(_last: unknown, { typed, form }: SignIn): Promise<Error | undefined> {
  try {
    const session = await callRoute(login, { body: typed });
    if (openSession(session, form.isConnected)) forgetResetEmail();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('The sign-in failed.', { cause: error });
  }
}

/** Returns the form's values and problems. If the schema can't load (offline), nothing is checked and sending reports the error. */
async function checkForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  const readText = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const raw = { email: readText('email'), password: readText('password') };
  const check = await loadCheck().catch(() => undefined);
  const checked = check?.credentials.safeParse(raw);
  if (checked?.error) await check?.waitForWords();
  const found: Problems = {};
  for (const { path, message } of checked?.error?.issues ?? []) {
    const field = path[0] === 'email' ? 'email' : 'password';
    found[field] ??= check?.wordProblem(message);
  }
  return { typed: checked?.data ?? raw, found };
}
