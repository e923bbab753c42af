import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Camera from 'virtual:icons/camera';
import ImagePlus from 'virtual:icons/image-plus';
import Mic from 'virtual:icons/mic';
import Music from 'virtual:icons/music';
import Trash from 'virtual:icons/trash-2';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '../../../../../../shared/limits.ts';
import { bothSidesNeeded, type CardSides } from '../../../../../../shared/schemas/deck.ts';
import type { CardMedia } from '../../../../../../shared/schemas/media.ts';
import { SideMedia } from '../../../../components/card-side/side-media.tsx';
import { Button, IconButton } from '../../../../components/controls/button.tsx';
import { TextArea, TextField } from '../../../../components/controls/field.tsx';
import { Spinner } from '../../../../components/feedback/loading.tsx';
import { Banner } from '../../../../components/feedback/messages.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { useMedia } from '../../../../lib/device/media.ts';
import styles from './side-editor.module.css';
import { SoundRecorder } from './sound-recorder.tsx';
import type { MeantKind } from './make-media.ts';
import type { SideUpload } from './use-side-upload.ts';

interface SideProps {
  readonly side: 'front' | 'back';
  readonly form: UseFormReturn<CardSides>;
  readonly upload: SideUpload;
  /** Makes the fields read-only while saving. */
  readonly isSaving: boolean;
}

const labels = { front: msg`Front (Question)`, back: msg`Back (Answer)` };

interface SideWordsProps extends SideProps {
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onPaste?: ((event: ClipboardEvent<HTMLTextAreaElement>) => void) | undefined;
  readonly enterKeyHint?: 'next' | undefined;
}

/** Multi-line text field of a card's side. Files can be pasted or dropped into it. */
export function SideWords({ side, form, upload, isSaving, onKeyDown, onPaste, enterKeyHint }: SideWordsProps) {
  const { t } = useLingui();
  const { formState, register } = form;
  const error = formState.errors[side];
  return (
    <TextArea
      label={t(labels[side])}
      dir="auto"
      rows={2}
      readOnly={isSaving}
      // An error about both sides shows only in the banner.
      error={error?.type === bothSidesNeeded ? undefined : error?.message}
      enterKeyHint={enterKeyHint}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        takeFiles(event, event.clipboardData, upload, isSaving);
        onPaste?.(event);
      }}
      onDrop={(event) => takeFiles(event, event.dataTransfer, upload, isSaving)}
      {...register(side)}
    />
  );
}

/** Accepts pasted or dropped files, except while saving. Word processors add a picture of the copied text, which is ignored in favor of the text. */
function takeFiles(
  event: ClipboardEvent | DragEvent,
  { files, types }: DataTransfer,
  upload: SideUpload,
  isSaving: boolean,
): void {
  if (files.length === 0 || types.includes('text/plain')) return;
  event.preventDefault();
  if (!isSaving) upload.add([...files]);
}

/** A side's pictures and sounds, with buttons to add more. */
export function SideExtras({ side, form, upload, isSaving }: SideProps) {
  const { t } = useLingui();
  const media = useWatch({ control: form.control, name: `${side}Media` }) ?? [];
  const keep = (left: CardMedia[]): void => form.setValue(`${side}Media`, left, { shouldDirty: true });
  const titleId = useId();
  const hasRoom = media.length < limits.mediaPerSide && upload.state.kind !== 'working';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is optional: the buttons add the same files
    <div
      role="group"
      aria-labelledby={titleId}
      className="stack gap-2 shrinks content-start"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer, upload, isSaving)}
    >
      <p id={titleId} className="medium">
        {side === 'front' ? t`Pictures and sounds of the front` : t`Pictures and sounds of the back`}
      </p>
      {media.map((one, at) => (
        <EditedMedia
          key={one.id}
          media={one}
          field={form.register(`${side}Media.${at}.alt`)}
          onRemove={() => keep(media.filter(({ id }) => id !== one.id))}
        />
      ))}
      <UploadState upload={upload} />
      {upload.isOverfull && !hasRoom && (
        <Banner tone="error">{t`Up to ${{ most: limits.mediaPerSide }} pictures and sounds fit on a side. The rest was left out.`}</Banner>
      )}
      {(hasRoom || upload.isRecording) && !isSaving && <AddMedia upload={upload} />}
    </div>
  );
}

interface EditedMediaProps {
  readonly media: CardMedia;
  readonly field: ReturnType<UseFormReturn<CardSides>['register']>;
  readonly onRemove: () => void;
}

/** One picture or sound with a field for its description. */
function EditedMedia({ media, field, onRemove }: EditedMediaProps) {
  const { t } = useLingui();
  const [shown] = useMedia(media.id);
  const isSound = typeof shown === 'object' && shown.isSound;
  return (
    <div className={joinClasses(styles.item, 'stack gap-3 sunken pad-3')}>
      <SideMedia media={[{ id: media.id }]} size="thumb" />
      <TextField
        label={isSound ? t`What do you hear?` : t`What’s in the picture?`}
        hint={isSound ? undefined : t`A few words help a child who can’t see it.`}
        isOptional
        dir="auto"
        autoComplete="off"
        maxLength={limits.altLength}
        {...field}
      />
      <IconButton
        tone="danger"
        label={isSound ? t`Remove the sound` : t`Remove the picture`}
        icon={<Trash />}
        onClick={onRemove}
      />
    </div>
  );
}

function UploadState({ upload: { state, cancel, skip, tryAgain } }: Pick<SideProps, 'upload'>): ReactNode {
  const { t } = useLingui();
  if (state.kind === 'idle') return null;
  if (state.kind === 'working')
    return (
      <div role="status" className="row-wrap gap-1-2">
        <Spinner />
        <span>{state.words}</span>
        <Button variant="quiet" onClick={cancel}>{t`Cancel`}</Button>
      </div>
    );
  const again = state.canTryAgain && <Button variant="quiet" onClick={tryAgain}>{t`Try again`}</Button>;
  return (
    <Banner tone="error" action={again} onDismiss={skip}>
      {state.sentence}
    </Banner>
  );
}

const acceptedTypes = { picture: 'image/*', sound: 'audio/mpeg,audio/mp4,audio/webm,.m4a,.mp3' };

/** Buttons for adding a picture or sound. The camera button is only for handheld devices. */
function AddMedia({ upload: { add, setRecording } }: Pick<SideProps, 'upload'>) {
  const { t } = useLingui();
  const [isRecording, setIsRecording] = useState(false);
  if (isRecording)
    return (
      <SoundRecorder
        onRecorded={(sound) => {
          setIsRecording(false);
          add([sound], 'sound');
        }}
        onCancel={() => setIsRecording(false)}
        onRunning={setRecording}
      />
    );
  return (
    <div className={joinClasses(styles.add, 'row-wrap gap-1-2')}>
      <FileButton
        words={t({ message: 'Picture', context: 'button that adds one to a card' })}
        icon={<ImagePlus />}
        meant="picture"
        onFiles={add}
      />
      <FileButton
        words={t`Camera`}
        icon={<Camera />}
        meant="picture"
        isCamera
        className={styles.camera}
        onFiles={add}
      />
      {'mediaDevices' in navigator && 'MediaRecorder' in window && (
        <Button variant="quiet" icon={<Mic />} onClick={() => setIsRecording(true)}>{t`Record`}</Button>
      )}
      <FileButton words={t`Sound`} icon={<Music />} meant="sound" onFiles={add} />
    </div>
  );
}

interface FileButtonProps {
  readonly onFiles: (files: readonly Blob[], meant: MeantKind) => void;
  readonly words: string;
  readonly icon: ReactNode;
  readonly meant: MeantKind;
  readonly isCamera?: boolean;
  readonly className?: string | undefined;
}

function FileButton({ words, icon, meant, isCamera = false, className, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="quiet" icon={icon} className={className} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words}
        multiple={!isCamera}
        accept={acceptedTypes[meant]}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onFiles([...currentTarget.files], meant);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
