import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';

interface FoldingCardProps {
  readonly title: string;
  /** What waits inside, in one line. */
  readonly line?: string | undefined;
  readonly children: ReactNode;
}

/** A card that shows its title and one line until it is unfolded. The title is the only thing to press. */
export function FoldingCard({ title, line, children }: FoldingCardProps) {
  const summary = (isOpen: boolean) => (
    <>
      <h2 className="grows">{title}</h2>
      {line !== undefined && !isOpen && <span className="note full">{line}</span>}
    </>
  );
  return (
    <Card>
      <Disclosure summary={summary}>{() => <div className="stack gap-4 starts above-1">{children}</div>}</Disclosure>
    </Card>
  );
}
