import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Copy from 'virtual:icons/copy';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './code-ticket.module.css';

interface CodeTicketProps {
  readonly code: string;
  /** Number of characters that a screen reader reads as one group. */
  readonly group: number;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

export function CodeTicket({ code, group, picture, children }: CodeTicketProps) {
  const breaths = Array.from({ length: Math.ceil(code.length / group) }, (_, index) => index * group);
  return (
    <div className={styles.ticket}>
      {picture}
      <code dir="ltr" className={styles.code}>
        {breaths.map((start) => (
          <span key={start}>{code.slice(start, start + group)}</span>
        ))}
      </code>
      {children}
    </div>
  );
}

const results = {
  copied: msg`Copied.`,
  failed: msg`Copying didn’t work. Press and hold the code instead.`,
} as const;

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
  readonly others?: ReactNode;
}

export function CopyButton({ text, children, others }: CopyButtonProps) {
  const { t } = useLingui();
  const [result, setResult] = useState<keyof typeof results>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  }

  return (
    <>
      <div className="wrap gap-2 justify-center">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {children}
        </Button>
        {others}
      </div>
      <p role="status" className="note line-high">
        {result && t(results[result])}
      </p>
    </>
  );
}
