import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useState } from 'react';
import type { WhyToday as Why } from '../../../../../shared/schemas/study.ts';
import { Button } from '../../../components/controls/button.tsx';
import { studyDayHere } from '../../../lib/device/device-time.ts';
import { countOf } from '../../../words/counts.ts';
import { nameDay } from '../../../words/dates.ts';
import styles from './why-today.module.css';

interface WhyTodayProps {
  readonly why: Why;
  /** Whether the card was already answered in this session. */
  readonly isBack: boolean;
}

/** Button that explains why this card is asked today. */
export function WhyToday({ why, isBack }: WhyTodayProps) {
  const [sentence, setSentence] = useState<string>();
  return (
    <>
      <Button
        variant="quiet"
        icon={<CircleQuestionMark />}
        className={styles.button}
        aria-expanded={sentence !== undefined}
        onClick={() => setSentence(sentence === undefined ? describeWhy(why, isBack, new Date()) : undefined)}
      >
        Why today?
      </Button>
      <p role="status" className={styles.sentence}>
        {sentence}
      </p>
    </>
  );
}

const reasons: Readonly<Record<Exclude<Why['kind'], 'new'>, string>> = {
  due: 'You tend to forget this around now.',
  again: 'It was tricky last time.',
  ahead: 'It can still wait: you are ahead.',
};

/** Returns e.g. `Seen 3 times, last on Tuesday. You tend to forget this around now.` */
export function describeWhy({ kind, seen, lastSeenAt }: Why, isBack: boolean, now: Date): string {
  if (isBack) return 'You saw it a moment ago. It comes back until you know it.';
  if (kind === 'new' || lastSeenAt === undefined) return 'New: you have not seen this one before.';
  return `Seen ${seen === 1 ? 'once' : countOf(seen, 'time')}, last ${describeLast(lastSeenAt, now)}. ${reasons[kind]}`;
}

function describeLast(lastSeenAt: string, now: Date): string {
  const [day, today] = [studyDayHere(new Date(lastSeenAt)), studyDayHere(now)];
  return day === today ? 'today' : `on ${nameDay(day, today)}`;
}
