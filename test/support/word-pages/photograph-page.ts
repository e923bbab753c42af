import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { projectRoot } from '../../../infra/build/project-paths.ts';
import { listRows, type PagePlan, pageFonts } from './page-plans.ts';

/**
 * Renders a page and takes a picture of it as a phone's camera would: turned, shaded, blurred, with noise.
 * @param sharpness camera pixels per CSS pixel: by default, a page of A4 fills a photo of 2,064 x 2,920 pixels
 * @returns a JPEG
 */
export async function photographPage(browser: Browser, plan: PagePlan, sharpness = 2.6): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1_123 }, deviceScaleFactor: sharpness });
  try {
    await page.setContent(writePage(plan));
    await page.evaluate(async () => await document.fonts.ready);
    const sharp = await page.screenshot({ type: 'png' });
    return Buffer.from(await takePhoto(page, sharp.toString('base64'), plan), 'base64');
  } finally {
    await page.close();
  }
}

/** Writes the page's HTML. */
export function writePage(plan: PagePlan): string {
  const font = readFileSync(join(projectRoot, 'node_modules', pageFonts[plan.font])).toString('base64');
  const width = plan.columns === 3 ? ['27%', '27%', '46%'] : ['50%', '50%'];
  const rows = listRows(plan)
    .map((cells) => `<tr>${cells.map((cell, at) => `<td style="width:${width[at]}">${cell}</td>`).join('')}</tr>`)
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: page; src: url(data:font/any;base64,${font}); }
    body { margin: 0; padding: 70px 60px; font: ${plan.fontSize}px/1.35 page; color: #1c1a18; background: #fbf9f4; }
    h1 { font-size: 1.4em; margin: 0 0 24px; }
    table { width: 100%; border-collapse: collapse; table-layout: fixed; }
    td { padding: 5px 8px; vertical-align: top; ${plan.isRuled ? 'border-bottom: 1px solid #b9b2a6;' : ''} }
  </style><h1>Unit ${(plan.seed % 7) + 1}</h1><table>${rows}</table>`;
}

async function takePhoto(page: Page, sharp: string, plan: PagePlan): Promise<string> {
  return await page.evaluate(
    async ({ picture, turn, shadow, blur, noise, desk, seed }) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.codePointAt(0) ?? 0);
      const sheet = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = sheet;
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('No canvas');
      pen.fillStyle = desk > 0 ? '#6b4f3a' : '#f3f0ea';
      pen.fillRect(0, 0, width, height);
      pen.filter = `blur(${blur}px)`;
      pen.translate(width / 2, height / 2);
      pen.rotate((turn * Math.PI) / 180);
      pen.scale(1 - 2 * desk, 1 - 2 * desk);
      pen.drawImage(sheet, -width / 2, -height / 2);
      pen.resetTransform();
      pen.filter = 'none';
      // Light falls off towards one corner, and a hand or the phone shades a part.
      pen.globalCompositeOperation = 'multiply';
      const dark = Math.round(255 * (1 - shadow));
      const light = pen.createLinearGradient(0, 0, width, height);
      light.addColorStop(seed % 2, `rgb(${dark} ${dark} ${dark})`);
      light.addColorStop(1 - (seed % 2), '#fff');
      pen.fillStyle = light;
      pen.fillRect(0, 0, width, height);
      const soft = pen.createRadialGradient(width * 0.8, height * 0.9, 0, width * 0.8, height * 0.9, width * 0.7);
      soft.addColorStop(0, `rgb(0 0 0 / ${shadow * 0.6})`);
      soft.addColorStop(1, 'rgb(0 0 0 / 0)');
      pen.globalCompositeOperation = 'source-over';
      pen.fillStyle = soft;
      pen.fillRect(0, 0, width, height);
      const image = pen.getImageData(0, 0, width, height);
      // Mulberry32, as in page-plans.ts: code of the page can't import.
      let state = seed;
      const random = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
      };
      for (let at = 0; at < image.data.length; at += 4) {
        const grain = (random() + random() + random() + random() - 2) * noise * Math.sqrt(3);
        for (let color = 0; color < 3; color += 1) image.data[at + color] = (image.data[at + color] ?? 0) + grain;
      }
      pen.putImageData(image, 0, 0);
      const photo = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })).arrayBuffer(),
      );
      let text = '';
      for (let at = 0; at < photo.length; at += 32_768)
        text += String.fromCodePoint(...photo.subarray(at, at + 32_768));
      return btoa(text);
    },
    { picture: sharp, ...plan },
  );
}
