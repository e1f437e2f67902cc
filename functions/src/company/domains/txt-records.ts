import { Resolver } from 'node:dns/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { err, ok, type Result } from '@aura/shared-domain';

/** What the TXT records of a name say; none where there are none. */
export type FindTxt = (name: string) => Promise<Result<readonly string[], 'unreachable'>>;

/** What DNS answers where a name has no such record. */
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks DNS. */
export const dnsTxt: FindTxt = async (name) => {
  try {
    const records = await new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(name);
    return ok(records.map((parts) => parts.join('')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return NO_RECORD.has(code) ? ok([]) : err('unreachable');
  }
};

/** In place of DNS on a machine without a network: what stands at `localDns/{name}`, as `txt`. */
export const localTxt =
  (db: Firestore): FindTxt =>
  async (name) => {
    const record: unknown = (await db.doc(`localDns/${name}`).get()).get('txt');
    return ok(typeof record === 'string' ? [record] : []);
  };
