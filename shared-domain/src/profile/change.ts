/** The change of one field in a partial update. */
export type FieldChange =
  | { readonly kind: 'set'; readonly value: unknown }
  | { readonly kind: 'increment'; readonly by: number }
  | { readonly kind: 'delete' };

/** A partial update of `users/{uid}`: dotted field path → change. Written in one go or not at all. */
export type ProfileChange = Readonly<Record<string, FieldChange>>;

export const set = (value: unknown): FieldChange => ({ kind: 'set', value });
export const increment = (by: number): FieldChange => ({ kind: 'increment', by });
export const remove: FieldChange = { kind: 'delete' };

/** A copy of the object with the change applied. */
export function applyChange<T extends object>(target: T, change: ProfileChange): T {
  const result = structuredClone(target) as Record<string, unknown>;
  for (const [path, fieldChange] of Object.entries(change)) applyField(result, path.split('.'), fieldChange);
  return result as T;
}

function applyField(target: Record<string, unknown>, path: readonly string[], change: FieldChange): void {
  const [head, ...rest] = path;
  if (head === undefined) return;
  if (rest.length > 0) {
    const child = (target[head] ?? {}) as Record<string, unknown>;
    target[head] = child;
    applyField(child, rest, change);
  } else if (change.kind === 'delete') delete target[head];
  else if (change.kind === 'set') target[head] = change.value;
  else target[head] = (typeof target[head] === 'number' ? target[head] : 0) + change.by;
}
