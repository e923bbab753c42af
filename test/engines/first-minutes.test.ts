import { newPerson } from '../e2e/family.ts';
import { test } from './driver/journey.ts';

test('a parent registers, names a child, hands over, and the child answers its first card by touch; a reload goes on there', async ({
  page,
  stack,
}) => {
  const { email, password } = newPerson('anna');
  await page.goAnew(stack.url);
  await page.press('link', 'Register');
  await page.type('Email', email);
  await page.type('Password', password);
  await page.press('button', 'Register');
  await page.type('First child', 'Emma');
  await page.press('button', 'Next');
  await page.press('button', /Times tables/);
  await page.press('button', 'Next');
  await page.press('checkbox', /I’m the parent or guardian/);
  await page.press('button', 'Start');
  await page.find('heading', 'Emma is ready');
  await page.press('button', 'Hand the device to Emma');
  await page.see('Card 1 of 10');
  await page.see('2 × 2');
  await page.picture('first-card');
  await page.type('Your answer', '4');
  await page.touch('button', /^Check/);
  await page.touch('button', /^I was right/);
  await page.see('Card 2 of 10');
  await page.reload();
  await page.see('Card 2 of 10');
});
