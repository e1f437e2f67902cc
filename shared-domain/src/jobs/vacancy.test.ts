import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FitSchema } from './job-fit.ts';
import { VACANCY_LIMITS, VacancySchema } from './vacancy.ts';

const SALARY = { min: 4000, max: 5000, period: 'month', currency: 'BRL', origin: 'stated' };
const AD = {
  id: 'json:a1b2',
  source: 'json',
  url: 'https://exemplo.invalid/vagas/1',
  title: 'Analista de dados',
  company: '',
  places: [{ city: 'Recife', state: 'PE' }],
  workModel: null,
  contracts: ['clt'],
  disability: null,
  salary: SALARY,
  publishedOn: '2026-11-01',
  seenOn: '2026-11-10',
  expiresOn: null,
  description: 'Preparar relatórios.',
};

/** Ads come from browsers and files of people, too, and what is taken is kept and shown. */
describe('an ad', () => {
  it('may leave open all but its title', () => {
    expect(v.is(VacancySchema, AD)).toBe(true);
    expect(v.is(VacancySchema, { ...AD, url: null, places: [], contracts: [], salary: null })).toBe(true);
  });

  it.each([
    ['an id that is a path', { id: 'json:a/../b' }],
    ['an id of dots', { id: '...' }],
    ['an address that is a script', { url: 'javascript:alert(1)' }],
    ['an address without encryption', { url: 'http://exemplo.invalid' }],
    ['an address that ends an attribute', { url: 'https://exemplo.invalid/"onclick=' }],
    ['an address without end', { url: `https://exemplo.invalid/${'a'.repeat(VACANCY_LIMITS.url)}` }],
    ['no title', { title: '' }],
    ['a company without end', { company: 'a'.repeat(VACANCY_LIMITS.company + 1) }],
    ['places without end', { places: Array.from({ length: 21 }, () => ({ city: 'Recife', state: 'PE' })) }],
    ['contracts without end', { contracts: Array.from({ length: 5000 }, () => 'clt') }],
    ['a salary without end', { salary: { ...SALARY, max: JSON.parse('1e999') } }],
    ['a salary that nobody is paid', { salary: { ...SALARY, max: 1e15 } }],
    ['a salary below nothing', { salary: { ...SALARY, min: -1 } }],
    ['a salary whose ends are exchanged', { salary: { ...SALARY, min: 6000 } }],
    ['a currency that is a text', { salary: { ...SALARY, currency: 'reais' } }],
    ['a day that is none', { publishedOn: 'ontem' }],
    ['a description without end', { description: 'a'.repeat(20_001) }],
  ])('has not %s', (_, changes) => {
    expect(v.is(VacancySchema, { ...AD, ...changes })).toBe(false);
  });
});

describe('how an ad fits', () => {
  const FIT = { value: 75.9, band: 'good', version: 'match-1.0', computedOn: '2026-11-10' };

  it('is a number of a hundred, or none', () => {
    for (const value of [0, 100, null]) expect(v.is(FitSchema, { ...FIT, value })).toBe(true);
    for (const value of [-1, 101, JSON.parse('1e999')])
      expect(v.is(FitSchema, { ...FIT, value })).toBe(false);
    expect(v.is(FitSchema, { ...FIT, version: 'a'.repeat(41) })).toBe(false);
  });
});
