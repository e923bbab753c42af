import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { Invitation } from '../../../../shared/schemas/household.ts';
import { Button } from '../../components/controls/button.tsx';
import { formatInstant } from '../../words/dates.ts';
import styles from './invitation-code.module.css';

interface InvitationCodeProps {
  readonly invitation: Invitation;
  /** What the invited person does with it, in order. */
  readonly steps: readonly string[];
}

const copyResults = {
  copied: 'Copied.',
  failed: 'Copying did not work here. Press and hold the code instead.',
} as const;

/** A code to read out or copy, and what to do with it. */
export function InvitationCode({ invitation: { code, expiresAt }, steps }: InvitationCodeProps) {
  const [copyResult, setCopyResult] = useState<keyof typeof copyResults>();

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code);
      setCopyResult('copied');
    } catch {
      setCopyResult('failed');
    }
  }

  return (
    <div className={styles.invitation}>
      <div className={styles.ticket}>
        <code className={styles.code}>
          <span>{code.slice(0, CODE_GROUP)}</span>
          <span>{code.slice(CODE_GROUP)}</span>
        </code>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyCode()}>
          Copy code
        </Button>
        <p role="status" className={styles.note}>
          {copyResult && copyResults[copyResult]}
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>Works once, until {formatInstant(expiresAt)}. You can make a new one at any time.</p>
    </div>
  );
}

/** Ten characters are read out in two breaths. */
const CODE_GROUP = 5;
