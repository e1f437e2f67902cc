import { PassagePartSchema, type Passage } from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutPieces } from './pieces.ts';

const passage = fc.record({
  part: fc.constantFrom(...PassagePartSchema.options),
  start: fc.nat(60),
  end: fc.nat(60),
});

test('the pieces together are the text, for any passages', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.array(passage, { maxLength: 6 }), (text, passages) => {
      const ordered = passages.filter(({ start, end }) => start < end);
      expect(
        cutPieces(text, ordered)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('each passage is a piece of its own', () => {
  const passages: Passage[] = [
    { part: 'result', start: 14, end: 24 },
    { part: 'situation', start: 0, end: 7 },
  ];
  expect(cutPieces('Em 2023 criei, e deu certo', passages)).toEqual([
    { part: 'situation', text: 'Em 2023' },
    { part: null, text: ' criei,' },
    { part: 'result', text: ' e deu cer' },
    { part: null, text: 'to' },
  ]);
});
