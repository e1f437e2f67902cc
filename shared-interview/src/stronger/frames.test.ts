import { guardText, readFactSource } from '@aura/shared-career';
import { expect, it } from 'vitest';
import { FRAMES } from '../generated/frames.ts';

it('asks in sentences without claims, for any answer', () => {
  const [pt, en] = [['Na loja das filas.'], ['The queue in the shop and the bank.']].map(readFactSource);
  for (const frame of Object.values(FRAMES).flatMap((frames) => Object.values(frames)))
    for (const [text, source] of [[frame.pt, pt] as const, [frame.en, en] as const]) {
      const tokens = text.match(/\[[^\]]+\]/gu) ?? [];
      expect(tokens).toHaveLength(frame.asks.length);
      expect(source && guardText(text, source, tokens)).toEqual([]);
    }
});
