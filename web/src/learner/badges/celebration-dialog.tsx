import { useId } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import type { Badge } from './badge.ts';
import { describeDeed } from './badge-words.ts';
import { BadgePicture } from './badge-picture.tsx';
import styles from './celebration-dialog.module.css';

interface CelebrationDialogProps {
  readonly badge: Badge;
  readonly onClose: () => void;
}

const SPARKS = 12;

/** A new badge bursts onto the screen, once. */
export function CelebrationDialog({ badge, onClose }: CelebrationDialogProps) {
  const id = useId();
  return (
    <DialogFrame
      size={400}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCloseRequest={onClose}
      onClosed={onClose}
    >
      <div className={styles.celebration}>
        <div className={styles.burst} aria-hidden="true">
          {Array.from({ length: SPARKS }, (_, index) => (
            <span key={index} className={styles.ray} style={{ rotate: `${(index * 360) / SPARKS}deg` }}>
              <span className={styles.spark} />
            </span>
          ))}
          <div className={styles.badge}>
            <BadgePicture badge={badge} size={136} />
          </div>
        </div>
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
          New badge: {badge.name}!
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {describeDeed(badge.threshold)} That is something to be proud of.
        </p>
        <Button variant="primary" isWide onClick={onClose}>
          Hooray!
        </Button>
      </div>
    </DialogFrame>
  );
}
