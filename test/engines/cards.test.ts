import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { inShownOrder } from '../../shared/card-marks.ts';
import { householdOfId } from '../../shared/ids.ts';
import { listAssignments } from '../../shared/routes/assignments.ts';
import { login } from '../../shared/routes/auth.ts';
import { listCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { makeFamily, picture } from '../e2e/seeded-family.ts';
import { silence } from '../support/files/sample-media.ts';
import { readAnkiPackage } from '../support/files/read-anki-package.ts';
import { signIn, test } from './driver/journey.ts';

/** Runs in the page. Firefox plays a sound without an audio device only if it is muted. */
function mute(): void {
  const { prototype } = HTMLMediaElement;
  const play = Object.getOwnPropertyDescriptor(prototype, 'play')?.value as (this: HTMLMediaElement) => Promise<void>;
  prototype.play = async function playMuted(this: HTMLMediaElement) {
    this.muted = true;
    await play.call(this);
  };
}

/** WebKitGTK has no encoder among Debian's recommended packages, so it can't record and takes a sound file instead. */
test('a picture and a recorded sound are put on a card, and a child sees and hears them', async ({
  engineName,
  page,
  place,
  stack,
}) => {
  const { parent, child } = await makeFamily(stack.context, []);
  const { call } = await openProcessClient(stack.context);
  const { token, user } = await call(login, undefined, { body: parent });
  await call(createDeck, token, { body: { name: 'On the farm', householdId: user.households[0]?.id ?? '' } });
  await signIn(page, stack.url, parent);
  await page.press('button', 'Create');
  await page.press('button', 'On the farm');
  await page.press('button', '+ Add Card');
  await page.pressAt([{ kind: 'Text', name: 'Pictures, sounds and more' }]);
  await page.choose(await place('barn.png', picture), '[role=group]:first-child [aria-label=Picture]');
  await page.type(/^What’s in the picture/, 'A red barn');
  await page.type(/^Back \(Answer\)/, 'the barn');
  await page.pressAt([
    { kind: 'Role', role: 'group', name: 'Pictures and sounds of the back' },
    { kind: 'Role', role: 'button', name: 'Record' },
  ]);
  if (engineName === 'firefox') {
    await page.see('0:01 of 0:30');
    await page.press('button', 'Stop');
  } else {
    await page.see(/^We can’t use the microphone/);
    await page.press('button', 'Dismiss');
    await page.choose(await place('door.mp3', silence), '[role=group]:last-child [aria-label=Sound]');
  }
  await page.type(/^What do you hear/, 'a door');
  await page.picture('card-form');
  await page.press('button', 'Add');
  await page.find('img', 'A red barn');
  await page.find('button', 'Play a door');

  await signIn(page, stack.url, child);
  await page.press('button', /^Study a Deck/);
  await page.press('button', /^On the farm/);
  await page.find('img', 'Picture without a description');
  await page.touch('button', /^Show Answer/);
  await page.run(mute);
  await page.press('button', 'a door');
  await page.find('button', 'Stop');
  await page.picture('card-with-sound');
});

/** @returns the content of the first download whose name ends like this, once the browser has written all of it */
async function readDownload(folder: string, ending: string): Promise<Uint8Array> {
  let content = new Uint8Array();
  await expect
    .poll(
      async () => {
        const name = (await readdir(folder)).find((one) => one.endsWith(ending));
        const before = content.length;
        if (name !== undefined) content = new Uint8Array(await readFile(join(folder, name)));
        return content.length > 0 && content.length === before;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return content;
}

test('cards are dragged into order, edited in a table, printed, exported, and given until a date', async ({
  engine,
  page,
  stack,
}) => {
  const { parent, deckId, deckName } = await makeFamily(stack.context, []);
  const { call } = await openProcessClient(stack.context);
  const { token } = await call(login, undefined, { body: parent });
  const readFirst = async () => inShownOrder(await call(listCards, token, { params: { deckId } })).slice(0, 3);
  await signIn(page, stack.url, parent);
  await page.press('button', 'Create');
  await page.press('button', deckName);
  await page.press('button', 'Find & edit');
  await page.press('button', 'Reorder');
  await page.drag('button', 'Move 4 × 7 = ?', -112);
  await expect
    .poll(async () => (await readFirst()).map(({ front }) => front), { timeout: 10_000 })
    .toEqual(['4 × 7 = ?', '2 × 7 = ?', '3 × 7 = ?']);
  await page.press('button', 'Table');
  await page.pressAt([{ kind: 'LabelText', name: 'Back, card 1' }]);
  await page.key('0', 'Enter');
  await expect.poll(async () => (await readFirst())[0]?.back, { timeout: 10_000 }).toBe('280');
  await page.picture('card-table');

  await page.press('button', `More for ${deckName}`);
  await page.press('button', 'Print');
  await page.run(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.find('img', 'Preview of the first page');
  await page.picture('print');
  await page.press('button', 'Print');
  await page.until('the print dialog', () => document.body.hasAttribute('data-printed'));
  await page.press('button', 'Close');
  await page.press('button', `More for ${deckName}`);
  await page.press('button', 'More');
  await page.press('button', 'Export');
  await page.press('button', /^Anki package/);
  await page.see('Your file is ready');
  const { notes } = await readAnkiPackage(await readDownload(engine.downloads, '.apkg'));
  expect(notes).toHaveLength(40);

  await page.press('button', 'Assign');
  await page.press('button', 'Assign a deck or quiz');
  await page.select('Learner', 'Emma');
  await page.select('Resource', deckName);
  await page.typeDate(/^Due Date/, { year: '2040', month: '05', day: '17' });
  await page.press('button', 'Create Assignment');
  await page.see(/is assigned to Emma/);
  const query = { householdId: householdOfId(deckId) };
  expect(await call(listAssignments, token, { query })).toMatchObject([{ dueDate: '2040-05-17' }]);
});
