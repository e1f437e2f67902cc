import { deleteField, increment, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { ProfileChange } from '@aura/shared-domain';
import { SERVER_TIME } from '../backend/session-backend.contract.ts';

/** A stored value with every timestamp in it as a `Date`. */
export function convertStored(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(convertStored);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return mapValues(value, convertStored);
  }
  return value;
}

/** A document for writing, with the contract's markers replaced by the library's. */
export function toStored(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return mapValues(data, (value) => (value === SERVER_TIME ? serverTimestamp() : value));
}

/** A partial update in the terms of the library: dotted field path → value. */
export function toUpdate(change: ProfileChange): Record<string, unknown> {
  return mapValues(change, (field) => {
    if (field.kind === 'increment') return increment(field.by);
    return field.kind === 'delete' ? deleteField() : field.value;
  });
}

function mapValues<T>(
  source: Readonly<Record<string, T>>,
  map: (value: T) => unknown,
): Record<string, unknown>;
function mapValues(source: object, map: (value: unknown) => unknown): Record<string, unknown>;
function mapValues(source: object, map: (value: never) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, map(value as never)]));
}
