import { JOB_SOURCE_NAMES, type JobQuery } from '@aura/shared-domain';
import { formatList } from '@aura/shared-career-ui';
import { CONTRACTS, DISABILITIES, SENIORITIES, WORK_MODELS } from '../../job-terms/terms.ts';

const anyOf = (values: readonly string[]): string | null => (values.length > 0 ? values.join(' ou ') : null);

/** "“analista de dados” em Recife, remota ou híbrida, a partir de R$ 5.000": what a saved search looks for. */
export function queryInWords({ words, place, remoteAnywhere, filters }: JobQuery): string {
  return [
    words === '' ? 'qualquer vaga' : `“${words}”`,
    place && `em ${place}${remoteAnywhere ? ' ou remota' : ''}`,
    anyOf(filters.workModels.map((value) => WORK_MODELS[value])),
    anyOf(filters.contracts.map((value) => CONTRACTS[value])),
    anyOf(filters.seniorities.map((value) => SENIORITIES[value])),
    anyOf(filters.states),
    anyOf(filters.disability.map((value) => DISABILITIES[value])),
    filters.sources.length > 0 && formatList(filters.sources.map((value) => JOB_SOURCE_NAMES[value])),
    filters.minimumSalary !== null && `a partir de R$ ${filters.minimumSalary.toLocaleString('pt-BR')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
