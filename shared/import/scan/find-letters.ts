import type { Box, GreyImage } from './grey-image.ts';

/** Values darker than this are ink, once the light is even. */
const inkBelow = 165;

/** The boxes of letters, and the height of small ones; 0 if there are none. */
interface Letters {
  readonly letters: readonly Box[];
  readonly height: number;
}

/** Finds the letters of an evenly lit page: dark areas of the usual size, without specks, rules, pictures and the edge of the page. */
export function findLetters(even: GreyImage): Letters {
  const areas = findDarkAreas(even);
  const height = letterHeightOf(areas);
  return { letters: areas.filter((box) => isLetter(box, height)), height };
}

/** Returns the boxes of connected dark areas. */
function findDarkAreas({ width, height, data }: GreyImage): Box[] {
  const isSeen = new Uint8Array(width * height);
  const open = new Int32Array(width * height);
  const boxes: Box[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (isSeen[start] === 1 || (data[start] ?? 255) >= inkBelow) continue;
    let [left, right, top, bottom, waiting] = [width, 0, height, 0, 1];
    open[0] = start;
    isSeen[start] = 1;
    while (waiting > 0) {
      waiting -= 1;
      const place = open[waiting] ?? 0;
      const [x, y] = [place % width, Math.trunc(place / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const next = row * width + column;
          if (isSeen[next] === 1 || (data[next] ?? 255) >= inkBelow) continue;
          isSeen[next] = 1;
          open[waiting] = next;
          waiting += 1;
        }
      }
    }
    if (right - left > 1 && bottom - top > 2) boxes.push({ left, right, top, bottom });
  }
  return boxes;
}

/** Returns the typical height of letters: the median, without specks, rules and pictures. */
function letterHeightOf(boxes: readonly Box[]): number {
  const heights = boxes
    .filter(({ left, right, top, bottom }) => bottom - top > 4 && bottom - top < 120 && right - left < 160)
    .map(({ top, bottom }) => bottom - top)
    .toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

function isLetter({ left, right, top, bottom }: Box, height: number): boolean {
  const [wide, high] = [right - left, bottom - top];
  return high > height * 0.5 && high < height * 4 && wide < height * 14 && wide < high * 16;
}
