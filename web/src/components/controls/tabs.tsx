import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import { turnArrows } from '../../lib/page/direction.ts';
import styles from './tabs.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  /** The topic of the tabs, for screen readers: `Create`. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly children: ReactNode;
}

/** Tabs within a screen: arrow keys, Home and End move between them, and Tab moves into the panel. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const index = pickTabIndex(
      turnArrows(event.key),
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const next = index === undefined ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index ?? 0]?.focus();
  }

  return (
    <div className={joinClasses(styles.tabs, 'column gap-3')}>
      <div ref={listRef} role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={joinClasses(styles.tab, 'muted bold target rounded')}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}

/** @returns the index that a key moves to, wrapping around at the ends; undefined for other keys */
function pickTabIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
