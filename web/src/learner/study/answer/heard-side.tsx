import Eye from 'lucide-react/icons/eye';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import type { ReactNode } from 'react';
import type { CardMedia } from '../../../../../shared/schemas/media.ts';
import { SideMedia } from '../../../components/card-side/side-media.tsx';
import { Button } from '../../../components/controls/button.tsx';
import type { ReadSide } from '../../read-aloud/use-reading.ts';
import styles from './heard-side.module.css';

interface HeardSideProps {
  readonly reading: ReadSide | undefined;
  readonly media: readonly CardMedia[] | undefined;
  /** Names what is shown. */
  readonly shownKey: string;
  /** How to be read to. */
  readonly menu: ReactNode;
  readonly onShowWords: () => void;
}

/** A question that is heard. Its words are not in the page until they are asked for. */
export function HeardSide({ reading, media, shownKey, menu, onShowWords }: HeardSideProps) {
  const isSpeaking = reading?.isSpeaking === true;
  return (
    <div aria-live="off" className={styles.heard}>
      <SideMedia media={media} size="small" isAutomatic={!isSpeaking} isAsked shownKey={shownKey} />
      <button
        type="button"
        className={styles.ear}
        aria-keyshortcuts="R"
        // The focus stays on the card: the space bar goes on showing the answer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={reading?.onToggle}
      >
        {isSpeaking ? <Square /> : <Volume2 />}
        {isSpeaking ? 'Stop' : 'Listen'}
      </button>
      <div className={styles.beside}>
        <Button variant="quiet" icon={<Eye />} onClick={onShowWords}>
          Show the words
        </Button>
        {menu}
      </div>
    </div>
  );
}
