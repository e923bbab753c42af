import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/controls/button.tsx';
import { MissingScreenError } from '../lib/page/load-screen.ts';
import { TroubleScreen } from './full-screen.tsx';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

type CrashBoundaryState = { readonly crash: 'none' | 'broken-screen' | 'missing-screen' };

/** Error boundary. React logs the error to the console. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: 'none' };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crash: error instanceof MissingScreenError ? 'missing-screen' : 'broken-screen' };
  }

  override render(): ReactNode {
    switch (this.state.crash) {
      case 'none':
        return this.props.children;
      case 'broken-screen':
        return (
          <CrashScreen
            text={t`This screen stopped working. Everything you saved is safe.`}
            onTryAgain={() => this.setState({ crash: 'none' })}
          />
        );
      case 'missing-screen':
        return (
          <CrashScreen
            text={t`This screen didn’t load. Everything you saved is safe. Try again in a few minutes.`}
            onTryAgain={() => window.location.reload()}
          />
        );
    }
  }
}

/** Error screen. `Go to Home` reloads the page, which discards the broken state. */
export function CrashScreen({ text, onTryAgain }: { readonly text: string; readonly onTryAgain: () => void }) {
  const { t } = useLingui();
  return (
    <TroubleScreen
      title={t`Something went wrong`}
      text={text}
      actions={
        <>
          <Button variant="primary" onClick={onTryAgain}>{t`Try Again`}</Button>
          <Button onClick={() => window.location.assign('/')}>{t`Go to Home`}</Button>
        </>
      }
    />
  );
}
