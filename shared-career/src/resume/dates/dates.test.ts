import { describe, expect, it } from 'vitest';
import { findPeriods, findRelativeDate, isLoneDate, parsePeriod, withoutDates } from './period.ts';

const cases: readonly [string, string | null, string | null, boolean][] = [
  ['Jan/2020 – atual', '2020-01', null, true],
  ['janeiro de 2020 a março de 2021', '2020-01', '2021-03', false],
  ['de 2019 a 2021', '2019', '2021', false],
  ['desde março de 2020', '2020-03', null, true],
  ['01/2020 - 12/2021', '2020-01', '2021-12', false],
  ['2019–2021', '2019', '2021', false],
  ['2019-2021', '2019', '2021', false],
  ['Sept 2018 – May 2023', '2018-09', '2023-05', false],
  ['June 2023 – present', '2023-06', null, true],
  ['Fev 2019 até o momento', '2019-02', null, true],
  ['mar. 2018 – dez. 2019', '2018-03', '2019-12', false],
  ['08/2022 até hoje', '2022-08', null, true],
  ['01/03/2020 a 15/10/2021', '2020-03', '2021-10', false],
  ['May – Aug 2022', '2022-05', '2022-08', false],
  ['jan/20 - fev/21', '2020-01', '2021-02', false],
  ['2020.1 – 2024.2', '2020', '2024', false],
  ['2021 – em andamento', '2021', null, true],
  ['2020-05 – 2021-06', '2020-05', '2021-06', false],
  ['May 3, 2019 to Jun 2020', '2019-05', '2020-06', false],
  ['(ago/2017 - presente)', '2017-08', null, true],
];

describe('parsePeriod', () => {
  it.each(cases)('%s', (text, start, end, current) => {
    expect(parsePeriod(text)).toEqual({ start, end, current, single: false });
    expect(isLoneDate(text)).toBe(true);
  });

  it('keeps a lone date in `end`', () => {
    expect(parsePeriod('Conclusão em dez/2019')).toEqual({
      start: null,
      end: '2019-12',
      current: false,
      single: true,
    });
    expect(parsePeriod('2021')).toMatchObject({ end: '2021', single: true });
  });

  it.each(['Rua 2, 1234', 'R$ 2.020,50', 'atual gerente', 'processo 99.2019', 'um 20201 dois'])(
    'reads no date in %s',
    (text) => {
      expect(parsePeriod(text)).toBeNull();
    },
  );
});

describe('isLoneDate', () => {
  it('accepts durations and unfinished periods, refuses sentences', () => {
    expect(isLoneDate('2 years 10 months')).toBe(true);
    expect(isLoneDate('(3 anos e 2 meses)')).toBe(true);
    expect(isLoneDate('Sept 2018 –')).toBe(true);
    expect(isLoneDate('Equipe de 12 pessoas em 2020')).toBe(false);
    expect(isLoneDate('São Paulo, SP')).toBe(false);
    expect(isLoneDate('12')).toBe(false);
  });
});

describe('withoutDates', () => {
  it('leaves the rest of the line clean', () => {
    expect(withoutDates('Banco Azul – Analista (jan/2020 – atual)')).toBe('Banco Azul – Analista');
    expect(withoutDates('2019 - 2021 | Loja Sol')).toBe('Loja Sol');
    expect(withoutDates('Vendedor, de 2019 a 2021 (2 anos)')).toBe('Vendedor');
    expect(withoutDates('Sem datas')).toBe('Sem datas');
  });
});

describe('findPeriods and relative dates', () => {
  it('gives offsets in the original text', () => {
    const text = 'Formação: 2010 a 2014, depois março de 2016 – março de 2018';
    expect(findPeriods(text).map((match) => text.slice(match.from, match.to))).toEqual([
      '2010 a 2014',
      'março de 2016 – março de 2018',
    ]);
  });

  it('finds dates that depend on the day of writing', () => {
    const now = new Date('2026-05-02T12:00:00Z');
    expect(findRelativeDate('Trabalho lá há três anos', now)).toEqual({
      excerpt: 'há três anos',
      year: 2023,
    });
    expect(findRelativeDate('Trabalhei 3 anos', now)).toBeNull();
  });
});
