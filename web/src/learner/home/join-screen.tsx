import { useMutation } from '@tanstack/react-query';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { joinFamilyMutation } from '../../queries/households.ts';
import styles from './join-screen.module.css';

/** For a learner who is in no family yet: the code that lets them in. */
export function JoinScreen({ onSignOut }: { readonly onSignOut: () => void }) {
  usePageTitle('Join your family');
  return (
    <div className={styles.screen}>
      <span className={styles.picture} aria-hidden="true">
        <HeartHandshake />
      </span>
      <h2 className={styles.heading}>Ask your parent for a family code</h2>
      <p className={styles.text}>They can make one in Flashspark. Type it here, and your decks open up.</p>
      <JoinForm />
      <Button variant="quiet" onClick={onSignOut}>
        Sign Out
      </Button>
    </div>
  );
}

function JoinForm() {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const joining = useMutation(joinFamilyMutation);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() !== '' && !joining.isPending) joining.mutate(code);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {joining.error && <Banner tone="error">{describeFailure(joining.error, 'The code could not be checked')}</Banner>}
      <TextField
        label="Family code"
        value={code}
        error={isMissing ? 'Please type the code.' : undefined}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" isWide busyText={joining.isPending && 'Joining...'}>
        Join my family
      </Button>
    </form>
  );
}
