import { expect, test } from 'vitest';
import { findTables } from './tables.ts';

test('a day uses the tables of its period, the first and last day included', () => {
  for (const day of ['2026-01-01', '2026-11-22', '2026-12-31']) {
    const tables = findTables(day);
    expect(tables).not.toBeNull();
    for (const table of Object.values(tables ?? {})) {
      expect(table.validFrom <= day && day <= table.validTo).toBe(true);
      expect(table.url).toMatch(/^https:\/\/www\.(?:gov|planalto\.gov)\.br\//u);
    }
  }
});

test("a day without a table is refused, not computed with another year's", () => {
  expect(findTables('2025-12-31')).toBeNull();
  expect(findTables('2027-01-01')).toBeNull();
});
