import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../../../web/src/components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../web/src/components/dialog/dialog.tsx';
import { TextField } from '../../../web/src/components/controls/field.tsx';
import { hasUnsavedWork } from '../../../web/src/lib/page/unsaved-work.ts';
import { provideDialogElement } from '../support/dialog-element.ts';

const onClose = vi.fn();

function openDialog(isDirty: boolean) {
  render(
    <Dialog title="Create Household" isDirty={isDirty} onClose={onClose}>
      {(close) => (
        <>
          <TextField label="Household Name" />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
          </DialogActions>
        </>
      )}
    </Dialog>,
  );
}

beforeEach(() => {
  provideDialogElement();
  onClose.mockClear();
});
afterEach(cleanup);

test('puts the focus on its first field', () => {
  openDialog(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Household Name'));
});

test('moves the focus once, as the browser opens it', () => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showAndFocus(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    // What browsers do: `autofocus`, otherwise the first control.
    (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector('button'))?.focus();
  });
  const focused: unknown[] = [];
  const note = ({ target }: FocusEvent) => focused.push(target);
  document.addEventListener('focusin', note);
  openDialog(false);
  document.removeEventListener('focusin', note);
  expect(focused).toEqual([screen.getByLabelText('Household Name')]);
});

test('gives the focus back to what opened it, unless what it led to takes it', async () => {
  function Page({ isOpen, isTaking }: { readonly isOpen: boolean; readonly isTaking: boolean }) {
    return (
      <>
        <button type="button">Opener</button>
        <button type="button" ref={(button) => void (isTaking && !isOpen && button?.focus())}>
          Next
        </button>
        {isOpen && (
          <Dialog title="Question" onClose={onClose}>
            Text
          </Dialog>
        )}
      </>
    );
  }
  const { rerender } = render(<Page isOpen={false} isTaking={false} />);
  const closeAs = async (isTaking: boolean) => {
    screen.getByRole('button', { name: 'Opener' }).focus();
    rerender(<Page isOpen isTaking={isTaking} />);
    rerender(<Page isOpen={false} isTaking={isTaking} />);
    await Promise.resolve();
    return document.activeElement?.textContent;
  };
  expect(await closeAs(false)).toBe('Opener');
  expect(await closeAs(true)).toBe('Next');
});

test.each(['{Escape}', 'Close', 'Cancel'])('%s closes it when nothing was typed', async (way) => {
  openDialog(false);
  if (way === '{Escape}') await userEvent.keyboard(way);
  else await userEvent.click(screen.getByRole('button', { name: way }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['{Escape}', 'Close', 'Cancel'])('%s asks first when something was typed', async (way) => {
  openDialog(true);
  expect(hasUnsavedWork()).toBe(true);
  if (way === '{Escape}') await userEvent.keyboard(way);
  else await userEvent.click(screen.getByRole('button', { name: way }));
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape on the question returns to the form', async () => {
  openDialog(true);
  await userEvent.keyboard('{Escape}{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
