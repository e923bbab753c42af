import { signUpWithGoogle } from '../../shared/routes/auth.ts';
import { answerGoogleSignIn, type GoogleEffects, openGoogleEffects } from './google-sign-in-handler.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler<typeof signUpWithGoogle, GoogleEffects>(
  signUpWithGoogle,
  answerGoogleSignIn,
  openGoogleEffects,
);
