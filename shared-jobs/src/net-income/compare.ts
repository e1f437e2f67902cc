import type { Result } from '@aura/shared-domain';
import { computeInvoice, type Reach } from './break-even.ts';
import { getClt, type CltOffer, type CltResult } from './clt.ts';
import { getPj, type PjOffer, type PjRefusal, type PjResult } from './pj.ts';
import type { Tables } from './tables.ts';

/** Two offers for the same person. */
export interface Offers {
  /** For the income tax, on either side. */
  readonly dependants: number;
  readonly clt: CltOffer;
  readonly pj: PjOffer;
}

export interface Comparison {
  readonly clt: CltResult;
  readonly pj: Result<PjResult, PjRefusal>;
  readonly breakEven: {
    /** As much in the account in a year as the employment gives. */
    readonly cash: Reach;
    /** The same with benefits and FGTS. */
    readonly package: Reach;
  };
}

/** The net income of each contract in a month and a year, and the invoice that equals the employment. Cents. */
export function compareContracts({ dependants, clt, pj }: Offers, tables: Tables): Comparison {
  const employed = getClt(clt, dependants, tables);
  return {
    clt: employed,
    pj: getPj(pj, dependants, tables),
    breakEven: {
      cash: computeInvoice(employed.year.total, pj, dependants, tables),
      package: computeInvoice(employed.package.total, pj, dependants, tables),
    },
  };
}
