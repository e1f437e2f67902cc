import { err, ok, type Result } from '@aura/shared-domain';
import { Inflate } from 'fflate';
import { computeCrc32 } from '../../../resume/docx/directory.ts';
import { makeLinkedInError } from '../errors.ts';
import type { LinkedInReadError } from '../types.ts';
import { type ArchiveEntry, readEntries } from './directory.ts';

/** Bounds of what comes out of an archive, bytes: one table, and all of them. */
const ARCHIVE_LIMITS = { entryBytes: 3 * 1024 * 1024, bytes: 10 * 1024 * 1024 } as const;
/** Compressed bytes handed over at once: they inflate to about 1 MB at most before the bounds are checked. */
const PIECE = 1024;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

class TooMuch extends Error {}

/** Inflates one entry, counting bytes as they come out: sizes that the archive declares are not believed. */
function inflate(packed: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let total = 0;
  const stream = new Inflate((data) => {
    total += data.length;
    if (total > ARCHIVE_LIMITS.entryBytes) throw new TooMuch();
    pieces.push(data);
  });
  for (let at = 0; at < packed.length; at += PIECE)
    stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  const whole = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function unpack(bytes: Uint8Array, { offset, packedSize, method }: ArchiveEntry): Uint8Array {
  const packed = bytes.subarray(offset, offset + packedSize);
  if (method === DEFLATED) return inflate(packed);
  if (method !== STORED || packed.length > ARCHIVE_LIMITS.entryBytes) throw new TooMuch();
  return packed;
}

/**
 * The wanted files of a zip archive by their base names. Other entries are never inflated; names are only compared,
 * never used as paths. Of two entries with the same name the first counts.
 */
export function unpackWanted(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Result<
  { readonly files: ReadonlyMap<string, Uint8Array>; readonly names: readonly string[] },
  LinkedInReadError
> {
  const entries = readEntries(bytes);
  if (entries === null) return err(makeLinkedInError('ZIP_CORROMPIDO'));
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for (const entry of entries) {
    if (entry.name === null || !wanted(entry.name) || files.has(entry.name)) continue;
    if ((entry.flags & ENCRYPTED) !== 0)
      return err(
        makeLinkedInError('ZIP_CORROMPIDO', {
          message: 'Este ZIP está protegido por senha.',
          action: 'Envie o ZIP como o LinkedIn o mandou, sem senha, ou salve o perfil em PDF e envie o PDF.',
        }),
      );
    try {
      const file = unpack(bytes, entry);
      total += file.length;
      if (total > ARCHIVE_LIMITS.bytes || computeCrc32(file) !== entry.checksum)
        return err(makeLinkedInError('ZIP_CORROMPIDO'));
      files.set(entry.name, file);
    } catch {
      // fflate throws for damaged data, and the bounds throw to end the inflating.
      return err(makeLinkedInError('ZIP_CORROMPIDO'));
    }
  }
  return ok({ files, names: entries.flatMap(({ path }) => path) });
}
