import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../../../../shared/limits.ts';
import { SideMedia } from '../../../../web/src/components/card-side/side-media.tsx';
import { speak } from '../../../../web/src/lib/device/speech.ts';
import { keepMedia } from '../../../../web/src/lib/device/media.ts';
import { endSession, startSession } from '../../../../web/src/lib/account/session.ts';
import { FakeCaches } from '../../support/fake-caches.ts';
import { FakeSpeech, makeVoice } from '../../support/fake-speech.ts';

const mega = 1024 * 1024;
const user = (id: string) => ({ id, role: 'parent' as const, households: [], createdAt: '2026-01-05T09:00:00.000Z' });

let caches: FakeCaches;
let asked: string[];
let answers: Record<string, { readonly type: string; readonly bytes: number } | undefined>;
let open: Set<string>;

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  open = new Set();
  answers = { cat: { type: 'image/webp', bytes: 10 }, meow: { type: 'audio/webm', bytes: 10 } };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string) => {
    const id = address.split('/').at(-1) ?? '';
    asked.push(id);
    const found = answers[id];
    if (!found) return Response.json({ error: 'Not here.', code: 'not-found' }, { status: 404 });
    return new Response(new Uint8Array(found.bytes), { headers: { 'content-type': found.type } });
  });
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    open.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void open.delete(url));
  startSession({ token: 'a', user: user('anna') });
  return () => {
    cleanup();
    endSession('signed-out');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const Cat = () => <SideMedia media={[{ id: 'cat', alt: 'A cat' }]} size="face" />;

it('a picture is fetched once, shown from the device afterwards, and its address is freed when nothing shows it any more', async () => {
  const first = render(
    <>
      <Cat />
      <Cat />
    </>,
  );
  expect(await screen.findAllByRole('img', { name: 'A cat' })).toHaveLength(2);
  expect(open.size).toBe(1);
  first.unmount();
  await waitFor(() => expect(open.size).toBe(0));
  render(<Cat />);
  await screen.findByRole('img', { name: 'A cat' });
  expect(asked).toEqual(['cat']);
});

it('a picture that was left before it came leaves no address behind', async () => {
  render(<Cat />).unmount();
  await waitFor(() => expect(asked).toEqual(['cat']));
  await waitFor(() => expect(caches.countIn('flashspark-media-anna')).toBe(1));
  await act(async () => await Promise.resolve());
  expect(open.size).toBe(0);
});

it.each(['match', 'put'] as const)(
  'a picture is shown even if the %s of the device’s cache never answers',
  async (call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const cache = await caches.open('flashspark-media-anna');
    vi.spyOn(cache, call).mockReturnValue(new Promise<never>(() => undefined));
    const shown = render(<Cat />);
    await vi.advanceTimersByTimeAsync(4_000);
    vi.useRealTimers();
    expect(await shown.findByRole('img', { name: 'A cat' })).toBeDefined();
    expect(asked).toEqual(['cat']);
  },
);

it('one that does not come says so in its place, and comes at another try', async () => {
  const cat = answers['cat'];
  answers['cat'] = undefined;
  render(<Cat />);
  const again = await screen.findByRole('button', { name: /A cat.*Try again/ });
  answers['cat'] = cat;
  fireEvent.click(again);
  expect(await screen.findByRole('img', { name: 'A cat' })).toBeDefined();
});

it('a sound plays by a large button, and once by itself where that is wanted', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<SideMedia media={[{ id: 'meow' }]} size="face" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Listen' }));
  expect(play).toHaveBeenCalledTimes(1);
  cleanup();
  render(<SideMedia media={[{ id: 'meow' }]} size="face" isAutomatic />);
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
});

it('a sound stops and may play anew when something else is asked, and says its words only once the answer is shown', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const drawn = (shownKey: string, isAsked: boolean) => (
    <SideMedia media={[{ id: 'meow', alt: 'cat' }]} size="face" isAutomatic={isAsked} {...{ shownKey, isAsked }} />
  );
  const { rerender } = render(drawn('first', true));
  expect((await screen.findByRole('button')).textContent).toBe('Listen');
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  pause.mockClear();
  rerender(drawn('first, answered', false));
  expect(screen.getByRole('button', { name: 'cat' })).toBeDefined();
  expect(pause).toHaveBeenCalledTimes(1);
  rerender(drawn('asked again', true));
  expect(screen.getByRole('button').textContent).toBe('Listen');
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  expect(asked).toEqual(['meow']);
});

it('where a sound has to wait for a press, the next press allows those that follow, and a format that cannot be played says so', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const refuse = (name: string) => async () => await Promise.reject(new DOMException('No.', name));
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(refuse('NotAllowedError'));
  render(<SideMedia media={[{ id: 'meow' }]} size="face" isAutomatic />);
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button').textContent).toBe('Listen');
  await act(async () => undefined);
  fireEvent.click(document.body);
  fireEvent.click(document.body);
  expect(load).toHaveBeenCalledTimes(1);
  play.mockImplementation(refuse('NotSupportedError'));
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  expect(await screen.findByRole('button', { name: 'This device can’t play this sound.' })).toBeDefined();
  // All sounds use the one audio element that the browser has allowed to play.
  expect(new Set(play.mock.contexts).size).toBe(1);
  expect(play.mock.contexts[0]).toBe(load.mock.contexts[0]);
});

it('a sound shows that it plays until it ends or the system stops it', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<SideMedia media={[{ id: 'meow' }]} size="face" />);
  for (const end of ['ended', 'pause']) {
    fireEvent.click(await screen.findByRole('button', { name: 'Listen' }));
    const audio = play.mock.contexts.at(-1) as HTMLAudioElement;
    fireEvent(audio, new Event('playing'));
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
    fireEvent(audio, new Event(end));
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDefined();
    fireEvent(audio, new Event('playing'));
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDefined();
  }
});

it('a sound and a voice are never heard at once: what begins stops the other', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const voice = makeVoice('en-US');
  const speech = new FakeSpeech(voice);
  render(<SideMedia media={[{ id: 'meow' }]} size="face" />);
  const button = await screen.findByRole('button', { name: 'Listen' });
  fireEvent.click(button);
  pause.mockClear();
  speak({ id: 'a', text: 'Meow', voice, isSlow: false });
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(speech.cuts).toBe(1);
});

it('signing out wipes what this account kept, also what is still on its way, and nothing of another account', async () => {
  await keepMedia(['cat']);
  startSession({ token: 'b', user: user('ben') });
  await keepMedia(['cat']);
  expect(asked).toEqual(['cat', 'cat']);
  const late = keepMedia(['meow']);
  endSession('signed-out');
  await late;
  expect([...caches.names]).toEqual(['flashspark-media-anna']);
});

it('what cards need is fetched ahead, past one that is gone, as far as the device may keep it; what nobody wants, then what is studied last makes room', async () => {
  for (const id of ['a', 'b', 'c', 'd']) answers[id] = { type: 'image/webp', bytes: 20 * mega };
  await keepMedia(['cat', 'gone', 'cat', 'a', 'b', 'c', 'd']);
  expect(asked).toEqual(['cat', 'gone', 'a', 'b', 'c']);
  expect(caches.idsIn('flashspark-media-anna')).toEqual(['cat', 'a', 'b']);
  await keepMedia(['c', 'b']);
  expect(asked).toHaveLength(6);
  expect(caches.idsIn('flashspark-media-anna')).toEqual(['b', 'c']);
});

it('nothing more is fetched ahead once somebody signed out, or the server asks to wait', async () => {
  const { fetch } = globalThis;
  const answerWith = (answer: () => Response) =>
    vi.stubGlobal('fetch', async (address: string) => {
      await fetch(address);
      return answer();
    });
  answerWith(() => {
    endSession('signed-out');
    return Response.json({ error: 'Not here.', code: 'not-found' }, { status: 404 });
  });
  await keepMedia(['cat', 'meow']);
  expect(asked).toEqual(['cat']);

  startSession({ token: 'a', user: user('anna') });
  answerWith(() => Response.json({ error: 'Too many tries.', code: 'too-many-tries' }, { status: 429 }));
  await keepMedia(['a', 'b']);
  expect(asked).toEqual(['cat', 'a']);
});

it('nothing is fetched ahead that might not fit', async () => {
  answers['a'] = { type: 'image/webp', bytes: limits.keptMediaBytes - limits.mediaBytes + 1 };
  await keepMedia(['a', 'cat']);
  expect(asked).toEqual(['a']);
});

it('where a page may keep nothing, pictures are shown all the same', async () => {
  vi.stubGlobal('caches', undefined);
  render(<Cat />);
  expect(await screen.findByRole('img', { name: 'A cat' })).toBeDefined();
  await keepMedia(['cat']);
  expect(asked).toEqual(['cat']);
});
