import { err, ok, type ResumeReadError, type Result } from '@aura/shared-domain';
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { readError } from '../errors.ts';

/** Bounds of an archive: number of entries, and bytes of the wanted parts once inflated. */
const MAX_ENTRIES = 2000;
const MAX_BYTES = 12 * 1024 * 1024;
/** Bytes handed over at once: a piece inflates to about 1 MB at most before the bounds are checked. */
const PIECE = 1024;

/**
 * Inflates the entries of a zip archive whose names are wanted, counting bytes as they come out: sizes declared in
 * the archive are not believed. Names are only compared, never used as paths.
 */
export function unzipWanted(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Result<Map<string, Uint8Array>, ResumeReadError> {
  const files = new Map<string, Uint8Array[]>();
  let entries = 0;
  let total = 0;
  // A flag, because the library catches what its listeners throw, and inflates all of it again with each further piece.
  let isRefused = false;
  const archive = new Unzip((file) => {
    entries += 1;
    isRefused ||= entries > MAX_ENTRIES;
    if (isRefused || !wanted(file.name) || files.has(file.name)) return;
    // A size that is declared too large is refused at once; one declared small is not believed.
    if ((file.originalSize ?? 0) > MAX_BYTES) {
      isRefused = true;
      return;
    }
    const pieces: Uint8Array[] = [];
    files.set(file.name, pieces);
    file.ondata = (error, data) => {
      total += data?.length ?? 0;
      isRefused ||= error !== null || total > MAX_BYTES;
      if (!isRefused) pieces.push(data);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  archive.register(UnzipPassThrough);
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      archive.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      if (isRefused) return err(readError('ARQUIVO_CORROMPIDO'));
    }
  } catch {
    return err(readError('ARQUIVO_CORROMPIDO'));
  }
  return ok(new Map([...files].map(([name, pieces]) => [name, concat(pieces)])));
}

function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
