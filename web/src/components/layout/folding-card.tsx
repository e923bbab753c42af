import { type ReactNode, useState } from 'react';
import { Card } from './card.tsx';
import summaryStyles from './disclosure.module.css';

interface FoldingCardProps {
  readonly title: string;
  /** What waits inside, in one line. */
  readonly line?: string | undefined;
  readonly children: ReactNode;
}

/** A card that shows its title and one line until it is unfolded. The title is the only thing to press. */
export function FoldingCard({ title, line, children }: FoldingCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={summaryStyles.summary}>
          <h2>{title}</h2>
          {line !== undefined && !isOpen && <span className="note block">{line}</span>}
        </summary>
        {isOpen && <div className="stack gap-4 starts above-1">{children}</div>}
      </details>
    </Card>
  );
}
