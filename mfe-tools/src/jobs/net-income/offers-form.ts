import { err, ok, parseReais, type Result } from '@aura/shared-domain';
import { type Offers, type PjRegime } from '@aura/shared-jobs/net-income';

/** The form as typed. */
export interface OffersForm {
  readonly gross: string;
  readonly benefits: string;
  readonly dependants: string;
  readonly invoice: string;
  readonly regime: PjRegime;
  readonly accountant: string;
  readonly otherCosts: string;
  readonly unpaidWeeks: string;
}

export type OffersField = Exclude<keyof OffersForm, 'regime'>;
export type OffersErrors = Readonly<Partial<Record<OffersField, string>>>;

/** Four weeks without invoice: what the holidays of an employment are. */
export const EMPTY_FORM: OffersForm = {
  gross: '',
  benefits: '',
  dependants: '0',
  invoice: '',
  regime: 'simplesAnexoIII',
  accountant: '',
  otherCosts: '',
  unpaidWeeks: '4',
};

/** In the order of the page, so that the first one that is wrong comes first. */
const FIELDS: readonly OffersField[] = [
  'gross',
  'benefits',
  'dependants',
  'invoice',
  'accountant',
  'otherCosts',
  'unpaidWeeks',
];

const MOST_CENTS = 20_000_000;
const NOT_MONEY = 'Escreva o valor em reais, como 5.000,00 ou 5 mil.';

function checkMoney(typed: string, isRequired: boolean): string | null {
  if (typed.trim() === '') return isRequired ? 'Informe o valor por mês.' : null;
  const cents = parseReais(typed);
  if (cents === null) return NOT_MONEY;
  if (cents === 0 && isRequired) return 'Informe um valor maior que zero.';
  return cents > MOST_CENTS ? 'A comparação vai até R$ 200.000,00 por mês.' : null;
}

function countError(typed: string, most: number): string | null {
  const isCount = /^\d{1,2}$/u.test(typed.trim()) && Number(typed) <= most;
  return isCount ? null : `Informe um número inteiro de 0 a ${most}.`;
}

const errorOf: Readonly<Record<OffersField, (typed: string) => string | null>> = {
  gross: (typed) => checkMoney(typed, true),
  benefits: (typed) => checkMoney(typed, false),
  dependants: (typed) => countError(typed, 20),
  invoice: (typed) => checkMoney(typed, true),
  accountant: (typed) => checkMoney(typed, false),
  otherCosts: (typed) => checkMoney(typed, false),
  unpaidWeeks: (typed) => countError(typed, 51),
};

/** The two offers that a form describes, or what is wrong in which field. */
export function readOffers(form: OffersForm): Result<Offers, OffersErrors> {
  const errors: Partial<Record<OffersField, string>> = {};
  for (const field of FIELDS) {
    const error = errorOf[field](form[field]);
    if (error !== null) errors[field] = error;
  }
  if (Object.keys(errors).length > 0) return err(errors);
  const cents = (field: OffersField) => parseReais(form[field]) ?? 0;
  return ok({
    dependants: Number(form.dependants),
    clt: { grossMonthly: cents('gross'), benefitsMonthly: cents('benefits') },
    pj: {
      invoiceMonthly: cents('invoice'),
      regime: form.regime,
      accountantMonthly: cents('accountant'),
      otherCostsMonthly: cents('otherCosts'),
      unpaidWeeks: Number(form.unpaidWeeks),
    },
  });
}
