import { findBand, type FitNumber } from '@aura/shared-domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeFitNumber, findFitRange, formatFit, nameFitBand } from './fit-words.ts';

const fit = (value: number, without?: number, requirements = 3): FitNumber => ({
  value,
  band: findBand(value, 1),
  version: 'match-2.2',
  ...(without !== undefined && { open: { requirements, without } }),
});

test('a fit that rests on what only the person knows is a range of numbers and bands', () => {
  const high = fit(98, 71.4);
  expect(formatFit(high)).toBe('71,4 a 98');
  expect(nameFitBand(high)).toBe('Bom a forte');
  expect(describeFitNumber(high)).toBe('entre 71,4 e 98 de 100, conforme você confirme 3 requisitos');
  expect(describeFitNumber(fit(90, 84, 1))).toBe('entre 84 e 90 de 100, conforme você confirme 1 requisito');
  expect(nameFitBand(fit(90, 84))).toBe('Forte');
});

test('a fit without a noticeable difference is one number', () => {
  for (const one of [fit(72.4), fit(72.4, 69.5)]) {
    expect(formatFit(one)).toBe('72,4');
    expect(describeFitNumber(one)).toBe('72,4 de 100');
    expect(nameFitBand(one)).toBe('Bom');
  }
});

test('the band of a partly measured fit never rises', () => {
  expect(nameFitBand({ ...fit(98, 71), band: 'inProgress' })).toBe('Em progresso, medida incompleta');
  expect(nameFitBand({ ...fit(98, 30), band: 'inProgress' })).toBe(
    'Inicial a em progresso, medida incompleta',
  );
});

test('a range begins with its lower end', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(percent, percent, (one, other) => {
      const range = findFitRange(fit(Math.max(one, other), Math.min(one, other)));
      expect(range === null || range.to - range.from >= 3).toBe(true);
    }),
  );
});
