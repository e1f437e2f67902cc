import { formatList, type JobHit } from '@aura/shared-domain';
import { CONTRACTS, DISABILITIES, describeSalary, SENIORITIES, WORK_MODELS } from '../../job-terms/terms.ts';
import { describeAgo } from '../parts/days.ts';

/**
 * "Híbrida · CLT · pleno e sênior · R$ 6.000 por mês · publicada há 3 dias"; missing facts are named as missing.
 * @param options `ofFieldsOnly` if the text was not read: it may contain facts that the fields lack
 */
export function describeFacts(
  { facts, salary }: Pick<JobHit, 'facts' | 'salary'>,
  now: Date,
  { ofFieldsOnly = false }: { readonly ofFieldsOnly?: boolean } = {},
): string {
  const { workModel, contracts, seniorities, disability, publishedOn } = facts;
  const missing = [
    workModel === null && 'modelo',
    contracts.length === 0 && 'contrato',
    salary === null && facts.monthlySalary === null && 'salário',
  ].filter((one): one is string => one !== false);
  const said = [
    workModel && WORK_MODELS[workModel],
    contracts.length > 0 && formatList(contracts.map((one) => CONTRACTS[one])),
    seniorities.length > 0 && formatList(seniorities.map((one) => SENIORITIES[one])),
    describeStatedSalary(salary, facts.monthlySalary),
    disability && DISABILITIES[disability],
    publishedOn ? `publicada ${describeAgo(publishedOn, now)}` : !ofFieldsOnly && 'sem data de publicação',
    !ofFieldsOnly && missing.length > 0 && `não informa ${formatList(missing)}`,
  ].filter(Boolean);
  // An internship may be both contract and level.
  return [...new Set(said)].join(' · ');
}

/** The salary as stated; if only the text states one, per month. */
function describeStatedSalary(
  salary: JobHit['salary'],
  monthly: JobHit['facts']['monthlySalary'],
): string | null {
  if (salary) {
    return `${describeSalary(salary)}${salary.origin === 'estimated' ? ' (estimado pela fonte)' : ''}`;
  }
  return monthly && describeSalary({ ...monthly, period: 'month' });
}
