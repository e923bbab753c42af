import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { limits } from '../../../../shared/limits.ts';
import { goalOf } from '../../../../shared/scheduling/daily-goal.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { FoldingCard } from '../../components/layout/folding-card.tsx';
import { updateLearnerMutation } from '../../queries/learners.ts';
import { describeGoal } from '../../words/durations.ts';

/** Minutes proposed to a child, and the most cards a day at which they teach clearly more, by `test/bench/learning/README.md`. A child who can't read counts as under seven. */
function proposalFor({ canRead = true }: Learner): { readonly minutes: number; readonly mostCards: number } {
  const { usual, young } = limits.minutesPerDay;
  return canRead ? { minutes: usual, mostCards: 30 } : { minutes: young, mostCards: 15 };
}

/** Whether nobody has chosen between cards and minutes. Every choice stores minutes, 0 for a goal in cards, and new learners begin with minutes. */
function hasNotChosen(learner: Learner): boolean {
  return learner.minutesPerDay === undefined && goalOf(learner).count <= proposalFor(learner).mostCards;
}

/** Says once what ten minutes a day would do, for the learners from before there were minutes. Either answer ends it for all grown-ups. */
export function MinutesOffer({ learners }: { readonly learners: readonly Learner[] }) {
  const { t } = useLingui();
  const asked = learners.filter(hasNotChosen);
  if (asked.length === 0) return null;
  return (
    <FoldingCard title={t`A day in minutes?`}>
      <p>{t`15 cards take two to three minutes. In our simulations, children who study ten minutes a day know more than three times as much after three months.`}</p>
      <ul className="stack gap-5">
        {asked.map((learner) => (
          <LearnerOffer key={learner.id} learner={learner} />
        ))}
      </ul>
    </FoldingCard>
  );
}

function LearnerOffer({ learner }: { readonly learner: Learner }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const update = useMutation(updateLearnerMutation);
  const { id: learnerId, householdId, name } = learner;
  const goal = describeGoal(goalOf(learner));
  const { minutes } = proposalFor(learner);
  const chosen = update.isPending ? update.variables.body.minutesPerDay : undefined;
  const choose = (minutesPerDay: number) => {
    if (update.isPending) return;
    const said =
      minutesPerDay > 0
        ? t`${name} studies ${plural(minutesPerDay, { one: '# minute', other: '# minutes' })} a day`
        : t`${name} keeps ${goal}`;
    update.mutate(
      { params: { householdId, learnerId }, body: { minutesPerDay } },
      { onSuccess: () => announce(said, { isShown: true }) },
    );
  };
  return (
    <li className="stack gap-3">
      <Failure error={update.error} title={t`Failed to save this`} />
      <p>
        <Trans>
          <strong>{name}</strong> has {goal} a day.
        </Trans>
      </p>
      <div className="wrap gap-2">
        <Button
          aria-label={t`Use ${plural(minutes, { one: '# minute', other: '# minutes' })} for ${name}`}
          busyText={chosen === minutes && t`Saving...`}
          onClick={() => choose(minutes)}
        >{t`Use ${plural(minutes, { one: '# minute', other: '# minutes' })}`}</Button>
        <Button
          variant="quiet"
          aria-label={t`Keep ${goal} for ${name}`}
          busyText={chosen === 0 && t`Saving...`}
          onClick={() => choose(0)}
        >
          {t`Keep ${goal}`}
        </Button>
      </div>
    </li>
  );
}
