import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../../web/src/components/controls/button.tsx';

afterEach(cleanup);

test('a busy button says what is going on, keeps the focus and takes no second press', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busyText="Creating..." onClick={onClick}>
        Create
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Creating...' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});
