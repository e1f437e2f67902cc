import { err, ok, type Result } from '@aura/shared-domain';
import { computeCrc32, readDirectory } from '../resume/docx/directory.ts';
import { unzipWanted } from '../resume/docx/unzip.ts';

/** The requested parts of an Office file, as texts; none for a damaged or oversized archive. */
export function readParts(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Result<ReadonlyMap<string, string>, 'damaged'> {
  const directory = readDirectory(bytes);
  const unzipped = unzipWanted(bytes, wanted);
  if (directory === null || !unzipped.ok) return err('damaged');
  const decoder = new TextDecoder();
  const texts = new Map<string, string>();
  for (const [name, part] of unzipped.value) {
    if (directory.get(name) !== computeCrc32(part)) return err('damaged');
    texts.set(name, decoder.decode(part));
  }
  return ok(texts);
}
