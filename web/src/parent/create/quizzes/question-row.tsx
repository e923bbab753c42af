import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { IconButton } from '../../../components/controls/button.tsx';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import type { QuestionDraft } from './draft/question-draft.ts';
import { letterOf } from '../../../words/names.ts';
import styles from './question-row.module.css';

interface QuestionRowProps {
  readonly question: QuestionDraft;
  /** From 0. */
  readonly position: number;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A finished question of the draft: what it asks, the correct option, and what can be done with it. */
export function QuestionRow({
  question: { question, options, correctIndex },
  position,
  isLast,
  onEdit,
  onMove,
  onRemove,
}: QuestionRowProps) {
  const name = `question ${position + 1}`;
  return (
    <div className={styles.row} data-question={position}>
      <span className={styles.number} aria-hidden="true">
        {position + 1}
      </span>
      <div className={styles.texts}>
        <p className={styles.question} dir="auto">
          {question}
        </p>
        <p className={styles.answer}>
          <Check aria-hidden="true" />
          <VisuallyHidden>Correct: </VisuallyHidden>
          <span dir="auto">
            {letterOf(correctIndex)}. {options[correctIndex]}
          </span>
        </p>
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={`Move ${name} up`}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={position === 0}
          data-action="up"
          onClick={() => onMove(position - 1)}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={isLast}
          data-action="down"
          onClick={() => onMove(position + 1)}
        />
        <IconButton label={`Edit ${name}`} icon={<Pencil aria-hidden="true" />} data-action="edit" onClick={onEdit} />
        <IconButton tone="danger" label={`Remove ${name}`} icon={<Trash aria-hidden="true" />} onClick={onRemove} />
      </div>
    </div>
  );
}
