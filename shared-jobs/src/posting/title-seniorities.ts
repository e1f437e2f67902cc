import { readJob } from '@aura/shared-career';
import type { Seniority } from '@aura/shared-domain';

/** Says nothing that an ad could say, and is long enough to be read. */
const SILENT_AD =
  'As informações sobre esta oportunidade serão apresentadas às pessoas interessadas no decorrer do mês, com toda a calma e na ordem em que elas chegarem.';

/** The rungs that a title names, also of an ad too short to be read. */
export function titleSeniorities(title: string): readonly Seniority[] {
  const reading = readJob(`Cargo: ${title}\n\n${SILENT_AD}`);
  return reading.ok ? reading.value.seniorities : [];
}
