import { NO_ACCOUNT, type AuditEntry, type Owner } from '@aura/shared-domain';
import type { SelectOption } from '@aura/shared-ui';

type Actor = Pick<AuditEntry, 'actor' | 'actorId'>;

/** People to filter the log by: the managers of today and all actors seen so far. Each once, by name. */
export function listActorOptions(
  managers: readonly Owner[],
  seen: readonly Actor[],
): readonly SelectOption[] {
  const names = new Map(seen.map(({ actor, actorId }) => [actorId, actor]));
  for (const { id, name } of managers) names.set(id, name);
  names.delete(NO_ACCOUNT);
  const people = [...names].map(([value, label]) => ({ value, label }));
  return [
    { value: '', label: 'Todos' },
    ...people.toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR')),
    { value: NO_ACCOUNT, label: 'Operação da Aura ou conta excluída' },
  ];
}
