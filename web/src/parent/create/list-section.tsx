import { type ReactNode, type Ref, useId } from 'react';

interface ListSectionProps {
  readonly title: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function ListSection({ title, titleRef, actions, children }: ListSectionProps) {
  const id = useId();
  return (
    <section className="column gap-3 content-start full" aria-labelledby={id}>
      <header className="spread gap-3 target-high">
        <h2 id={id} ref={titleRef} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {actions && <div className="wrap gap-3">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
