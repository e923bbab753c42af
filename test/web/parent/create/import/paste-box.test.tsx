import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { fileInput, makeCsv, makeTestDevices, openImport } from '../support/open-import.tsx';

startFreshFeature();

const capitals = makeCsv('world-capitals_2026.csv', 'Question,Answer', 'Peru,Lima', 'Chile,Santiago');

async function typeText(text: string) {
  const opened = openImport();
  await opened.user.click(screen.getByText('Or paste text'));
  await opened.user.click(screen.getByLabelText('Paste your cards here'));
  await opened.user.paste(text);
  return opened;
}

async function pasteText(text: string) {
  const opened = await typeText(text);
  await opened.user.click(screen.getByRole('button', { name: 'Show these cards' }));
  return { ...opened, preview: await screen.findByRole('region', { name: 'Preview' }) };
}

test('setting both languages to “Not set” keeps the fields and the focus', async () => {
  const { user } = await pasteText('the dog - der Hund\nthe cat - die Katze\nthe tree - der Baum\n');
  await user.click(screen.getByText('How children study it'));
  for (const label of ['Language of the front', 'Language of the back']) {
    screen.getByLabelText(label).focus();
    await user.selectOptions(screen.getByLabelText(label), 'Not set');
    expect(document.activeElement, label).toBe(screen.getByLabelText(label));
  }
});

test('pasted text moves the focus to what became of it, and the words speak of a text', async () => {
  const { preview } = await pasteText('Here are your cards:\n\ndog = Hund\ncat = Katze\n');
  await waitFor(() => expect(document.activeElement).toBe(within(preview).getByRole('heading', { name: 'Preview' })));
  expect(within(preview).getByText('2 cards, 1 row left out')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Import Deck from Text' })).toBeDefined();
  expect(within(preview).getByText('Not right? Change how the text is read')).toBeDefined();
  expect(screen.queryByLabelText('Encoding')).toBeNull();
});

test('a pasted text without cards says how one looks', async () => {
  await pasteText('milk\nbread\nbutter');
  expect(screen.getByRole('alert').textContent).toMatch(
    /^No cards found in this text\. Put each card on its own line, like dog - Hund/,
  );
});

test('refused text stays open to be corrected, and another try refuses it again instead of asking for a file', async () => {
  const { user } = openImport();
  const importDeck = screen.getByRole('button', { name: 'Import Deck' });
  await user.type(screen.getByLabelText('Deck Name'), 'Words');
  await user.click(importDeck);
  await user.click(screen.getByText('Or paste text'));
  const box = screen.getByLabelText('Paste your cards here');
  await user.click(box);
  await user.paste('[1,2,3]');
  for (const time of ['first', 'second']) {
    await user.click(importDeck);
    await waitFor(() => expect(screen.getByRole('alert').textContent, time).toContain('paste them here'));
    expect(box.closest('details')?.open, time).toBe(true);
  }
});

test('text that could not be read is read again when Import is pressed again', async () => {
  let reads = 0;
  const { readFile } = makeTestDevices();
  const failOnce: typeof readFile = async (...request) => {
    reads += 1;
    return reads === 1 ? await Promise.reject(new Error('gone')) : await readFile(...request);
  };
  const { user } = openImport(undefined, { readFile: failOnce });
  await user.type(screen.getByLabelText('Deck Name'), 'Words');
  await user.click(screen.getByText('Or paste text'));
  await user.click(screen.getByLabelText('Paste your cards here'));
  await user.paste('dog - Hund\ncat - Katze\n');
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t read this text.');
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect(await screen.findByText('2 cards')).toBeDefined();
});

test('typed text stays beside a chosen file, which is what Import takes until the text is shown', async () => {
  const { user } = await typeText('dog = Hund\ncat = Katze\ncow = Kuh');
  await user.upload(fileInput(), capitals);
  expect(await screen.findByText('2 cards')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste your cards here').value).toContain('dog = Hund');
  const calls = fakeApi({});
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Show these cards' }));
  expect(await screen.findByText('3 cards')).toBeDefined();
  expect(screen.queryByText('world-capitals_2026.csv')).toBeNull();
});

test.each(['dog - Hund', '[1,2,3]'])(
  'closing asks first once there is text, also if it was refused: %s',
  async (text) => {
    const { user, onClose } = await typeText(text);
    if (text.startsWith('[')) {
      await user.click(screen.getByRole('button', { name: 'Show these cards' }));
      await screen.findByRole('alert');
    }
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('closing asks first while the cards of a text are shown, even if its field is empty again', async () => {
  const { user, onClose } = await pasteText('dog = Hund\ncat = Katze\n');
  await user.clear(screen.getByLabelText('Paste your cards here'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a field that is emptied beside a chosen file stays until the focus leaves it', async () => {
  const { user } = await typeText('dog = Hund');
  await user.upload(fileInput(), capitals);
  const box = screen.getByLabelText('Paste your cards here');
  await user.clear(box);
  expect(document.activeElement).toBe(box);
  await user.click(screen.getByLabelText('Deck Name'));
  expect(screen.queryByLabelText('Paste your cards here')).toBeNull();
});

test('pasted text stays in its field when the import fails', async () => {
  const { user } = await pasteText('dog = Hund\ncat = Katze\n');
  await user.type(screen.getByLabelText('Deck Name'), 'Animals');
  await user.click(screen.getByRole('button', { name: 'Import Deck' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t find this.');
  await user.click(screen.getByText('Or paste text'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste your cards here').value).toBe('dog = Hund\ncat = Katze\n');
});

test('a copied table keeps the lines of its cells', async () => {
  const { user } = openImport();
  await user.click(screen.getByText('Or paste text'));
  const box = screen.getByLabelText<HTMLTextAreaElement>('Paste your cards here');
  const html = '<table><tr><td>dog</td><td>Hund<br>der</td></tr><tr><td>cat</td><td>Katze</td></tr></table>';
  const getData = (type: string) => (type === 'text/html' ? html : 'dog Hund der cat Katze');
  fireEvent.paste(box, { clipboardData: { getData } });
  await waitFor(() => expect(box.value).toBe('dog\t"Hund\nder"\ncat\tKatze\n'));
  await user.click(screen.getByRole('button', { name: 'Show these cards' }));
  expect(await screen.findByText('2 cards')).toBeDefined();
});
