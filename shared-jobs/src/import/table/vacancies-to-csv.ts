import { formatDecimal, type Contract, type Salary, type Vacancy, type WorkModel } from '@aura/shared-domain';
import Papa from 'papaparse';
import { COLUMNS, findColumnName, type Column } from '../fields/columns.ts';
import { PLACE_SEPARATOR } from '../fields/row.ts';
import { guardCell } from './formula.ts';

const WORK_MODELS: Readonly<Record<WorkModel, string>> = {
  onSite: 'presencial',
  hybrid: 'híbrido',
  remote: 'remoto',
};
const CONTRACTS: Readonly<Record<Contract, string>> = {
  clt: 'CLT',
  pj: 'PJ',
  internship: 'estágio',
  apprentice: 'aprendiz',
  temporary: 'temporário',
  cooperative: 'cooperado',
};
const PERIODS: Readonly<Record<Salary['period'], string>> = { hour: 'hora', month: 'mês', year: 'ano' };

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Two decimals, so that no separator looks like one of thousands. */
const formatAmount = (value: number): string => formatDecimal(value, 2);
const formatDay = (iso: string | null): string => iso?.split('-').toReversed().join('/') ?? '';
const joinPlaces = (texts: readonly string[]): string => texts.join(PLACE_SEPARATOR);

/** A column that the reader would only need for a single amount is not written. */
type Written = Exclude<Column, 'salary'>;
const isWritten = (column: Column): column is Written => column !== 'salary';

const CELLS: Readonly<Record<Written, (vacancy: Vacancy) => string>> = {
  title: ({ title }) => title,
  company: ({ company }) => company,
  city: ({ places }) => joinPlaces(places.map(({ city }) => city.replaceAll('|', ' '))),
  state: ({ places }) => joinPlaces(places.map(({ state }) => state ?? '')),
  workModel: ({ workModel }) => (workModel ? WORK_MODELS[workModel] : ''),
  contract: ({ contracts }) => contracts.map((contract) => CONTRACTS[contract]).join(', '),
  disability: ({ disability }) => (disability ? { exclusive: 'exclusiva', open: 'aberta' }[disability] : ''),
  salaryMin: ({ salary }) => (salary ? formatAmount(salary.min) : ''),
  salaryMax: ({ salary }) => (salary ? formatAmount(salary.max) : ''),
  salaryPeriod: ({ salary }) => (salary ? PERIODS[salary.period] : ''),
  currency: ({ salary }) => salary?.currency ?? '',
  salaryOrigin: ({ salary }) => (salary ? { stated: 'informado', estimated: 'estimado' }[salary.origin] : ''),
  publishedOn: ({ publishedOn }) => formatDay(publishedOn),
  expiresOn: ({ expiresOn }) => formatDay(expiresOn),
  contact: ({ contact }) => contact ?? '',
  url: ({ url }) => url ?? '',
  description: ({ description }) => description,
};

/** Additional columns after those of the ads: one cell for each ad. */
export interface MoreCells {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * Ads as a table that spreadsheets in Portuguese open, and that can be read back.
 * @param more columns that the reader passes over.
 */
export function writeVacanciesCsv(vacancies: readonly Vacancy[], more: readonly MoreCells[] = []): string {
  const columns = COLUMNS.filter(isWritten);
  const rows = vacancies.map((vacancy, at) => [
    ...columns.map((column) => guardCell(CELLS[column](vacancy))),
    ...more.map(({ cells }) => guardCell(cells[at] ?? '')),
  ]);
  const names = [...columns.map(findColumnName), ...more.map(({ name }) => name)];
  const table = Papa.unparse([names, ...rows], { delimiter: ';', quotes: true });
  return BYTE_ORDER_MARK + table;
}
