import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from '../../../web/src/admin/search-field.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openField() {
  const onSearch = vi.fn<(search: string) => void>();
  const view = render(
    <SearchField label="Search by name" placeholder="Start of the name" initial="" onSearch={onSearch} />,
  );
  const field = screen.getByLabelText('Search by name');
  return { ...view, onSearch, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

test('searches once the typing rests, without the spaces around it', () => {
  const { onSearch, type } = openField();
  type('s');
  vi.advanceTimersByTime(200);
  type('sm ');
  vi.advanceTimersByTime(249);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['sm']]);
});

test('Enter searches at once, and once', () => {
  const { onSearch, field, type } = openField();
  type('smith');
  fireEvent.keyDown(field, { key: 'Enter' });
  vi.advanceTimersByTime(0);
  expect(onSearch.mock.calls).toEqual([['smith']]);
  vi.advanceTimersByTime(1_000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('searches for nothing once it is gone', () => {
  const { onSearch, unmount, type } = openField();
  type('smith');
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});
