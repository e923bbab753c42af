/** A picture in shades of grey: one byte per pixel, row by row, 0 is black. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Converts RGBA pixels, as a canvas has them, to grey (ITU-R BT.601). */
export function toGrey({
  width,
  height,
  data,
}: Omit<GreyImage, 'data'> & { readonly data: ArrayLike<number> }): GreyImage {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, data: grey };
}

/** Shrinks a picture by a whole factor; each pixel is the mean of its block. */
export function shrink(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image;
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const data = new Uint8Array(width * height);
  const area = factor * factor;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = 0; row < factor; row += 1) {
        const start = (y * factor + row) * image.width + x * factor;
        for (let column = 0; column < factor; column += 1) sum += image.data[start + column] ?? 0;
      }
      data[y * width + x] = sum / area;
    }
  }
  return { width, height, data };
}

/**
 * Turns a picture around its center, in a frame that holds all of it. New corners are white.
 * @param degrees clockwise
 */
export function turnImage(image: GreyImage, degrees: number): GreyImage {
  if (Math.abs(degrees) < 0.05) return image;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = Math.round(Math.abs(image.width * cos) + Math.abs(image.height * sin));
  const height = Math.round(Math.abs(image.width * sin) + Math.abs(image.height * cos));
  const data = new Uint8Array(width * height).fill(255);
  const { data: from, width: span } = image;
  const [lastX, lastY] = [image.width - 1, image.height - 1];
  for (let y = 0; y < height; y += 1) {
    const down = y - height / 2;
    let fromX = (-width / 2) * cos + down * sin + image.width / 2;
    let fromY = (width / 2) * sin + down * cos + image.height / 2;
    for (let x = 0; x < width; x += 1, fromX += cos, fromY -= sin) {
      if (fromX < 0 || fromY < 0 || fromX >= lastX || fromY >= lastY) continue;
      const [left, top] = [Math.trunc(fromX), Math.trunc(fromY)];
      const [right, low] = [fromX - left, fromY - top];
      const at = top * span + left;
      const upper = (from[at] ?? 0) * (1 - right) + (from[at + 1] ?? 0) * right;
      const lower = (from[at + span] ?? 0) * (1 - right) + (from[at + span + 1] ?? 0) * right;
      data[y * width + x] = upper * (1 - low) + lower * low;
    }
  }
  return { width, height, data };
}

/** A rectangle in pixels; `right` and `bottom` are the first ones outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Copies a part of a picture. */
export function cropImage(image: GreyImage, { left, top, right, bottom }: Box): GreyImage {
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const start = (top + row) * image.width + left;
    data.set(image.data.subarray(start, start + width), row * width);
  }
  return { width, height, data };
}

/** Doubles a picture's width and height, with means between the pixels. */
export function enlarge({ width, height, data }: GreyImage): GreyImage {
  const doubled = new Uint8Array(width * height * 4);
  for (let y = 0; y < height * 2; y += 1) {
    const row = (y >> 1) * width;
    const near = Math.min(Math.max((y >> 1) + (y % 2 === 0 ? -1 : 1), 0), height - 1) * width;
    for (let x = 0; x < width * 2; x += 1) {
      const at = x >> 1;
      const side = Math.min(Math.max(at + (x % 2 === 0 ? -1 : 1), 0), width - 1);
      const own = (data[row + at] ?? 0) * 9 + ((data[row + side] ?? 0) + (data[near + at] ?? 0)) * 3;
      doubled[y * width * 2 + x] = (own + (data[near + side] ?? 0)) >> 4;
    }
  }
  return { width: width * 2, height: height * 2, data: doubled };
}
