import {
  formatMoney,
  type Contract,
  type Disability,
  type JobReading,
  type Place,
  type Salary,
  type Seniority,
  type WorkModel,
} from '@aura/shared-domain';

/** The terms of an ad in words, in their form within a sentence. */

export const WORK_MODELS: Readonly<Record<WorkModel, string>> = {
  onSite: 'presencial',
  hybrid: 'híbrida',
  remote: 'remota',
};

export const CONTRACTS: Readonly<Record<Contract, string>> = {
  clt: 'CLT',
  pj: 'PJ',
  internship: 'estágio',
  apprentice: 'aprendiz',
  temporary: 'temporária',
  cooperative: 'cooperado',
};

export const SENIORITIES: Readonly<Record<Seniority, string>> = {
  intern: 'estágio',
  apprentice: 'aprendiz',
  junior: 'júnior',
  mid: 'pleno',
  senior: 'sênior',
  lead: 'coordenação',
  manager: 'gerência',
  director: 'direção',
};

export const DISABILITIES: Readonly<Record<Disability, string>> = {
  exclusive: 'exclusiva para pessoas com deficiência',
  open: 'aberta a pessoas com deficiência',
};

const PERIODS = { hour: 'por hora', month: 'por mês', year: 'por ano' } as const;

/** "R$ 4.500 a R$ 6.000 por mês". */
export function describeSalary({
  min,
  max,
  period,
  currency = 'BRL',
}: Pick<NonNullable<JobReading['salary']>, 'min' | 'max' | 'period'> &
  Partial<Pick<Salary, 'currency'>>): string {
  const [least, most] = [formatMoney(min, currency), formatMoney(max, currency)];
  const range = min === max ? least : `${least} a ${most}`;
  return `${range} ${PERIODS[period]}`;
}

/** Only the state's form distinguishes "Recife/PE" and "Pernambuco". */
const describePlace = ({ city, state }: Place): string => [city, state].filter(Boolean).join('/');

const SHOWN_PLACES = 3;

/** "Recife/PE, Olinda/PE e mais 3"; empty where the ad names no place. */
export function describePlaces(places: readonly Place[]): string {
  const shown = places.slice(0, SHOWN_PLACES).map(describePlace).join(', ');
  const more = places.length - SHOWN_PLACES;
  return more > 0 ? `${shown} e mais ${more}` : shown;
}

/** With a capital, as a separate label. */
export const capitalizeLabel = (words: string): string =>
  words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);
