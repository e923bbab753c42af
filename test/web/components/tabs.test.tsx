import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from '../../../web/src/components/controls/tabs.tsx';

type Id = 'decks' | 'quizzes' | 'more';

function Example() {
  const [selected, setSelected] = useState<Id>('decks');
  const tabs = [
    { id: 'decks', label: 'Decks' },
    { id: 'quizzes', label: 'Quizzes' },
    { id: 'more', label: 'More' },
  ] as const;
  return (
    <Tabs<Id> label="Create" tabs={tabs} selected={selected} onSelect={setSelected}>
      Panel of {selected}
    </Tabs>
  );
}

afterEach(cleanup);

test.each([
  ['{ArrowRight}', 'Quizzes'],
  ['{ArrowLeft}', 'More'],
  ['{End}', 'More'],
  ['{End}{ArrowRight}', 'Decks'],
  ['{End}{Home}', 'Decks'],
])('%s moves the selection and the focus to %s', async (keys, name) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name, selected: true });
  expect(document.activeElement).toBe(tab);
  expect(screen.getByRole('tabpanel', { name })).toBeDefined();
});

test('arrow keys follow the tabs of a page that runs from right to left', async () => {
  document.documentElement.dir = 'rtl';
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Quizzes');
});

test('only the selected tab is in the tab order', async () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
