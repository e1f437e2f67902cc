import { formatCount } from '@aura/shared-domain';
/** "1 vaga", "1.234 vagas". */
export const describeJobs = (count: number): string => formatCount(count, 'vaga', 'vagas');
