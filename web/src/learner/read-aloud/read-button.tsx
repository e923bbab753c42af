import AudioLines from 'lucide-react/icons/audio-lines';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../components/controls/button.tsx';
import type * as MenuControls from '../../components/controls/menu.tsx';
import styles from './read-button.module.css';
import { type ReadingHabits, type ReadSide, useIsPreReader } from './use-reading.ts';

interface ReadButtonProps {
  readonly side: ReadSide | undefined;
  /** The key R does the same. */
  readonly hasKey: boolean;
  /** What stands beside it. */
  readonly children?: ReactNode;
}

/** Reads a text, and stops. Not there, nor what stands beside it, where no voice of the device reads the language. */
export function ReadButton({ side, hasKey, children }: ReadButtonProps) {
  if (!side?.onToggle) return null;
  const { isSpeaking, onToggle } = side;
  return (
    // It stands where cards are read out as they come: only they are news.
    <div aria-live="off" className={styles.row}>
      <IconButton
        label={isSpeaking ? 'Stop reading' : 'Read aloud'}
        icon={isSpeaking ? <Square /> : <Volume2 />}
        className={styles.button}
        aria-keyshortcuts={hasKey ? 'R' : undefined}
        // The focus stays on the card: the space bar goes on showing the answer.
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

/** Whether cards are read by themselves, where there is a choice, and how fast. */
export function ReadingMenu({ habits: { isAutomatic, isSlow }, onChange }: ReadingMenuProps) {
  const controls = useMenuControls();
  const isPreReader = useIsPreReader();
  if (!controls) return null;
  return (
    <controls.Menu
      label="Reading aloud"
      icon={<AudioLines />}
      actions={[
        ...(isPreReader
          ? []
          : [
              { label: 'Read cards aloud', isOn: isAutomatic, onSelect: () => onChange({ isAutomatic: !isAutomatic }) },
            ]),
        { label: 'Speak slowly', isOn: isSlow, onSelect: () => onChange({ isSlow: !isSlow }) },
      ]}
    />
  );
}

/** The menu's code is fetched once there is something to choose, and missed by nobody where it cannot be had: nothing waits for it. */
function useMenuControls(): typeof MenuControls | undefined {
  const [controls, setControls] = useState<typeof MenuControls>();
  useEffect(() => {
    import('../../components/controls/menu.tsx').then(setControls, () => undefined);
  }, []);
  return controls;
}
