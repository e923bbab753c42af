import { useLingui } from '@lingui/react/macro';
import AudioLines from 'virtual:icons/audio-lines';
import Square from 'virtual:icons/square';
import Volume2 from 'virtual:icons/volume-2';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../components/controls/button.tsx';
import type * as MenuControls from '../../components/controls/menu.tsx';
import styles from './read-button.module.css';
import { type ReadingHabits, type ReadSide, useIsPreReader } from './use-reading.ts';

interface ReadButtonProps {
  readonly side: ReadSide | undefined;
  /** Whether the key R triggers this button. */
  readonly hasKey: boolean;
  readonly children?: ReactNode;
}

/** Button that starts and stops reading. If the device has no voice for the language, renders nothing, not even `children`. */
export function ReadButton({ side, hasKey, children }: ReadButtonProps) {
  const { t } = useLingui();
  if (!side?.onToggle) return null;
  const { isSpeaking, onToggle } = side;
  return (
    // The button is inside the card's live region, so turn off announcements of its changes.
    <div aria-live="off" className="gap-2 flex">
      <IconButton
        label={isSpeaking ? t`Stop reading` : t`Read aloud`}
        icon={isSpeaking ? <Square /> : <Volume2 />}
        className={styles.button}
        aria-keyshortcuts={hasKey ? 'R' : undefined}
        // Keeps the focus on the card, so that the space bar still shows the answer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      />
      {children}
    </div>
  );
}

interface ReadingMenuProps {
  readonly habits: ReadingHabits;
  readonly onChange: (change: Partial<ReadingHabits>) => void;
}

/** Menu for automatic reading and reading speed. Pre-readers can only change the speed. */
export function ReadingMenu({ habits: { isAutomatic, isSlow }, onChange }: ReadingMenuProps) {
  const { t } = useLingui();
  const controls = useMenuControls();
  const isPreReader = useIsPreReader();
  if (!controls) return null;
  return (
    <controls.Menu
      label={t`Reading aloud`}
      icon={<AudioLines />}
      actions={[
        ...(isPreReader
          ? []
          : [
              {
                label: t`Read cards aloud`,
                isOn: isAutomatic,
                onSelect: () => onChange({ isAutomatic: !isAutomatic }),
              },
            ]),
        { label: t`Speak slowly`, isOn: isSlow, onSelect: () => onChange({ isSlow: !isSlow }) },
      ]}
    />
  );
}

/** Loads the menu's code on demand. If it can't load, there is no menu. */
function useMenuControls(): typeof MenuControls | undefined {
  const [controls, setControls] = useState<typeof MenuControls>();
  useEffect(() => {
    import('../../components/controls/menu.tsx').then(setControls, () => undefined);
  }, []);
  return controls;
}
