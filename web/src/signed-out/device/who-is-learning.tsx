import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import UserRound from 'virtual:icons/user-round';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ChildOnDevice } from '../../../../shared/schemas/device.ts';
import { limits } from '../../../../shared/limits.ts';
import { Avatar } from '../../components/avatars/avatar.tsx';
import { BackButton, Button } from '../../components/controls/button.tsx';
import { EmptyState, Failure, NotLoaded } from '../../components/feedback/messages.tsx';
import { PictureChoice } from '../../components/pictures/picture-choice.tsx';
import { askGrownUp, describeFailure, isAboutConsent } from '../../lib/api/describe-error.ts';
import { findVoice, speak, stopSpeaking, useVoices } from '../../lib/device/speech.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { useRootAttribute } from '../../lib/page/root-attribute.ts';
import { type DeviceFamily, deviceLearnersQuery, signInOnDeviceMutation } from '../../queries/devices.ts';
import { useSignIn } from '../use-sign-in.ts';
import styles from './who-is-learning.module.css';

interface WhoIsLearningProps {
  readonly credential: string;
  readonly onGrownUp: () => void;
}

/** Start screen of a family device. A tap on a child signs in, after their picture code if they have one. */
export function WhoIsLearning({ credential, onGrownUp }: WhoIsLearningProps) {
  const { t } = useLingui();
  const [child, setChild] = useState<ChildOnDevice>();
  const signIn = useSignIn(signInOnDeviceMutation);
  const family = useQuery(deviceLearnersQuery(credential));
  useRootAttribute('data-width', 'page');

  /** Opens the child's home, unless the person left this screen or went back before the answer. */
  function enter({ id: learnerId }: ChildOnDevice, pictures?: number[], again?: () => void) {
    signIn.mutate({ credential, learnerId, pictures }, { onError: again });
  }

  function choose(next: ChildOnDevice) {
    if (signIn.isPending) return;
    if (next.hasPictureCode) setChild(next);
    else enter(next);
  }

  return (
    <div className="stack gap-6" data-audience="learner">
      {isAboutConsent(signIn.error) || isAboutConsent(family.error) ? (
        <Paused
          isLooking={family.isFetching}
          onLook={() => {
            setChild(undefined);
            signIn.cancel();
            void family.refetch();
          }}
        />
      ) : child ? (
        <PictureCode
          key={child.id}
          child={child}
          isBusy={signIn.isPending}
          failure={signIn.error}
          onPictures={(pictures, again) => enter(child, pictures, again)}
          onBack={() => {
            signIn.cancel();
            setChild(undefined);
          }}
        />
      ) : (
        <Children family={family} failure={signIn.error} onChoose={choose} />
      )}
      <Button
        variant="quiet"
        icon={<UserRound />}
        className={styles.grownUp}
        onClick={onGrownUp}
      >{t`I’m a grown-up`}</Button>
    </div>
  );
}

/** Shown while parental consent is missing, like `PausedScreen` for a signed-in learner. */
function Paused({ isLooking, onLook }: { readonly isLooking: boolean; readonly onLook: () => void }) {
  const { t } = useLingui();
  usePageTitle(t`Ask your grown-up`);
  return (
    <div role="alert">
      <h1 className="text-2xl">{askGrownUp.title}</h1>
      <EmptyState
        title={askGrownUp.text}
        action={
          <Button
            variant="primary"
            onClick={onLook}
            busyText={isLooking && t({ message: 'Checking...', context: 'whether a parent has agreed' })}
          >{t`Try again`}</Button>
        }
      />
    </div>
  );
}

interface ChildrenProps {
  readonly family: UseQueryResult<DeviceFamily>;
  readonly failure: Error | null;
  readonly onChoose: (child: ChildOnDevice) => void;
}

function Children({ family, failure, onChoose }: ChildrenProps) {
  const { t } = useLingui();
  usePageTitle(t`Who is learning?`);
  return (
    <>
      <h1 className="text-2xl">{t`Who is learning?`}</h1>
      <Failure error={failure} title={t`That didn’t work`} />
      {!family.data && (
        <NotLoaded
          of={family}
          loading={t`Opening your family...`}
          failed={t`We couldn’t open your family`}
          className={styles.children}
          height="148px"
          count={2}
        />
      )}
      {family.data?.learners.length === 0 && (
        <EmptyState title={t`No children yet`} text={t`A grown-up can add one. Tap “I’m a grown-up”.`} />
      )}
      <ul className={styles.children}>
        {family.data?.learners.map((child) => (
          <li key={child.id} className="stack">
            <button type="button" className={styles.child} onClick={() => onChoose(child)}>
              <Avatar name={child.avatar} size={96} />
              <span dir="auto" className="breaks text-l heavy">
                {child.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PictureCodeProps {
  readonly child: ChildOnDevice;
  readonly isBusy: boolean;
  readonly failure: Error | null;
  /** Called with the third picture. `again` clears the choice after a wrong code. */
  readonly onPictures: (pictures: number[], again: () => void) => void;
  readonly onBack: () => void;
}

/** Picture code entry. The third picture submits it. */
function PictureCode({ child, isBusy, failure, onPictures, onBack }: PictureCodeProps) {
  const { t } = useLingui();
  const { name } = child;
  usePageTitle(name);
  const [chosen, setChosen] = useState<number[]>([]);
  const words = failure ? describePictureFailure(failure) : '';
  useSpoken(words, child.canRead === false);

  function change(next: number[]) {
    if (isBusy) return;
    setChosen(next);
    if (next.length === limits.picturesInCode) onPictures(next, () => setChosen([]));
  }

  return (
    <>
      <BackButton onPress={onBack} />
      <div className="row gap-4">
        <Avatar name={child.avatar} size={72} />
        <h1 className="text-2xl">{t`Hi ${name}, tap your three pictures`}</h1>
      </div>
      {/* Always there, so that the pictures stay where the finger is. */}
      <div role="status" className={styles.messagePlace}>
        {words && <p className="tint-spark in-ink rounded pad-3 medium">{words}</p>}
      </div>
      <PictureChoice chosen={chosen} onChange={change} />
    </>
  );
}

function describePictureFailure(error: Error): string {
  return describeFailure(error, t`That didn’t work`, {
    'wrong-pictures': t`Not quite. Try again!`,
    'too-many-attempts': t`Let’s take a break. Or show this to a grown-up. They can sign in and hand over again.`,
  });
}

/** Says the words to a child who cannot read yet, where the device has a voice for them. */
function useSpoken(words: string, isOn: boolean): void {
  const voice = findVoice(document.documentElement.lang, useVoices());
  useEffect(() => {
    // oxlint-disable-next-line structure/words-in-catalogue -- an id
    if (isOn && words && voice) speak({ id: 'about pictures', text: words, voice, isSlow: false });
    return stopSpeaking;
  }, [words, isOn, voice]);
}
