import { Resolver } from 'node:dns/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type Result } from '@aura/shared-domain';

/** Reads the TXT records of a name; an empty list if it has none. */
export type FindTxt = (name: string) => Promise<Result<readonly string[], 'unreachable'>>;

/** DNS answers for a name without such a record. */
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks DNS. */
export const findDnsTxt: FindTxt = async (name) => {
  try {
    const records = await new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(name);
    return ok(records.map((parts) => parts.join('')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return NO_RECORD.has(code) ? ok([]) : err('unreachable');
  }
};

/** Replaces DNS on a machine without a network: reads `txt` of `localDns/{name}`. */
export const findLocalTxt =
  (db: Firestore): FindTxt =>
  async (name) => {
    const record: unknown = (await db.doc(`localDns/${name}`).get()).get('txt');
    return ok(typeof record === 'string' ? [record] : []);
  };
