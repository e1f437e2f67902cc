import { expect, test } from 'vitest';
import { formatTimeAgo } from './format-time-ago.ts';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T11:59:30Z', 'agora mesmo'],
  ['2026-03-10T12:03:00Z', 'agora mesmo'],
  ['2026-03-10T11:59:00Z', 'há 1 minuto'],
  ['2026-03-10T11:00:01Z', 'há 59 minutos'],
  ['2026-03-10T10:00:00Z', 'há 2 horas'],
  ['2026-03-09T12:00:00Z', 'há 1 dia'],
  ['2026-03-04T11:00:00Z', 'há 6 dias'],
  ['2026-03-02T01:30:00Z', '1 de março de 2026'],
  ['ontem', ''],
])('%s is "%s"', (iso, text) => {
  expect(formatTimeAgo(iso, now)).toBe(text);
});
