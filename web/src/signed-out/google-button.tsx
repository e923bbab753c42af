import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { appConfigQuery } from '../lib/app-config.ts';
import { drawGoogleButton, type GoogleCredential } from './google-identity.ts';
import styles from './auth-form.module.css';

interface GoogleButtonProps {
  readonly text: 'signin_with' | 'signup_with';
  readonly onCredential: (credential: GoogleCredential) => void;
}

/** Google's button under an `or`; nothing at all where Google sign-in is not set up. */
export function GoogleButton({ text, onCredential }: GoogleButtonProps) {
  const clientId = useQuery(appConfigQuery).data?.googleClientId;
  const boxRef = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const handleCredential = useEffectEvent(onCredential);

  useEffect(() => {
    const box = boxRef.current;
    if (!clientId || !box) return undefined;
    let isGone = false;
    drawGoogleButton(box, {
      clientId,
      text,
      onCredential: (credential) => isGone || handleCredential(credential),
    }).catch(() => isGone || setHasFailed(true));
    return () => {
      isGone = true;
      box.replaceChildren();
    };
  }, [clientId, text]);

  if (!clientId) return null;
  return (
    <div className={styles.google}>
      <p className={styles.or}>or</p>
      {hasFailed && (
        <p className={styles.or}>Google’s button could not be loaded. Email and password work as always.</p>
      )}
      <div ref={boxRef} className={styles.googleButton} hidden={hasFailed} />
    </div>
  );
}
