import { useLingui } from '@lingui/react/macro';
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
import { pictureCodeQuery, removePictureCodeMutation, setPictureCodeMutation } from '../../queries/picture-codes.ts';
import { formatTime } from '../../words/instants.ts';

/** Shows the picture code a child taps after their animal. Grown-ups can set or remove it. */
export function PictureCodeSection({ learner }: { readonly learner: Learner }) {
  const { t } = useLingui();
  const params = { householdId: learner.householdId, learnerId: learner.id };
  const code = useQuery(pictureCodeQuery(params));
  const removal = useMutation(removePictureCodeMutation);
  const [isChoosing, setIsChoosing] = useState(false);
  if (code.isError && code.data === undefined)
    return <ErrorState title={t`Failed to load the picture code`} of={code} />;
  if (code.data === undefined) return <Skeleton height="68px" />;
  const { pictures, pausedUntil } = code.data;
  return (
    <section className="stack gap-3">
      <h3>{t`Picture code`}</h3>
      <Failure error={removal.error} title={t`That didn’t work`} />
      {pictures ? (
        <>
          <PictureRow code={pictures} />
          {pausedUntil && (
            <Banner tone="info">{t`Five wrong tries. ${{ name: learner.name }} can try again at ${{ time: formatTime(pausedUntil) }}, or right away with new pictures.`}</Banner>
          )}
        </>
      ) : (
        <p className="note">{t`Not set. On the family’s devices, one tap on the animal is enough. Three pictures keep siblings out.`}</p>
      )}
      <div className="wrap gap-2">
        <Button onClick={() => setIsChoosing(true)}>
          {pictures ? t`Choose new pictures` : t`Choose three pictures`}
        </Button>
        {pictures && (
          <Button
            variant="quiet"
            busyText={removal.isPending && t`One moment...`}
            onClick={() => removal.mutate({ params })}
          >
            {t({ message: 'Remove code', comment: 'Removes the picture code' })}
          </Button>
        )}
      </div>
      {isChoosing && <PictureCodeDialog learner={learner} onClose={() => setIsChoosing(false)} />}
    </section>
  );
}

function PictureCodeDialog({ learner, onClose }: { readonly learner: Learner; readonly onClose: () => void }) {
  const { t } = useLingui();
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
          announce(t`${{ name: learner.name }} has new pictures`, { isShown: true });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={t`Pictures for ${{ name: learner.name }}`} isDirty={chosen.length > 0} onClose={onClose}>
      {(close) => (
        <>
          <Failure error={saving.error} title={t`That didn’t work`} />
          {isTried && !isWhole && <Banner tone="error">{t`Please choose three pictures.`}</Banner>}
          <p>{t`Choose three pictures with your child, in an order that’s easy to remember.`}</p>
          <PictureChoice chosen={chosen} onChange={setChosen} />
          <DialogActions>
            <Button onClick={close}>{t`Cancel`}</Button>
            <Button variant="primary" busyText={saving.isPending && t`Saving...`} onClick={save}>{t`Save`}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
