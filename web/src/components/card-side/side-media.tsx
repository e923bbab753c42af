import ImageOff from 'lucide-react/icons/image-off';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardMedia } from '../../../../shared/schemas/media.ts';
import { joinClasses } from '../../lib/class-names.ts';
import { useMedia } from '../../lib/device/media.ts';
import { takeVoice } from '../../lib/device/one-voice.ts';
import styles from './side-media.module.css';

/** `face`: on a card that is studied; `small`: above the answer, and in forms; `thumb`: in a list. */
type MediaSize = 'face' | 'small' | 'thumb';

export interface SideMediaProps {
  readonly media: readonly CardMedia[] | undefined;
  readonly size: MediaSize;
  /** Sounds are played once by themselves, the first one only. */
  readonly isAutomatic?: boolean | undefined;
  /** It is a question that is open: the words of a sound are not said, as they may be what is asked for. */
  readonly isAsked?: boolean | undefined;
  /** Names what is shown: a sound that is heard stops when it changes, and may play by itself anew. */
  readonly shownKey?: string | undefined;
}

/** The pictures and sounds of a card's side. Their place is there before they are. */
export function SideMedia({ media, size, isAutomatic = false, isAsked = false, shownKey }: SideMediaProps): ReactNode {
  if (!media || media.length === 0) return null;
  return (
    <div className={joinClasses(styles.media, styles[size])}>
      {media.map(({ id, alt }, at) => (
        <OneMedia
          key={id}
          id={id}
          alt={alt}
          size={size}
          isAutomatic={isAutomatic && at === 0}
          isAsked={isAsked}
          shownKey={shownKey}
        />
      ))}
    </div>
  );
}

type OneMediaProps = CardMedia & Omit<SideMediaProps, 'media'>;

function OneMedia({ id, alt, size, isAutomatic, isAsked, shownKey }: OneMediaProps): ReactNode {
  const [media, tryAgain] = useMedia(id);
  if (media === undefined)
    return <span role="status" aria-label="Loading a picture or sound" className={styles.place} />;
  if (media === 'failed')
    return (
      <button type="button" className={joinClasses(styles.place, styles.failed)} onClick={tryAgain}>
        <ImageOff />
        <span>{(isAsked ? undefined : alt) ?? 'Not here yet'}</span>
        <span className={styles.again}>Try again</span>
      </button>
    );
  if (media.isSound) {
    const name = isAsked ? undefined : alt;
    return <Sound key={shownKey} url={media.url} name={name} size={size} isAutomatic={isAutomatic === true} />;
  }
  return <img src={media.url} alt={alt ?? 'Picture without a description'} className={styles.picture} />;
}

interface SoundProps {
  readonly url: string;
  readonly name: string | undefined;
  readonly size: MediaSize;
  readonly isAutomatic: boolean;
}

/** One large button. A press plays from the start, another one stops. Browsers may keep the first one of a page silent until it is pressed. */
function Sound({ url, name, size, isAutomatic }: SoundProps): ReactNode {
  const ref = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const wasPlayed = useRef(false);

  function play(): void {
    const audio = ref.current;
    if (!audio) return;
    takeVoice(() => audio.pause());
    wasPlayed.current = true;
    audio.currentTime = 0;
    audio.play().catch(() => undefined);
  }

  const playOnce = useEffectEvent(() => {
    if (!wasPlayed.current) play();
  });
  useEffect(() => {
    if (!isAutomatic) return undefined;
    // A voice that begins with the same drawing comes first.
    const timer = setTimeout(playOnce);
    return () => clearTimeout(timer);
  }, [isAutomatic]);
  useEffect(() => {
    const audio = ref.current;
    return () => {
      if (wasPlayed.current) audio?.pause();
    };
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a word or two; what it says stands on its button, where somebody wrote it down */}
      <audio
        ref={ref}
        src={url}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
      />
      <button
        type="button"
        aria-label={size === 'thumb' ? `Play ${name ?? 'the sound'}` : undefined}
        className={styles.sound}
        // The focus stays on the card, so that its keys go on working.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isPlaying ? ref.current?.pause() : play())}
      >
        {isPlaying ? <Square /> : <Volume2 />}
        {size !== 'thumb' && <span dir="auto">{isPlaying ? 'Stop' : (name ?? 'Listen')}</span>}
      </button>
    </>
  );
}
