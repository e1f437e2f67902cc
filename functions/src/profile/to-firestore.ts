import { FieldValue } from 'firebase-admin/firestore';
import type { FieldChange, ProfileChange } from '@aura/shared-domain';

/** A profile change as the argument of a Firestore `update`: dotted paths stay dotted. */
export function toFirestore(change: ProfileChange): Record<string, unknown> {
  return Object.fromEntries(Object.entries(change).map(([path, field]) => [path, convertField(field)]));
}

function convertField(change: FieldChange): unknown {
  switch (change.kind) {
    case 'set':
      return change.value;
    case 'increment':
      return FieldValue.increment(change.by);
    case 'delete':
      return FieldValue.delete();
  }
}
