import { JOB_TEXT_LIMITS } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeVacancy } from './fixture.ts';
import { computeMonthlyReais, readVacancy, readVacancyText } from './index.ts';

const TELLING =
  'Modelo de trabalho: remoto\nContratação: CLT\nFaixa salarial: R$ 4.000 a R$ 5.000\nVaga também para ' +
  'pessoas com deficiência\nRequisitos\nExcel avançado\nDomínio de contas a pagar e a receber\nConhecimento em SAP';

describe('readVacancyText', () => {
  it('is the title, a blank line and the description', () => {
    expect(readVacancyText(makeVacancy({ title: 'Cozinheira', description: 'Cozinhar.' }))).toBe(
      'Cozinheira\n\nCozinhar.',
    );
  });

  it('is never longer than the reading limit, and splits no character', () => {
    const { maximum } = JOB_TEXT_LIMITS;
    expect(
      readVacancyText(makeVacancy({ title: 'Auxiliar', description: 'x'.repeat(maximum) })),
    ).toHaveLength(maximum);
    const cut = readVacancyText(makeVacancy({ title: 'A', description: '👷'.repeat(maximum / 2) }));
    expect(cut).toHaveLength(maximum - 1);
    expect(cut.endsWith('👷')).toBe(true);
  });
});

describe('readVacancy', () => {
  it('reads from the text what the source leaves open', () => {
    const { reading, facts } = readVacancy(makeVacancy({ description: TELLING }));
    expect(reading?.title).toBe('Analista financeiro');
    expect(facts).toEqual({
      workModel: 'remote',
      contracts: ['clt'],
      seniorities: [],
      states: [],
      disability: 'open',
      monthlySalary: { min: 4000, max: 5000 },
      publishedOn: '2026-07-01',
    });
  });

  it("prefers the source's fields to the text", () => {
    const { facts } = readVacancy(
      makeVacancy({
        description: TELLING,
        workModel: 'onSite',
        contracts: ['pj'],
        disability: 'exclusive',
        salary: { min: 120_000, max: 144_000, period: 'year', currency: 'BRL', origin: 'estimated' },
      }),
    );
    expect(facts).toMatchObject({
      workModel: 'onSite',
      contracts: ['pj'],
      disability: 'exclusive',
      monthlySalary: { min: 10_000, max: 12_000 },
    });
  });

  it('finds no salary in reais if the source states another currency', () => {
    const salary = { min: 5, max: 6, period: 'month', currency: 'USD', origin: 'stated' } as const;
    expect(readVacancy(makeVacancy({ description: TELLING, salary })).facts.monthlySalary).toBeNull();
  });

  it.each([
    ['Desenvolvedora Pleno/Sênior', ['mid', 'senior']],
    ['Estágio em Direito', ['intern']],
    ['Gerente de contas', []],
    ['Analista contábil', []],
    ['Coordenador de logística', ['lead']],
  ])('reads the rungs of "%s" even where the ad is too short to be read', (title, seniorities) => {
    const { reading, facts } = readVacancy(makeVacancy({ title, description: 'Venha!' }));
    expect(reading).toBeNull();
    expect(facts.seniorities).toEqual(seniorities);
  });

  it('names each state once, in one order', () => {
    const places = (['SP', 'BA', null, 'SP'] as const).map((state) => ({ city: 'Centro', state }));
    expect(readVacancy(makeVacancy({ places })).facts.states).toEqual(['BA', 'SP']);
  });
});

describe('computeMonthlyReais', () => {
  const pay = (min: number, max: number, period: 'hour' | 'month' | 'year', currency = 'BRL') =>
    computeMonthlyReais({ min, max, period, currency });

  it.each([
    [pay(25, 30, 'hour'), null],
    [pay(3000, 3000, 'month'), { min: 3000, max: 3000 }],
    [pay(100_000, 120_000, 'year'), { min: 8333.33, max: 10_000 }],
    [pay(5000, 4000, 'month'), { min: 4000, max: 5000 }],
    [pay(0, 0, 'month'), null],
    [pay(3000, 4000, 'month', 'EUR'), null],
    [computeMonthlyReais(null), null],
  ])('reckons a month: %j', (reckoned, expected) => {
    expect(reckoned).toEqual(expected);
  });
});
