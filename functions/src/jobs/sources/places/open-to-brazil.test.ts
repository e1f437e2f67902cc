import { expect, it } from 'vitest';
import { findPlacesForBrazil } from './open-to-brazil.ts';

const isKept = (names: readonly string[], isRemote = false, country?: string) =>
  findPlacesForBrazil(
    names.map((name) => ({ name, country })),
    isRemote,
  ) !== null;

it('keeps only the places in Brazil', () => {
  expect(findPlacesForBrazil([{ name: 'Lisboa, Portugal' }, { name: 'Recife, Brazil' }], false)).toEqual([
    { city: 'Recife', state: 'PE' },
  ]);
  expect(isKept(['Escritório central'], false, 'BR')).toBe(true);
});

it('keeps remote work that is open to Brazil', () => {
  expect(['Remote', 'Remote - Brazil', 'Remoto, LATAM', 'Worldwide'].map((name) => isKept([name]))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isKept([''], true)).toBe(true);
  expect(isKept([], true)).toBe(true);
});

it('leaves out ads for people elsewhere', () => {
  expect(isKept(['Remote - US'])).toBe(false);
  expect(isKept(['Remote'], true, 'US')).toBe(false);
  expect(isKept(['Remote', 'Toronto, Canada'], true)).toBe(false);
  expect(isKept(['Boston, MA'])).toBe(false);
  expect(isKept(['Remote, Oslo'])).toBe(false);
  expect(isKept([''])).toBe(false);
});

it('names a place once', () => {
  expect(findPlacesForBrazil([{ name: 'São Paulo' }, { name: 'São Paulo, SP' }], false)).toHaveLength(1);
});
