import type { JobReading } from '@aura/shared-domain';
import { formatList } from '@aura/shared-career-ui';

const MODELS = { onSite: 'presencial', hybrid: 'híbrida', remote: 'remota' } as const;
const CONTRACTS = {
  clt: 'CLT',
  pj: 'PJ',
  internship: 'estágio',
  apprentice: 'aprendiz',
  temporary: 'temporária',
  cooperative: 'cooperado',
} as const;
const LEVELS = {
  intern: 'estágio',
  apprentice: 'aprendiz',
  junior: 'júnior',
  mid: 'pleno',
  senior: 'sênior',
  lead: 'coordenação',
  manager: 'gerência',
  director: 'direção',
} as const;
const PERIODS = { hour: 'por hora', month: 'por mês', year: 'por ano' } as const;
const MONEY = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** What else was read from the ad, in one sentence; what it does not say is left out. */
export function jobFacts(job: JobReading): string {
  const { seniorities, workModel, contracts, salary, minimumYears, disability } = job;
  const parts = [
    seniorities.length > 0 && `nível ${formatList(seniorities.map((one) => LEVELS[one]))}`,
    workModel && MODELS[workModel],
    contracts.length > 0 && formatList(contracts.map((one) => CONTRACTS[one])),
    minimumYears !== null && `${timeInWords(minimumYears)} de experiência`,
    salary && salaryInWords(salary),
    disability === 'exclusive' && 'exclusiva para pessoas com deficiência',
    disability === 'open' && 'aberta a pessoas com deficiência',
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  return parts.length === 0
    ? 'O anúncio não diz nível, modelo de trabalho nem contrato: nada disso conta contra você.'
    : `O anúncio também diz: ${parts.join(', ')}.`;
}

/** "6 meses", "1 ano", "1,5 anos". */
function timeInWords(years: number): string {
  const months = Math.round(years * 12);
  if (months < 12) return `${months} ${months === 1 ? 'mês' : 'meses'}`;
  return `${years.toLocaleString('pt-BR')} ${years === 1 ? 'ano' : 'anos'}`;
}

function salaryInWords({ min, max, period }: NonNullable<JobReading['salary']>): string {
  const range = min === max ? MONEY.format(min) : `${MONEY.format(min)} a ${MONEY.format(max)}`;
  return `${range} ${PERIODS[period]}`;
}
