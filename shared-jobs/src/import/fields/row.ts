import { err, ok, VACANCY_LIMITS, type Place, type Result, type Salary } from '@aura/shared-domain';
import { convertHtmlToText } from '../html/html-to-text.ts';
import type { RawVacancy } from '../make-vacancy.ts';
import { parseAmount, parseAmounts } from './amount.ts';
import { findColumnName, type Column } from './columns.ts';
import { parseDay } from './day.ts';
import { readPlace, findState } from './state.ts';
import { findContracts, readDisability, readPeriod, findWorkModel } from './terms.ts';
import { toKey, toLine } from './text.ts';

/** The texts of one ad by column, without the missing ones. */
export type Row = Readonly<Partial<Record<Column, string>>>;

/** Placeholders for an empty value. */
const NOTHING: ReadonlySet<string> = new Set([
  'na',
  'nd',
  'null',
  'none',
  'naoinformado',
  'naoinformada',
  'acombinar',
  'confidencial',
]);

const saysNothing = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text) || NOTHING.has(toKey(text));

/** Parts of a field that names several places. */
export const PLACE_SEPARATOR = ' | ';

const HTML = /<(?:br|p|div|li|ul|ol|h[1-6]|strong|b|span)[\s/>]|&lt;(?:br|p|div|li|ul)\b/i;

/**
 * Reads the fields of an ad. An unreadable value refuses the ad, with a message that shows a readable one: a silently
 * dropped field would look like a missing one.
 */
export function readRow(row: Row): Result<RawVacancy, string> {
  const problems: string[] = [];
  const said = (column: Column): string => {
    const text = row[column]?.trim() ?? '';
    return saysNothing(text) ? '' : text;
  };
  const read = <T>(column: Column, parse: (text: string) => T | null, expected: string): T | null => {
    const text = said(column);
    const value = text === '' ? null : parse(text);
    if (text !== '' && value === null) {
      problems.push(`${findColumnName(column)}: “${toLine(text, 40)}” não é ${expected}.`);
    }
    return value;
  };
  const amount = (column: Column) => read(column, parseAmount, 'um valor em dinheiro');
  const one = read('salary', parseAmounts, 'um valor em dinheiro');
  const raw: RawVacancy = {
    title: row.title ?? '',
    description: toPlain(row.description ?? ''),
    company: said('company'),
    url: said('url'),
    places: readPlaces(row, problems),
    workModel: read('workModel', findWorkModel, 'presencial, híbrido nem remoto'),
    contracts: [...(read('contract', readContractsOrNull, 'um regime conhecido (CLT, PJ, estágio…)') ?? [])],
    disability:
      toKey(said('disability')) === 'nao' ? null : read('disability', readDisability, 'exclusiva nem aberta'),
    salary: readSalary({
      min: amount('salaryMin') ?? one?.min ?? null,
      max: amount('salaryMax') ?? one?.max ?? null,
      period: read('salaryPeriod', readPeriod, 'hora, mês nem ano') ?? 'month',
      currency: read('currency', readCurrency, 'uma moeda de três letras, como BRL') ?? 'BRL',
      origin: toKey(said('salaryOrigin')).startsWith('estima') ? 'estimated' : 'stated',
    }),
    publishedOn: read('publishedOn', parseDay, 'uma data (use dd/mm/aaaa)'),
    expiresOn: read('expiresOn', parseDay, 'uma data (use dd/mm/aaaa)'),
    ...(said('contact') && { contact: said('contact') }),
  };
  return problems.length > 0 ? err(problems.join(' ')) : ok(raw);
}

const toPlain = (description: string): string =>
  HTML.test(description) ? convertHtmlToText(description) : description;

const readContractsOrNull = (text: string) => {
  const contracts = findContracts(text);
  return contracts.length > 0 ? contracts : null;
};

const readCurrency = (text: string): string | null => {
  const code = text.toUpperCase();
  if (code === 'R$') return 'BRL';
  return /^[A-Z]{3}$/.test(code) ? code : null;
};

/** One amount is both ends. */
function readSalary(salary: {
  readonly min: number | null;
  readonly max: number | null;
  readonly period: Salary['period'];
  readonly currency: string;
  readonly origin: Salary['origin'];
}): Salary | null {
  const min = salary.min ?? salary.max;
  const max = salary.max ?? salary.min;
  return min === null || max === null ? null : { ...salary, min, max };
}

function readPlaces(row: Row, problems: string[]): Place[] {
  const cities = (row.city ?? '').split('|').map((city) => city.trim());
  const states = (row.state ?? '').split('|').map((state) => state.trim());
  const count = Math.max(cities.length, states.length);
  return Array.from({ length: count }, (_, index) => {
    const [city = '', stated = ''] = [cities[index], states[index]];
    // Without a state column, the state may follow the city.
    if (row.state === undefined) return readPlace(city);
    const state = findState(stated);
    if (stated !== '' && state === null) {
      problems.push(`${findColumnName('state')}: “${toLine(stated, 40)}” não é a sigla de um estado.`);
    }
    return { city: toLine(city, VACANCY_LIMITS.city), state };
  });
}
