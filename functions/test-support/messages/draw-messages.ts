import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '@aura/scripts/chromium';
import { chromium } from 'playwright-core';
import { composeSample } from './compose-sample.ts';
import { MESSAGE_KINDS } from '../../src/messages/kinds.ts';

/*
 * `npm run messages:draw -- FOLDER [KIND…]`: draws each kind of message with the values of the demonstration, 360 pixels
 * wide, light and dark.
 */
const WIDTH = 360;
const THEMES = ['light', 'dark'] as const;

async function main([folder, ...kinds]: readonly string[]): Promise<number> {
  const unknown = kinds.find((name) => !MESSAGE_KINDS.some((kind) => kind === name));
  if (folder === undefined || unknown !== undefined)
    return complain('Uso: npm run messages:draw -- PASTA [TIPO…]');
  const executablePath = await findChromium();
  if (executablePath === null) return complain('Não há um Chromium nesta máquina.');
  const drawn = MESSAGE_KINDS.filter((kind) => kinds.length === 0 || kinds.includes(kind));
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const colorScheme of THEMES) {
      const page = await browser.newPage({ viewport: { width: WIDTH, height: 400 }, colorScheme });
      for (const kind of drawn) {
        await page.setContent(composeSample(kind).html);
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        if (Number(wide) > WIDTH) complain(`${kind} é mais larga que a tela: ${Number(wide)} px`);
        await page.screenshot({ path: join(folder, `${kind}-${colorScheme}.png`), fullPage: true });
      }
    }
  } finally {
    await browser.close();
  }
  return 0;
}

function complain(text: string): number {
  console.error(text);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
