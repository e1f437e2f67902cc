import { CompanyMinimumsRequestSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { formatWhole } from '../../words/numbers.ts';
import type { Minimums } from '../settings-ports.ts';

export type MinimumTexts = Readonly<Record<keyof Minimums, string>>;

/** The typed values, or their problems, by field. */
export interface ReadMinimums {
  readonly minimums: Minimums;
  readonly problems: Readonly<Partial<Record<keyof Minimums, string>>>;
}

/** Most that the contract takes. */
const MOST: Minimums = { cell: 100, breakdown: 500 };

const WHOLE = /^\d{1,6}$/u;

/** New minimums as typed; they never go below the current ones. */
export function readMinimums(texts: MinimumTexts, now: Minimums): ReadMinimums {
  const minimums = { cell: parseNumber(texts.cell), breakdown: parseNumber(texts.breakdown) };
  const { entries } = CompanyMinimumsRequestSchema;
  const problemOf = (field: keyof Minimums): Partial<Record<keyof Minimums, string>> => {
    const value = minimums[field];
    if (v.is(entries[field], value) && value >= now[field]) return {};
    return {
      [field]: `Informe um número inteiro de ${formatWhole(now[field])} a ${formatWhole(MOST[field])}.`,
    };
  };
  const problems = { ...problemOf('cell'), ...problemOf('breakdown') };
  if (Object.keys(problems).length > 0 || minimums.breakdown >= minimums.cell) return { minimums, problems };
  return { minimums, problems: { breakdown: describeFewerThan(minimums.cell) } };
}

const describeFewerThan = (cell: number): string =>
  `Informe pelo menos ${formatWhole(cell)}: números por departamento pedem, no mínimo, tantas pessoas quanto um número.`;

const parseNumber = (text: string): number => (WHOLE.test(text.trim()) ? Number(text) : Number.NaN);
