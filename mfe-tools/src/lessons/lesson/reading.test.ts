import { expect, test } from 'vitest';
import { splitSpokenSentences } from '../../speech/use-read-aloud.ts';
import { shareRead } from './use-reading.ts';

test.each([
  ['not yet in sight', { top: 900, height: 2000 }, 0],
  ['half above the lower edge', { top: -200, height: 2000 }, 0.5],
  ['scrolled past its end', { top: -5000, height: 2000 }, 1],
  ['no text at all', { top: 0, height: 0 }, 0],
])('the share of a text that is %s', (_, box, share) => {
  expect(shareRead(box, 800)).toBe(share);
});

test('reads a text aloud sentence by sentence, without its markup', () => {
  const html =
    '<h2>Antes</h2><p>Leia <strong>tudo</strong>. Depois, anote: é rápido.</p><ul><li>R&amp;D</li></ul>';
  expect(splitSpokenSentences(html)).toEqual(['Antes', 'Leia tudo.', 'Depois, anote:', 'é rápido.', 'R&D']);
});
