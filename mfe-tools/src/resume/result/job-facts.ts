import { formatList, formatCount, type JobReading } from '@aura/shared-domain';
import { CONTRACTS, DISABILITIES, describeSalary, SENIORITIES, WORK_MODELS } from '../../job-terms/terms.ts';

/** What else was read from the ad, in one sentence; what it does not say is left out. */
export function describeJobFacts(job: JobReading): string {
  const { seniorities, workModel, contracts, salary, minimumYears, disability } = job;
  const parts = [
    seniorities.length > 0 && `nível ${formatList(seniorities.map((one) => SENIORITIES[one]))}`,
    workModel && WORK_MODELS[workModel],
    contracts.length > 0 && formatList(contracts.map((one) => CONTRACTS[one])),
    minimumYears !== null && `${formatYears(minimumYears)} de experiência`,
    salary && describeSalary(salary),
    disability && DISABILITIES[disability],
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  return parts.length === 0
    ? 'O anúncio não diz nível, modelo de trabalho nem contrato: nada disso conta contra você.'
    : `O anúncio também diz: ${parts.join(', ')}.`;
}

/** "6 meses", "1 ano", "1,5 anos". */
function formatYears(years: number): string {
  const months = Math.round(years * 12);
  if (months < 12) return formatCount(months, 'mês', 'meses');
  return formatCount(years, 'ano', 'anos');
}
