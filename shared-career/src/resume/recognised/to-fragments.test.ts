import { expect, test } from 'vitest';
import type { Grey } from './grey.ts';
import { toFragments } from './to-fragments.ts';
import { parseWords } from './words.ts';

const PAGE = { page: 1, dotsPerInch: 144 };
const WIDTH = 600;

interface Drawn {
  readonly text: string;
  readonly left: number;
  readonly top?: number;
  /** Width of the upright strokes, in pixels. */
  readonly stroke?: number;
  readonly confidence?: number;
}

const LETTER = 12;
const HEIGHT = 20;

/** A table of the engine for words on one line each, and a picture with upright strokes where their letters are. */
function drawn(lines: readonly (readonly Drawn[])[]) {
  const picture: Grey = { width: WIDTH, height: 400, data: new Uint8Array(WIDTH * 400).fill(255) };
  const rows = lines.flatMap((words, line) =>
    words.map(({ text, left, top = 40 + 60 * line, stroke = 2, confidence = 95 }, index) => {
      for (let letter = 0; letter < text.length; letter += 1)
        for (let x = 0; x < stroke; x += 1)
          for (let y = top; y < top + HEIGHT; y += 1)
            picture.data[y * WIDTH + left + letter * LETTER + 2 + x] = 0;
      const box = [left, top, text.length * LETTER, HEIGHT];
      return ['5', '1', '1', '1', line, index + 1, ...box, confidence, text].join('\t');
    }),
  );
  return { words: parseWords(['level\tpage_num', ...rows, ''].join('\n')), picture };
}

const piecesOf = (lines: readonly (readonly Drawn[])[]) => {
  const { words, picture } = drawn(lines);
  return toFragments(words, picture, PAGE);
};

test('words side by side are one piece; a wide gap separates them, as in a table', () => {
  const pieces = piecesOf([
    [
      { text: 'Analista', left: 20 },
      { text: 'Senior', left: 124 },
      { text: '2019', left: 420 },
    ],
  ]);
  expect(pieces.map(({ text, x }) => ({ text, x }))).toEqual([
    { text: 'Analista Senior', x: 10 },
    { text: '2019', x: 210 },
  ]);
});

test('the baseline of a line is one, with letters below it or without', () => {
  const [first, second] = piecesOf([
    [
      { text: 'Tabela', left: 20 },
      { text: 'Banco', left: 300 },
    ],
  ]);
  expect(first?.y).toBe(second?.y);
  expect(first?.y).toBeCloseTo(30, 0);
});

test('strokes wider than the others are bold', () => {
  const pieces = piecesOf([
    [{ text: 'EXPERIENCIA', left: 20, stroke: 5 }],
    [
      { text: 'Atendimento', left: 20 },
      { text: 'diário', left: 170 },
    ],
    [{ text: 'Relatórios', left: 20 }],
  ]);
  expect(pieces.map(({ bold }) => bold)).toEqual([true, false, false]);
});

test.each([
  [
    [
      { text: '»', left: 20 },
      { text: 'Inglês', left: 50 },
    ],
    ['•', 'Inglês'],
  ],
  [
    [
      { text: 'e', left: 20 },
      { text: 'Inglês', left: 50 },
    ],
    ['•', 'Inglês'],
  ],
  [
    [
      { text: 'e', left: 20 },
      { text: 'contratos', left: 40 },
    ],
    ['e contratos'],
  ],
  [
    [
      { text: 'Analista', left: 20 },
      { text: '*', left: 124 },
      { text: 'Lumina', left: 144 },
    ],
    ['Analista · Lumina'],
  ],
  [
    [
      { text: 'rita', left: 20 },
      { text: '.lima@exemplo.test', left: 70 },
    ],
    ['rita.lima@exemplo.test'],
  ],
  [
    [
      { text: 'LJ', left: 20, confidence: 30 },
      { text: ')', left: 60, confidence: 10 },
    ],
    [],
  ],
])('corrects a sign that the engine misreads: %j', (words, texts) => {
  expect(piecesOf([words]).map(({ text }) => text)).toEqual(texts);
});
