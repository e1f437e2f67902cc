import { expect, it } from 'vitest';
import { cursorOf, readCursor } from './page-cursor.ts';

it.each(['ana maria', 'a.b@empresa.example', '', '2026-04-06T12:00:00.000Z', 'linha\nnova'])(
  'reads back where a page ended: %j',
  (value) => expect(readCursor(cursorOf('x_-9', value))).toEqual({ id: 'x_-9', value }),
);

it.each(['', 'semponto', '.valor', 'a/b.valor', '../x.valor'])('takes %j for none of ours', (text) =>
  expect(readCursor(text)).toBeNull(),
);
