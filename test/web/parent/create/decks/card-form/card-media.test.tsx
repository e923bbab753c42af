import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsavedWork } from '../../../../../../web/src/lib/page/unsaved-work.ts';
import { makeJson, makeRefusal } from '../../../../support/fake-api.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { deck, openDeck, peru } from '../../support/open-deck.tsx';

startFreshFeature();

/** Fakes the decoding of any picture and its encoding into ten bytes, because jsdom can do neither. */
function drawPictures(): void {
  vi.stubGlobal(
    'createImageBitmap',
    async () => await Promise.resolve({ width: 30, height: 20, close: () => undefined }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type = 'image/png') =>
    take(new Blob(['0123456789'], { type })),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
}
afterEach(() => vi.restoreAllMocks());

/** A picture without a MIME type: some systems have none for HEIC. */
const unnamed = new File(['photo'], 'cat.heic');
const photo = new File(['photo'], 'cat.heic', { type: 'image/jpeg' });
const cardsPath = `/api/decks/${deck.id}/cards`;
const mediaId = 'household-1-cat';

async function openForm(stored: () => Response) {
  drawPictures();
  const change = {
    // Test ids have no household part, so the deck id also serves as the household id.
    [`POST /api/households/${deck.id}/media`]: stored,
    [`GET /api/media/${mediaId}`]: new Response(new Blob(['cat'], { type: 'image/webp' })),
    [`POST ${cardsPath}`]: makeJson(201, { ...peru, id: 'card-9', front: '', frontMedia: [{ id: mediaId }] }),
  };
  const opened = await openDeck(deck.name, { change });
  await within(opened.detail).findByText('Lima');
  await opened.user.click(within(opened.detail).getByRole('button', { name: '+ Add Card' }));
  await opened.user.click(screen.getByText('Pictures, sounds and more'));
  return opened;
}

test('a picture that cannot be saved leaves what was typed, comes at another try, and is asked about', async () => {
  let isDown = true;
  const store = () =>
    isDown
      ? makeRefusal(409, 'media-full', 'It is full.')
      : makeJson(201, { id: mediaId, type: 'image/webp', bytes: 10 });
  const { user, calls } = await openForm(store);
  await user.type(screen.getByLabelText('Back (Answer)'), 'the cat');
  const front = screen.getByRole('group', { name: 'Pictures and sounds of the front' });
  await user.upload(within(front).getByLabelText('Picture', { selector: 'input' }), photo);
  expect((await within(front).findByRole('alert')).textContent).toContain('It is full.');
  isDown = false;
  await user.click(within(front).getByRole('button', { name: 'Try again' }));
  await user.type(await within(front).findByLabelText('What’s in the picture?'), 'A cat');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Back (Answer)').value).toBe('the cat');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Card added');
  const added = calls.findLast(({ method, path }) => method === 'POST' && path === cardsPath);
  expect(added?.body).toEqual({ front: '', back: 'the cat', frontMedia: [{ id: mediaId, alt: 'A cat' }] });
});

test('what is pasted or dropped comes to its side, text that is pasted with a picture of itself stays text, and a picture can be removed', async () => {
  const { user } = await openForm(() => makeJson(201, { id: mediaId, type: 'image/webp', bytes: 10 }));
  const back = screen.getByRole('group', { name: 'Pictures and sounds of the back' });
  const field = screen.getByLabelText('Back (Answer)');
  fireEvent.paste(field, { clipboardData: { files: [photo], types: ['text/plain', 'Files'] } });
  expect(within(back).queryByRole('status')).toBeNull();
  fireEvent.drop(back, { dataTransfer: { files: [photo], types: ['Files'] } });
  await user.click(await within(back).findByRole('button', { name: 'Remove the picture' }));
  await waitFor(() => expect(within(back).queryByLabelText('What’s in the picture?')).toBeNull());
});

test('a card is not saved without its picture before somebody says so, closing asks, and the next card has none of it', async () => {
  const { user, calls } = await openForm(() => makeRefusal(409, 'media-full', 'It is full.'));
  const front = screen.getByRole('group', { name: 'Pictures and sounds of the front' });
  const input = within(front).getByLabelText('Picture', { selector: 'input' });
  fireEvent.change(input, { target: { files: [unnamed] } });
  await within(front).findByText('It is full.');
  expect(hasUnsavedWork()).toBe(true);
  await user.type(screen.getByLabelText('Front (Question)'), 'cat');
  await user.type(screen.getByLabelText('Back (Answer)'), 'gato');
  const add = screen.getByRole('button', { name: 'Add' });
  await user.click(add);
  expect(await screen.findByText(/isn’t on the card yet/)).toBeDefined();
  expect(calls.filter(({ method, path }) => method === 'POST' && path === cardsPath)).toEqual([]);
  await user.click(within(front).getByRole('button', { name: 'Dismiss' }));
  await user.click(add);
  await screen.findByText('Card added');
  expect(within(front).queryByRole('alert')).toBeNull();
  expect(hasUnsavedWork()).toBe(false);
});

test('several files come one after the other, as many as fit on the side; what is more is said', async () => {
  let stored = 0;
  const store = () => {
    stored += 1;
    return makeJson(201, { id: `${mediaId}-${stored}`, type: 'image/webp', bytes: 10 });
  };
  await openForm(store);
  const back = screen.getByRole('group', { name: 'Pictures and sounds of the back' });
  const field = screen.getByLabelText('Back (Answer)');
  fireEvent.paste(field, { clipboardData: { files: [photo, photo], types: ['Files'] } });
  fireEvent.paste(field, { clipboardData: { files: [photo, photo, photo], types: ['Files'] } });
  expect((await within(back).findByRole('alert')).textContent).toContain('Up to 4 pictures and sounds');
  await waitFor(() => expect(within(back).queryByRole('status')).toBeNull());
  expect(stored).toBe(4);
});

/** Starts to record a sound for the front. */
async function record(openMicrophone: () => Promise<MediaStream>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: openMicrophone } });
  vi.stubGlobal('MediaRecorder', vi.fn());
  const { user, calls } = await openForm(() => makeJson(201, { id: mediaId, type: 'image/webp', bytes: 10 }));
  const front = screen.getByRole('group', { name: 'Pictures and sounds of the front' });
  await user.click(within(front).getByRole('button', { name: 'Record' }));
  const findAdded = () => calls.filter(({ method, path }) => method === 'POST' && path === cardsPath);
  return { user, front, findAdded, line: screen.getByText('Pictures, sounds and more') };
}

const waitForMicrophone = async () => await new Promise<MediaStream>(() => undefined);

test('a recording goes on while the extras are folded', async () => {
  const { user, front, line } = await record(waitForMicrophone);
  const recording = within(front).getByRole('group', { name: 'Recording' });
  for (const isOpen of [false, true]) {
    await user.click(line);
    await waitFor(() => expect(line.closest('details')?.open).toBe(isOpen));
    expect(recording.isConnected).toBe(true);
  }
});

test('a card is not saved during a recording: Add unfolds it and says so each time, and closing asks', async () => {
  const { user, front, line, findAdded } = await record(waitForMicrophone);
  const recording = within(front).getByRole('group', { name: 'Recording' });
  await user.type(screen.getByLabelText('Front (Question)'), 'cat');
  await user.type(screen.getByLabelText('Back (Answer)'), 'gato');
  for (const time of ['first', 'second']) {
    await user.click(line);
    await waitFor(() => expect(line.closest('details')?.open, time).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(line.closest('details')?.open, time).toBe(true));
    expect(screen.getByRole('alert').textContent).toContain('You’re still recording.');
  }
  expect([recording.isConnected, findAdded()]).toEqual([true, []]);
  expect(hasUnsavedWork()).toBe(true);
  await user.click(within(recording).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Card added');
});

test('a picture that comes during a recording does not end it', async () => {
  const { front } = await record(waitForMicrophone);
  const recording = within(front).getByRole('group', { name: 'Recording' });
  fireEvent.drop(front, { dataTransfer: { files: [photo], types: ['Files'] } });
  await within(front).findByLabelText('What’s in the picture?');
  expect(recording.isConnected).toBe(true);
});

test('a refused microphone holds no card back', async () => {
  const { user, front, findAdded } = await record(async () => await Promise.reject(new Error('No.')));
  await within(front).findByText(/We can’t use the microphone/);
  await user.type(screen.getByLabelText('Front (Question)'), 'cat');
  await user.type(screen.getByLabelText('Back (Answer)'), 'gato');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Card added');
  expect(findAdded()).toHaveLength(1);
});
