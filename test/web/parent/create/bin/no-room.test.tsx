import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CreateTab } from '../../../../../web/src/parent/create/create-tab.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { openAssignments } from '../../assign/support/open-assignments.tsx';
import { makeAssignment } from '../../assign/support/make-assignment.ts';
import { householdId, paths } from '../support/make-deck.ts';
import { deck, egypt, menuAction, peru } from '../support/open-deck.tsx';

startFreshFeature();

const full = () => makeRefusal(409, 'bin-full', 'The bin is full.');

async function openFullHousehold() {
  fakeApi({
    [`GET ${paths.decks}`]: makeJson(200, [deck]),
    [`GET ${paths.cards(deck)}`]: makeJson(200, [peru, egypt]),
    [`DELETE /api/decks/${deck.id}`]: full,
    [`POST /api/decks/${deck.id}/cards/delete`]: full,
  });
  const onSelect = vi.fn<(section: string) => void>();
  const { user } = renderFeature(<CreateTab householdId={householdId} section="decks" canManage onSelect={onSelect} />);
  await user.click(await screen.findByRole('button', { name: deck.name }));
  const detail = within(await screen.findByRole('article', { name: deck.name }));
  return { user, onSelect, detail };
}

test('a deck that the bin has no room for leads there', async () => {
  const { user, onSelect } = await openFullHousehold();
  await user.click(menuAction('Delete deck'));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.queryByRole('button', { name: 'Open the bin' })).toBeNull();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await user.click(await question.findByRole('button', { name: 'Open the bin' }));
  expect(onSelect).toHaveBeenCalledWith('bin');
});

test('selected cards that the bin has no room for lead there', async () => {
  const { user, onSelect, detail } = await openFullHousehold();
  await user.click(await detail.findByRole('button', { name: 'Find & edit' }));
  await user.click(detail.getByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'All 2' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Open the bin' }));
  expect(onSelect).toHaveBeenCalledWith('bin');
});

test('an assignment that the bin has no room for leads there; one that failed for another reason does not', async () => {
  const answers = [new TypeError('Failed to fetch'), full()];
  const soon = makeAssignment('soon', { resourceName: 'Soon', dueDate: '2026-11-21' });
  const { user, onMakeResource } = openAssignments({
    'GET /api/assignments?householdId=H1': makeJson(200, [soon]),
    'DELETE /api/assignments/soon': () => answers.shift() ?? full(),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Soon for Emma' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByRole('alert')).toBeDefined();
  expect(question.queryByRole('button', { name: 'Open the bin' })).toBeNull();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await user.click(await question.findByRole('button', { name: 'Open the bin' }));
  expect(onMakeResource).toHaveBeenCalledWith('bin');
});
