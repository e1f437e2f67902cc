import { err, ok, type Result } from '@aura/shared-domain';
import { makeLinkedInError } from '../errors.ts';
import { finishReading } from '../finish.ts';
import type { LinkedInReadError, ReadLinkedIn } from '../types.ts';
import { unpackWanted } from './archive.ts';
import type { TableKind } from './columns.ts';
import { buildProfileFromTables } from './profile.ts';
import { detectTableOfContent, findTableOfFile } from './table.ts';

/** Reads the archive that LinkedIn sends. Messages, connections and everything else about other people stay closed. */
export function readExport(bytes: Uint8Array, now: Date): Result<ReadLinkedIn, LinkedInReadError> {
  const unpacked = unpackWanted(bytes, (name) => findTableOfFile(name) !== null);
  if (!unpacked.ok) return unpacked;
  if (unpacked.value.names.includes('word/document.xml')) return err(makeLinkedInError('PARECE_CURRICULO'));
  const tables = new Map<TableKind, Uint8Array>();
  for (const [name, file] of unpacked.value.files) {
    const kind = findTableOfFile(name);
    if (kind !== null && !tables.has(kind)) tables.set(kind, file);
  }
  return readTables(tables, now);
}

/** Reads Profile.csv or Positions.csv on its own. */
export function readLoneTable(
  name: string,
  bytes: Uint8Array,
  now: Date,
): Result<ReadLinkedIn, LinkedInReadError> {
  const byName = findTableOfFile(name);
  const kind = byName === 'profile' || byName === 'positions' ? byName : detectTableOfContent(bytes);
  if (kind === null)
    return err(
      makeLinkedInError('ZIP_SEM_PERFIL', {
        message: 'Este CSV não é o Profile.csv nem o Positions.csv da cópia de dados do LinkedIn.',
      }),
    );
  return readTables(new Map([[kind, bytes]]), now);
}

function readTables(
  tables: ReadonlyMap<TableKind, Uint8Array>,
  now: Date,
): Result<ReadLinkedIn, LinkedInReadError> {
  const profile = buildProfileFromTables(tables, now);
  const without = (section: 'headline' | 'experiences'): boolean => profile.notInSource.includes(section);
  if (without('headline') && without('experiences')) return err(makeLinkedInError('ZIP_SEM_PERFIL'));
  return ok(finishReading(profile, 'export'));
}
