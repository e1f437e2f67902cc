import { MINIMUM_BREAKDOWN, MINIMUM_CELL } from '@aura/shared-domain';
import type { Company } from '../../records/company.ts';

/** Fewest people that numbers need. */
export interface Minimums {
  /** Of any number. */
  readonly cell: number;
  /** Of a company whose departments are shown. */
  readonly breakdown: number;
  /** For a number that shows more than its half. Below it, a rounded sum is all or nothing. */
  readonly exact: number;
}

const EXACT = 10;

/** What a company asks for; never less than what holds for all of them. */
export function computeMinimums(company: Pick<Company, 'minimumCell' | 'minimumBreakdown'>): Minimums {
  const cell = Math.max(MINIMUM_CELL, company.minimumCell);
  return {
    cell,
    breakdown: Math.max(MINIMUM_BREAKDOWN, company.minimumBreakdown),
    exact: Math.max(EXACT, cell),
  };
}
