import { useLingui } from '@lingui/react/macro';
import Check from 'virtual:icons/check';
import Ellipsis from 'virtual:icons/ellipsis';
import { type MouseEvent, type ReactNode, type Ref, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { joinClasses } from '../../lib/class-names.ts';
import { isRightToLeft } from '../../lib/page/direction.ts';
import { Button, IconButton } from './button.tsx';
import styles from './menu.module.css';

interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  /** Set for a toggle; a check mark shows when it is on. */
  readonly isOn?: boolean;
  /** Stands behind More, at the end of the list. */
  readonly isRare?: boolean;
  /** Draws a line above it, unless it is the first. */
  readonly startsGroup?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** Accessible name, which says what the actions apply to: `More for World capitals`. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Text of the button, such as `Add`, if the actions are what the screen is for. By default, it is an icon. */
  readonly text?: string;
  /** For a button with a text. */
  readonly variant?: 'primary' | 'secondary';
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly actions: readonly MenuAction[];
}

/** A button, by default for overflow (⋯), with a short list of actions or toggles. Escape and a press outside close it. */
export function Menu({ label, icon = <Ellipsis />, text, variant, buttonRef, actions }: MenuProps) {
  const { t } = useLingui();
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const rare = actions.filter(({ isRare }) => isRare);

  function handleToggle(event: ToggleEvent<HTMLUListElement>) {
    setIsOpen(event.newState === 'open');
    setIsWhole(false);
    if (event.newState === 'open') placeBelow(rootRef.current, event.currentTarget);
  }

  /** Shows the rare actions in place of More, with the focus on the first of them. */
  function showAll(event: MouseEvent<HTMLButtonElement>) {
    const next = event.currentTarget.parentElement?.nextElementSibling?.querySelector('button');
    flushSync(() => setIsWhole(true));
    if (listRef.current) placeBelow(rootRef.current, listRef.current);
    next?.focus();
  }

  function select(action: MenuAction) {
    listRef.current?.hidePopover();
    action.onSelect();
  }

  return (
    <div ref={rootRef} className="rigid">
      {text === undefined ? (
        <IconButton ref={buttonRef} label={label} icon={icon} aria-expanded={isOpen} popoverTarget={id} />
      ) : (
        <Button
          ref={buttonRef}
          variant={variant}
          icon={icon}
          aria-label={label}
          aria-expanded={isOpen}
          popoverTarget={id}
        >
          {text}
        </Button>
      )}
      <ul ref={listRef} id={id} popover="auto" className={styles.list} onToggle={handleToggle}>
        {actions
          .filter(({ isRare }) => !isRare)
          .map((action) => (
            <MenuItem key={action.label} action={action} onSelect={select} />
          ))}
        {rare.length > 0 && (
          <li hidden={isWhole} className={styles.group}>
            <button type="button" className={styles.action} onClick={showAll}>
              <Ellipsis />
              {t`More`}
            </button>
          </li>
        )}
        {rare.map((action) => (
          <MenuItem key={action.label} action={action} isHidden={!isWhole} onSelect={select} />
        ))}
      </ul>
    </div>
  );
}

interface MenuItemProps {
  readonly action: MenuAction;
  readonly isHidden?: boolean;
  readonly onSelect: (action: MenuAction) => void;
}

function MenuItem({ action, isHidden = false, onSelect }: MenuItemProps) {
  return (
    <li hidden={isHidden} className={action.startsGroup ? styles.group : undefined}>
      <button
        type="button"
        {...(action.isOn !== undefined && { role: 'switch', 'aria-checked': action.isOn })}
        className={joinClasses(styles.action, action.tone === 'danger' && styles.danger)}
        onClick={() => onSelect(action)}
      >
        {action.icon}
        {action.isOn !== undefined && <Check className={styles.tick} />}
        {action.label}
      </button>
    </li>
  );
}

/** Positions the list below the button, or above if there is no room below. Their ends meet in either text direction, within the window. */
function placeBelow(anchor: HTMLElement | null, list: HTMLElement): void {
  if (!anchor) return;
  const button = anchor.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const hasRoomBelow = button.bottom + height + 8 < window.innerHeight;
  list.style.top = `${hasRoomBelow ? button.bottom + 4 : Math.max(8, button.top - height - 4)}px`;
  const left = isRightToLeft() ? button.left : button.right - width;
  list.style.left = `${Math.min(Math.max(8, left), window.innerWidth - width - 8)}px`;
}
