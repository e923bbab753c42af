import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import EyeOff from 'virtual:icons/eye-off';
import ImagePlus from 'virtual:icons/image-plus';
import Pencil from 'virtual:icons/pencil';
import Undo2 from 'virtual:icons/undo-2';
import { useRef, useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { LooseCard } from '../../../../shared/routes/loose.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { SideText } from '../../components/card-side/card-side.tsx';
import { Button } from '../../components/controls/button.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { ErrorState, Failure } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { studyDayHere } from '../../lib/device/device-time.ts';
import { leaveOutMutation, looseCardsQuery } from '../../queries/loose-cards.ts';
import { nameDay } from '../../words/dates.ts';
import { useHouseholdRole } from '../household-role.ts';
import { HardCardDialog } from '../learners/hard-card.tsx';
import styles from './reports-tab.module.css';

export interface LooseCardsProps {
  readonly learner: Learner;
}

/** Cards that don't stick, each with what a grown-up can do about it, and the cards left out for the learner. Renders nothing if there are none. */
export function LooseCards({ learner }: LooseCardsProps) {
  const { t } = useLingui();
  const { name } = learner;
  const cards = useQuery(looseCardsQuery(learner.id));
  const canManage = isPermitted(useHouseholdRole(learner.householdId), 'manage-learners');
  const [edited, setEdited] = useState<LooseCard>();
  const { titleRef, moving, leaveOut } = useLeavingOut(learner);
  if (cards.error && !cards.data) {
    return (
      <SectionCard title={t(title)}>
        <ErrorState title={t`Failed to load these cards`} of={cards} />
      </SectionCard>
    );
  }
  // Most children have no such cards, so nothing is shown while the list loads.
  if (!cards.data || cards.data.length === 0) return null;
  const [loose, leftOut] = [cards.data.filter((one) => !one.isLeftOut), cards.data.filter((one) => one.isLeftOut)];
  return (
    <SectionCard title={t(title)} titleRef={titleRef} part="loose-cards">
      <Failure error={moving.error} title={t`Failed to change this card`} />
      {loose.length > 0 && (
        <>
          <p className="muted">{t`Forgotten four times. Each gets a week off, then comes back as multiple choice. You can make it easier now.`}</p>
          <ul className="stack">
            {loose.map((card) => (
              <li key={card.cardId} className="column lined gap-2 pad-block-3">
                <CardWords card={card} />
                <p className="muted">{describeReturn(card)}</p>
                {canManage && (
                  <Ways card={card} name={name} onEdit={setEdited} onLeaveOut={() => leaveOut(card, true)} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <h3>{t`Left out for ${name}`}</h3>
          <ul className="stack">
            {leftOut.map((card) => (
              <li key={card.cardId} className="spread lined gap-2-4 pad-block-3">
                <CardWords card={card} />
                {canManage && (
                  <Button
                    icon={<Undo2 />}
                    aria-label={t`Bring back: ${{ card: nameCard(card) }}`}
                    onClick={() => leaveOut(card, false)}
                  >{t`Bring back`}</Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {edited && (
        <HardCardDialog
          householdId={learner.householdId}
          hard={edited}
          onClose={() => {
            setEdited(undefined);
            void cards.refetch();
          }}
        />
      )}
    </SectionCard>
  );
}

const title: MessageDescriptor = msg`These don’t stick`;

/** Leaves cards out and brings them back. The focus then moves to the section's title, because the pressed button is gone. */
function useLeavingOut({ id: learnerId, householdId, name }: Learner) {
  const { t } = useLingui();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const moving = useMutation(leaveOutMutation);
  const leaveOut = (card: LooseCard, isLeftOut: boolean): void => {
    if (moving.isPending) return;
    const params = { householdId, learnerId, cardId: card.cardId };
    moving.mutate(
      { params, body: { isLeftOut } },
      {
        onSuccess: () => {
          announce(isLeftOut ? t`${name} won’t see this card` : t`${name} will see this card again`, { isShown: true });
          titleRef.current?.focus();
        },
      },
    );
  };
  return { titleRef, moving, leaveOut };
}

interface WaysProps {
  readonly card: LooseCard;
  readonly name: string;
  readonly onEdit: (card: LooseCard) => void;
  readonly onLeaveOut: () => void;
}

/** What a grown-up can do about a card. A picture and other words both open the card's form. */
function Ways({ card, name, onEdit, onLeaveOut }: WaysProps) {
  const { t } = useLingui();
  const named = nameCard(card);
  return (
    <div className={joinClasses(styles.onScreen, 'wrap gap-2')}>
      <Button
        icon={<ImagePlus />}
        aria-label={t`Add a picture: ${named}`}
        onClick={() => onEdit(card)}
      >{t`Add a picture`}</Button>
      <Button icon={<Pencil />} aria-label={t`Reword it: ${named}`} onClick={() => onEdit(card)}>{t`Reword it`}</Button>
      <Button
        icon={<EyeOff />}
        aria-label={t`Leave it out for ${name}: ${named}`}
        onClick={onLeaveOut}
      >{t`Leave it out`}</Button>
    </div>
  );
}

function CardWords({ card: { front, back, format, deckName } }: { readonly card: LooseCard }) {
  const { t } = useLingui();
  return (
    <div>
      <span className="medium clamp-3">
        <SideText as="span" text={front || t(noWords)} format={format} />
      </span>{' '}
      <span className="block">
        <SideText as="span" text={back || t(noWords)} format={format} />
      </span>{' '}
      <span className="muted block text-xs">
        <bdi>{deckName}</bdi>
      </span>
    </div>
  );
}

const noWords: MessageDescriptor = msg`A picture or sound`;

function nameCard({ front, back }: LooseCard): string {
  return front || back || t(noWords);
}

function describeReturn({ restsUntil }: LooseCard): string {
  const today = studyDayHere();
  return restsUntil !== undefined && restsUntil > today
    ? t`Back on ${{ day: nameDay(restsUntil, today) }}.`
    : t`Back now, as multiple choice.`;
}
