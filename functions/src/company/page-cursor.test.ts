import { expect, it } from 'vitest';
import { buildCursor, readCursor, readMoment } from './page-cursor.ts';

it.each(['ana maria', 'a.b@empresa.example', '', '2026-04-06T12:00:00.000Z', 'linha\nnova'])(
  'reads back where a page ended: %j',
  (value) => expect(readCursor(buildCursor('x_-9', value))).toEqual({ id: 'x_-9', value }),
);

it.each([
  '',
  'semponto',
  '.valor',
  'a/b.valor',
  '../x.valor',
  '__x__.abc',
  `${'x'.repeat(65)}.a`,
  'x.\ud800',
])('takes %j for none of ours', (text) => expect(readCursor(text)).toBeNull());

it.each(['2026-04-06T12:00:00.000Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'reads the moment %s',
  (text) => expect(readMoment(text)?.toISOString()).toBe(text),
);

it.each([
  '',
  'ontem',
  '2026-01-01',
  '2026-04-06T12:00:00Z',
  '+275760-09-13',
  '+010000-01-01T00:00:00.000Z',
  '0000-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00.000Z',
])('rejects the moment %j', (text) => expect(readMoment(text)).toBeNull());
