import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly hasCrashed: boolean;
}

/** Catches what a screen throws while drawing. React reports the error itself in the console. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (this.state.hasCrashed) return <CrashScreen onTryAgain={() => this.setState({ hasCrashed: false })} />;
    return this.props.children;
  }
}
