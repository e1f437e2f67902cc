import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { err, ok, ProfileSchema, type Profile, type Result } from '@aura/shared-domain';

export type ProfileProblem = 'missing' | 'malformed';

/** A profile from the data of `users/{uid}`, with defaults for missing fields. */
export function parseProfile(data: unknown): Result<Profile, ProfileProblem> {
  if (data === undefined) return err('missing');
  const parsed = v.safeParse(ProfileSchema, withDates(data));
  return parsed.success ? ok(parsed.output) : err('malformed');
}

/**
 * The value with a Date for every Firestore timestamp in it, at any depth. Other objects of the database stay as they are:
 * a reference leads to its client, which leads to itself.
 */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDates(item)]));
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
