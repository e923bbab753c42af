import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CircleQuestionMark from 'virtual:icons/circle-question-mark';
import { useState } from 'react';
import type { WhyToday as Why } from '../../../../../shared/schemas/study.ts';
import { Button } from '../../../components/controls/button.tsx';
import { studyDayHere } from '../../../lib/device/device-time.ts';
import { nameDay } from '../../../words/dates.ts';
import styles from './why-today.module.css';

interface WhyTodayProps {
  /** Changes with each card, for which the explanation is folded away again. */
  readonly askedKey: string;
  readonly why: Why;
  /** Whether the card was already answered in this session. */
  readonly isBack: boolean;
}

/** Button that explains why this card is asked today. */
export function WhyToday({ askedKey, why, isBack }: WhyTodayProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState<{ readonly askedKey: string; readonly sentence: string }>();
  // Undo brings a key again, so what was said before is dropped at once.
  if (said && said.askedKey !== askedKey) setSaid(undefined);
  const sentence = said?.askedKey === askedKey ? said.sentence : undefined;
  return (
    <>
      <Button
        variant="quiet"
        icon={<CircleQuestionMark />}
        className={styles.button}
        aria-expanded={sentence !== undefined}
        onClick={() =>
          setSaid(sentence === undefined ? { askedKey, sentence: describeWhy(why, isBack, new Date()) } : undefined)
        }
      >{t`Why today?`}</Button>
      <p role="status" className={styles.sentence}>
        {sentence}
      </p>
    </>
  );
}

const reasons: Readonly<Record<Exclude<Why['kind'], 'new'>, MessageDescriptor>> = {
  due: msg`It’s a good time to see this again.`,
  again: msg`It was tricky last time.`,
  ahead: msg`It can wait. You’re ahead!`,
};

/** Returns e.g. `Seen 3 times, last on Tuesday. It’s a good time to see this again.` */
export function describeWhy({ kind, seen, lastSeenAt }: Why, isBack: boolean, now: Date): string {
  if (isBack) return t`You saw it a moment ago. It comes back until you know it.`;
  if (kind === 'new' || lastSeenAt === undefined) return t`New. You haven’t seen this one yet.`;
  const reason = t(reasons[kind]);
  const [day, today] = [studyDayHere(new Date(lastSeenAt)), studyDayHere(now)];
  if (day === today)
    return t`${plural(seen, { one: `Seen once, last today. ${reason}`, other: `Seen # times, last today. ${reason}` })}`;
  const name = nameDay(day, today);
  return t`${plural(seen, {
    one: `Seen once, last on ${name}. ${reason}`,
    other: `Seen # times, last on ${name}. ${reason}`,
  })}`;
}
