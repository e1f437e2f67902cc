import { expect, it } from 'vitest';
import { dropFurniture } from './furniture.ts';
import type { Fragment } from './model.ts';

it('drops page numbers and the address that a browser prints into a margin, and keeps the rest', () => {
  const style = { right: 300, size: 10, bold: false, italic: false, font: 'f' };
  const at = (text: string, y: number): Fragment => ({ ...style, text, x: 40, y, page: 1 });
  const kept = dropFurniture(
    [
      at('file:///home/ana/curriculo.html 1/1', 830),
      at('Página 1 de 1', 12),
      at('29/11/2026, 05:06 Currículo de Ana', 16),
      { ...at('ﬁ', 836), right: 46 },
      { ...at('le:///home/ana/curriculo.html', 836), x: 46 },
      at('linkedin.com/in/ana', 20),
      at('https://ana.dev', 30),
    ],
    [{ width: 595, height: 842 }],
  );
  expect(kept.map(({ text }) => text)).toEqual(['linkedin.com/in/ana', 'https://ana.dev']);
});
