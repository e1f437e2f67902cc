import { increment, type FieldChange, type ProfileChange } from '@aura/shared-domain';

/** Merges several updates: increments of one field add up, otherwise the later change wins. */
export function combineChanges(...changes: readonly (ProfileChange | null)[]): ProfileChange {
  const combined: Record<string, FieldChange> = {};
  for (const change of changes) {
    for (const [path, next] of Object.entries(change ?? {})) {
      const former = combined[path];
      const adds = former?.kind === 'increment' && next.kind === 'increment';
      combined[path] = adds ? increment(former.by + next.by) : next;
    }
  }
  return combined;
}
