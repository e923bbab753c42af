import { useLingui } from '@lingui/react/macro';
import ImageOff from 'virtual:icons/image-off';
import Square from 'virtual:icons/square';
import Volume2 from 'virtual:icons/volume-2';
import { type MouseEventHandler, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardMedia } from '../../../../shared/schemas/media.ts';
import { joinClasses } from '../../lib/class-names.ts';
import { useMedia } from '../../lib/device/media.ts';
import { playSound, type SoundState } from '../../lib/device/one-voice.ts';
import styles from './side-media.module.css';

/** `face`: on a studied card. `small`: above the answer and in forms. `listed`: as large, at the start of a line. `thumb`: in a list. */
type MediaSize = 'face' | 'small' | 'listed' | 'thumb';

export interface SideMediaProps {
  readonly media: readonly CardMedia[] | undefined;
  readonly size: MediaSize;
  /** Plays the first sound once automatically. */
  readonly isAutomatic?: boolean | undefined;
  /** Whether the side is an open question. A sound's label is then hidden because it may give away the answer. */
  readonly isAsked?: boolean | undefined;
  /** Number of the question or option. It names a picture or sound that has no description. */
  readonly place?: number | undefined;
  /** Called when a picture is tapped. A button must offer the same action. */
  readonly onTap?: MouseEventHandler | undefined;
  /** Identifies the shown side. When it changes, a playing sound stops and may play automatically again. */
  readonly shownKey?: string | undefined;
}

/** The pictures and sounds of a card side. Their space is reserved before they load. */
export function SideMedia({ media, size, isAutomatic = false, ...rest }: SideMediaProps): ReactNode {
  if (!media || media.length === 0) return null;
  return (
    <div className={joinClasses(styles.media, 'row-wrap gap-3', styles[size])}>
      {media.map(({ id, alt }, at) => (
        <OneMedia key={id} id={id} alt={alt} size={size} isAutomatic={isAutomatic && at === 0} {...rest} />
      ))}
    </div>
  );
}

type OneMediaProps = CardMedia & Omit<SideMediaProps, 'media'>;

function OneMedia({ id, alt, size, isAutomatic, isAsked = false, place, onTap, shownKey }: OneMediaProps): ReactNode {
  const { t } = useLingui();
  const [media, tryAgain] = useMedia(id);
  if (media === undefined)
    return <span role="status" aria-label={t`Loading a picture or sound`} className={styles.place} />;
  if (media === 'failed')
    return (
      <button type="button" className={joinClasses(styles.place, styles.failed)} onClick={tryAgain}>
        <ImageOff />
        <span>{(isAsked ? undefined : alt) ?? t`Not here yet`}</span>
        <span className="bold in-brand">{t`Try again`}</span>
      </button>
    );
  if (media.isSound) {
    const name = isAsked ? undefined : alt;
    return (
      <Sound
        key={shownKey}
        url={media.url}
        name={name}
        label={place === undefined ? undefined : t`Sound ${place}`}
        size={size}
        isAutomatic={isAutomatic === true}
      />
    );
  }
  const unnamed = place === undefined ? t`Picture without a description` : t`Picture ${place}`;
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a button offers the same action
  return <img src={media.url} alt={alt ?? unnamed} className={styles.picture} onClick={onTap} />;
}

interface SoundProps {
  readonly url: string;
  readonly name: string | undefined;
  /** Its name for screen readers, where it has no other. */
  readonly label: string | undefined;
  readonly size: MediaSize;
  readonly isAutomatic: boolean;
}

/** A large button that plays a sound from the start, or stops it. Browsers may block automatic playback until the first press. */
function Sound({ url, name, label, size, isAutomatic }: SoundProps): ReactNode {
  const { t } = useLingui();
  const [state, setState] = useState<SoundState>('silent');
  const stop = useRef<() => void>(undefined);
  const isPlaying = state === 'playing';
  const words = state === 'unplayable' ? t`This device can’t play this sound.` : (name ?? t`Listen`);

  const heard = name ?? label;
  const playLabel = heard === undefined ? t`Play the sound` : t`Play ${heard}`;

  function play(): void {
    stop.current = playSound(url, setState);
  }

  const playOnce = useEffectEvent(() => {
    if (!stop.current) play();
  });
  useEffect(() => {
    if (!isAutomatic) return undefined;
    // Play after a timeout, so that a voice started by the same render is heard first.
    const timer = setTimeout(playOnce);
    return () => clearTimeout(timer);
  }, [isAutomatic]);
  useEffect(() => () => stop.current?.(), []);
  return (
    <button
      type="button"
      aria-label={size === 'thumb' ? playLabel : name === undefined ? label : undefined}
      className={joinClasses(styles.sound, 'inline gap-3 bold breaks tint-brand text-l justify-center')}
      // Keep the focus on the card so that its keyboard shortcuts keep working.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isPlaying ? stop.current?.() : play())}
    >
      {isPlaying ? <Square /> : <Volume2 />}
      {size !== 'thumb' && <span dir="auto">{isPlaying ? t`Stop` : words}</span>}
    </button>
  );
}
