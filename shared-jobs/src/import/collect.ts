import { err, ok, type Result, type Vacancy } from '@aura/shared-domain';
import { importFailure } from './failures.ts';
import type { ImportResult, RefusedVacancy } from './imported.ts';
import { IMPORT_LIMITS } from './limits.ts';

/** A read ad, or the reason for a refusal, with its place in the source. */
export interface ReadEntry {
  readonly where: string;
  readonly read: Result<Vacancy, string>;
}

/** Sorts entries into ads and refusals; duplicates are taken once. */
export function collect(entries: readonly ReadEntry[]): ImportResult {
  const places = new Map<string, string>();
  const vacancies: Vacancy[] = [];
  const refused: RefusedVacancy[] = [];
  for (const { where, read } of entries) {
    const first = read.ok ? places.get(read.value.id) : undefined;
    if (!read.ok) refused.push({ where, reason: read.error });
    else if (first !== undefined)
      refused.push({ where, reason: `Repetida: a mesma vaga já foi lida (${first}).` });
    else {
      places.set(read.value.id, where);
      vacancies.push(read.value);
    }
  }
  if (vacancies.length > IMPORT_LIMITS.vacancies) return err(importFailure('MUITAS_VAGAS'));
  if (entries.length === 0) return err(importFailure('SEM_VAGAS'));
  return ok({ vacancies, refused: limitRefused(refused) });
}

function limitRefused(refused: readonly RefusedVacancy[]): readonly RefusedVacancy[] {
  const more = refused.length - IMPORT_LIMITS.refused;
  if (more <= 0) return refused;
  const rest = {
    where: `mais ${more}`,
    reason: 'Também não foram lidas. Corrija as primeiras e leia de novo.',
  };
  return [...refused.slice(0, IMPORT_LIMITS.refused), rest];
}
