/** A limit in cents and the rate (millionths) up to it; the last limit of an open table is infinite. */
interface Bracket {
  readonly upTo: number;
  readonly rate: number;
}

export interface DeductedBracket extends Bracket {
  /** Cents taken off after the rate. */
  readonly deduction: number;
}

/** Validity of a table (both days included), its source, and the day of the last comparison with it. */
interface Dated {
  readonly validFrom: string;
  readonly validTo: string;
  readonly checkedOn: string;
  /** In Portuguese. */
  readonly name: string;
  readonly url: string;
}

export interface InssTable extends Dated {
  readonly minimumWage: number;
  /** Each slice of the pay has a separate rate; above the last there is none. */
  readonly brackets: readonly Bracket[];
  /** The contribution of self-employed people, up to the same ceiling. */
  readonly ownPayRate: number;
}

export interface IrrfTable extends Dated {
  readonly brackets: readonly DeductedBracket[];
  readonly dependant: number;
  readonly simplified: number;
  /** Lei 15.270/2025: nothing is due up to `free`; the reduction ends at `upTo`. */
  readonly reduction: {
    readonly free: number;
    readonly most: number;
    readonly upTo: number;
    readonly fixed: number;
    readonly rate: number;
  };
  /** Lei 15.270/2025: profits of a month and income of a year above which another tax begins. */
  readonly highIncome: { readonly monthlyProfits: number; readonly yearlyIncome: number };
}

interface FgtsTable extends Dated {
  readonly rate: number;
}

export interface SimplesTable extends Dated {
  /** By revenue of twelve months. */
  readonly annexIII: readonly DeductedBracket[];
  readonly annexV: readonly DeductedBracket[];
  /** Share of pay in revenue from which services of annex V pay by annex III. */
  readonly factorR: number;
}

interface MeiTable extends Dated {
  readonly yearlyLimit: number;
  readonly contribution: number;
  readonly serviceTax: number;
}

export interface Tables {
  readonly inss: InssTable;
  readonly irrf: IrrfTable;
  readonly fgts: FgtsTable;
  readonly simples: SimplesTable;
  readonly mei: MeiTable;
}

const YEAR_2026 = { validFrom: '2026-01-01', validTo: '2026-12-31', checkedOn: '2026-11-22' };

/*
 * "Compared" below means: the figures agree in several independent public reproductions that name the act. The
 * official gazette itself was not at hand, which is why the page asks people to check.
 */

// Compared: number and date of the act, brackets, ceiling, minimum wage, greatest contribution of R$ 988,09, the 11 %
// of a partner. From memory: nothing.
const INSS: readonly InssTable[] = [
  {
    ...YEAR_2026,
    name: 'INSS: Portaria Interministerial MPS/MF nº 13, de 9 de janeiro de 2026',
    url: 'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal',
    minimumWage: 162_100,
    brackets: [
      { upTo: 162_100, rate: 75_000 },
      { upTo: 290_284, rate: 90_000 },
      { upTo: 435_427, rate: 120_000 },
      { upTo: 847_555, rate: 140_000 },
    ],
    ownPayRate: 110_000,
  },
];

// Compared: brackets, deductions, simplified deduction, the reduction with its limits and that it depends on the income
// before deductions, a published example (R$ 6.000,00 give R$ 385,10), the 10 % on profits above R$ 50.000,00 a month
// also from Simples, the yearly R$ 600.000,00, the dependant. From memory: that the 13th has a separate simplified
// deduction and reduction.
const IRRF: readonly IrrfTable[] = [
  {
    ...YEAR_2026,
    name: 'Imposto de renda na fonte: Lei nº 15.191/2025 (tabela) e Lei nº 15.270/2025 (redução)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
    brackets: [
      { upTo: 242_880, rate: 0, deduction: 0 },
      { upTo: 282_665, rate: 75_000, deduction: 18_216 },
      { upTo: 375_105, rate: 150_000, deduction: 39_416 },
      { upTo: 466_468, rate: 225_000, deduction: 67_549 },
      { upTo: Infinity, rate: 275_000, deduction: 90_873 },
    ],
    dependant: 18_959,
    simplified: 60_720,
    reduction: { free: 500_000, most: 31_289, upTo: 735_000, fixed: 97_862, rate: 133_145 },
    highIncome: { monthlyProfits: 5_000_000, yearlyIncome: 60_000_000 },
  },
];

// Compared: the rate.
const FGTS: readonly FgtsTable[] = [
  {
    ...YEAR_2026,
    name: 'FGTS: Lei nº 8.036/1990, art. 15',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm',
    rate: 80_000,
  },
];

// Compared: both annexes, rates and deductions. From memory: the article of the factor R. Another table follows in
// 2027 (Lei Complementar 214/2025), so this one ends with the year.
const SIMPLES: readonly SimplesTable[] = [
  {
    ...YEAR_2026,
    name: 'Simples Nacional: Lei Complementar nº 123/2006, anexos III e V e art. 18, § 5º-J (fator R)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm',
    annexIII: [
      { upTo: 18_000_000, rate: 60_000, deduction: 0 },
      { upTo: 36_000_000, rate: 112_000, deduction: 936_000 },
      { upTo: 72_000_000, rate: 135_000, deduction: 1_764_000 },
      { upTo: 180_000_000, rate: 160_000, deduction: 3_564_000 },
      { upTo: 360_000_000, rate: 210_000, deduction: 12_564_000 },
      { upTo: 480_000_000, rate: 330_000, deduction: 64_800_000 },
    ],
    annexV: [
      { upTo: 18_000_000, rate: 155_000, deduction: 0 },
      { upTo: 36_000_000, rate: 180_000, deduction: 450_000 },
      { upTo: 72_000_000, rate: 195_000, deduction: 990_000 },
      { upTo: 180_000_000, rate: 205_000, deduction: 1_710_000 },
      { upTo: 360_000_000, rate: 230_000, deduction: 6_210_000 },
      { upTo: 480_000_000, rate: 305_000, deduction: 54_000_000 },
    ],
    factorR: 280_000,
  },
];

// Compared: limit of the year, R$ 81,05 and R$ 5,00 for services (R$ 86,05 together). A higher limit was being
// discussed in the Congress; no enacted one was found.
const MEI: readonly MeiTable[] = [
  {
    ...YEAR_2026,
    name: 'MEI: Lei Complementar nº 123/2006, art. 18-A; 5% do salário mínimo de 2026 mais ISS',
    url: 'https://www.gov.br/empresas-e-negocios/pt-br/empreendedor',
    yearlyLimit: 8_100_000,
    contribution: 8_105,
    serviceTax: 500,
  },
];

/** The tables valid on a day (`YYYY-MM-DD`); null if one is missing: then no comparison is possible. */
export function findTables(day: string): Tables | null {
  const on = <T extends Dated>(versions: readonly T[]): T | undefined =>
    versions.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
  const [inss, irrf, fgts, simples, mei] = [on(INSS), on(IRRF), on(FGTS), on(SIMPLES), on(MEI)];
  return inss && irrf && fgts && simples && mei ? { inss, irrf, fgts, simples, mei } : null;
}
