import { findLetters } from './find-letters.ts';
import { type GreyImage, shrink, turnImage } from './grey-image.ts';

/** Grey value of the paper once the light is even. */
const paper = 240;

/**
 * Evens the light: divides each pixel by the brightness of the paper around it, so that shadows become as light as the rest of the page.
 */
export function evenLight(image: GreyImage): GreyImage {
  const { width, height } = image;
  const block = Math.max(8, Math.round(Math.max(width, height) / 96));
  const light = spreadLight(measureLight(image, block));
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(Math.max(y / block - 0.5, 0), light.height - 1);
    const upper = Math.trunc(down) * light.width;
    const lower = Math.min(Math.trunc(down) + 1, light.height - 1) * light.width;
    const low = down % 1;
    for (let x = 0; x < width; x += 1) {
      const across = Math.min(Math.max(x / block - 0.5, 0), light.width - 1);
      const left = Math.trunc(across);
      const right = Math.min(left + 1, light.width - 1);
      const part = across % 1;
      const top = (light.data[upper + left] ?? 0) * (1 - part) + (light.data[upper + right] ?? 0) * part;
      const base = (light.data[lower + left] ?? 0) * (1 - part) + (light.data[lower + right] ?? 0) * part;
      const at = y * width + x;
      data[at] = Math.min(255, ((image.data[at] ?? 0) * paper) / Math.max(24, top * (1 - low) + base * low));
    }
  }
  return { width, height, data };
}

/** Returns the brightness of the paper in each block: the value that a fifth of its pixels exceed. */
function measureLight(image: GreyImage, block: number): GreyImage {
  const width = Math.ceil(image.width / block);
  const height = Math.ceil(image.height / block);
  const data = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      counts.fill(0);
      let left = 0;
      for (let row = y * block; row < Math.min((y + 1) * block, image.height); row += 1) {
        const start = row * image.width;
        for (let column = x * block; column < Math.min((x + 1) * block, image.width); column += 1, left += 1) {
          const value = image.data[start + column] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      left /= 5;
      let value = 255;
      for (; value > 0 && left > 0; value -= 1) left -= counts[value] ?? 0;
      data[y * width + x] = value;
    }
  }
  return { width, height, data };
}

/** Share of light that may be lost from one block to the next: shadows are soft, and the edge of the page or a picture isn't. */
const softness = 0.9;

/** Fills dark blocks from lighter ones beside them, so that large letters, pictures and the desk stay dark. */
function spreadLight({ width, height, data }: GreyImage): GreyImage {
  const spread = Float32Array.from(data);
  const take = (at: number, from: number): void => {
    spread[at] = Math.max(spread[at] ?? 0, (spread[from] ?? 0) * softness);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (x > 0) take(y * width + x, y * width + x - 1);
      if (y > 0) take(y * width + x, (y - 1) * width + x);
    }
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) {
      if (x < width - 1) take(y * width + x, y * width + x + 1);
      if (y < height - 1) take(y * width + x, (y + 1) * width + x);
    }
  }
  return smooth({ width, height, data: Uint8Array.from(spread) });
}

/** Returns the mean of the 3 x 3 values around each. */
function smooth({ width, height, data }: GreyImage): GreyImage {
  const smoothed = data.map((_, at) => {
    const [x, y] = [at % width, Math.trunc(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1, count += 1)
        sum += data[row * width + column] ?? 0;
    }
    return sum / count;
  });
  return { width, height, data: smoothed };
}

/** Largest turn that is found, in degrees. */
const mostTurn = 12;

/** Returns by how many degrees a page is turned clockwise: the turn at which its letters stand most clearly on lines. */
export function findTurn(even: GreyImage): number {
  const { letters } = findLetters(shrink(even, even.width > 1_400 ? 2 : 1));
  const feet = letters.map(({ left, right, bottom }) => ({ across: (left + right) / 2, down: bottom }));
  let best = { turn: 0, score: scoreTurn(feet, 0) };
  const trySteps = (from: number, to: number, step: number): void => {
    for (let turn = from; turn <= to + step / 2; turn += step) {
      const score = scoreTurn(feet, turn);
      if (score > best.score) best = { turn, score };
    }
  };
  trySteps(-mostTurn, mostTurn, 0.25);
  trySteps(best.turn - 0.2, best.turn + 0.2, 0.05);
  return best.turn;
}

/** Returns how many pairs of letters stand on the same line, if the page is turned back. */
function scoreTurn(feet: readonly { readonly across: number; readonly down: number }[], turn: number): number {
  const slope = Math.tan((turn * Math.PI) / 180);
  const counts = new Map<number, number>();
  for (const { across, down } of feet) {
    const line = Math.round((down - across * slope) / 2);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + count * count, 0);
}

/** Evens a page's light and makes its lines level. */
export function cleanPage(photo: GreyImage): GreyImage {
  const even = evenLight(photo);
  return turnImage(even, -findTurn(even));
}
