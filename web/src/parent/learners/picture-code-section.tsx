import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { Banner, ErrorState, Failure } from '../../components/feedback/messages.tsx';
import { PictureChoice, PictureRow } from '../../components/pictures/picture-choice.tsx';
import { pictureCodeQuery, removePictureCodeMutation, setPictureCodeMutation } from '../../queries/devices.ts';
import { formatTime } from '../../words/dates.ts';
import styles from './learners-tab.module.css';

/** Shows the picture code a child taps after their animal. Grown-ups can set or remove it. */
export function PictureCodeSection({ learner }: { readonly learner: Learner }) {
  const params = { householdId: learner.householdId, learnerId: learner.id };
  const code = useQuery(pictureCodeQuery(params));
  const removal = useMutation(removePictureCodeMutation);
  const [isChoosing, setIsChoosing] = useState(false);
  if (code.isError && code.data === undefined) return <ErrorState title="Failed to load the picture code" of={code} />;
  if (code.data === undefined) return <Skeleton height="68px" />;
  const { pictures, pausedUntil } = code.data;
  return (
    <section className={styles.pictures}>
      <h3>Picture code</h3>
      <Failure error={removal.error} title="That did not work" />
      {pictures ? (
        <>
          <PictureRow code={pictures} />
          {pausedUntil && (
            <Banner tone="info">
              Five wrong tries: {learner.name} can try again at {formatTime(pausedUntil)}, or with new pictures at once.
            </Banner>
          )}
        </>
      ) : (
        <p className={styles.pictureNote}>
          None: on the family’s devices one tap on the animal is enough. Three pictures keep a sibling out.
        </p>
      )}
      <div className={styles.pictureActions}>
        <Button onClick={() => setIsChoosing(true)}>
          {pictures ? 'Choose new pictures' : `Choose ${limits.picturesInCodeAsWord} pictures`}
        </Button>
        {pictures && (
          <Button
            variant="quiet"
            busyText={removal.isPending && 'One moment...'}
            onClick={() => removal.mutate({ params })}
          >
            No pictures
          </Button>
        )}
      </div>
      {isChoosing && <PictureCodeDialog learner={learner} onClose={() => setIsChoosing(false)} />}
    </section>
  );
}

function PictureCodeDialog({ learner, onClose }: { readonly learner: Learner; readonly onClose: () => void }) {
  const announce = useAnnounce();
  const saving = useMutation(setPictureCodeMutation);
  const [chosen, setChosen] = useState<number[]>([]);
  const [isTried, setIsTried] = useState(false);
  const isWhole = chosen.length === limits.picturesInCode;

  function save() {
    setIsTried(true);
    if (!isWhole) return;
    const params = { householdId: learner.householdId, learnerId: learner.id };
    saving.mutate(
      { params, body: { pictures: chosen } },
      {
        onSuccess: () => {
          announce(`${learner.name} has new pictures`, { isShown: true });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={`Pictures for ${learner.name}`} isDirty={chosen.length > 0} onClose={onClose}>
      {(close) => (
        <>
          <Failure error={saving.error} title="That did not work" />
          {isTried && !isWhole && <Banner tone="error">Please choose {limits.picturesInCodeAsWord} pictures.</Banner>}
          <p>Tap {limits.picturesInCodeAsWord} pictures together, in an order that is easy to remember.</p>
          <PictureChoice chosen={chosen} onChange={setChosen} />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" busyText={saving.isPending && 'Saving...'} onClick={save}>
              Save
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
