import GraduationCap from 'lucide-react/icons/graduation-cap';
import HousePlus from 'lucide-react/icons/house-plus';
import { Button } from '../components/controls/button.tsx';
import { Dialog, DialogActions } from '../components/dialog/dialog.tsx';
import type { ChosenRole } from './chosen-role.ts';
import styles from './auth-form.module.css';

interface RoleDialogProps {
  readonly isBusy: boolean;
  readonly onChoose: (role: ChosenRole) => void;
  readonly onCancel: () => void;
}

/** Asks whose account a Google credential is for. */
export function RoleDialog({ isBusy, onChoose, onCancel }: RoleDialogProps) {
  const busyText = isBusy && 'Signing in...';
  return (
    <Dialog title="How will you use Flashspark?" size={400} onClose={onCancel}>
      <p>If you already have an account, it stays as it is.</p>
      <div className={styles.roleButtons}>
        <Button isWide icon={<HousePlus aria-hidden="true" />} busyText={busyText} onClick={() => onChoose('parent')}>
          Parent
        </Button>
        <Button
          isWide
          icon={<GraduationCap aria-hidden="true" />}
          busyText={busyText}
          onClick={() => onChoose('learner')}
        >
          Learner
        </Button>
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
