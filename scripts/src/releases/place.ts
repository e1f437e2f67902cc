import { err, ok, type Result } from '@aura/shared-domain';

/** Where a store of releases is. */
export type Place =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'bucket'; readonly bucket: string; readonly prefix: string };

const BUCKET = /^gs:\/\/([a-z0-9][a-z0-9._-]{1,220}[a-z0-9])(?:\/([A-Za-z0-9_-][A-Za-z0-9._/-]*?))?\/?$/;

/** Reads `gs://bucket/prefix`, or the path of a folder. The error is a sentence for the person at the terminal. */
export function parsePlace(text: string): Result<Place, string> {
  if (!text.includes('://')) {
    if (text.trim() !== '') return ok({ kind: 'folder', path: text });
    return err('AURA_RELEASES está vazia: diga uma pasta ou gs://bucket/prefixo.');
  }
  const [, bucket, prefix = ''] = BUCKET.exec(text) ?? [];
  if (bucket !== undefined) return ok({ kind: 'bucket', bucket, prefix });
  return err(`AURA_RELEASES deve ser uma pasta ou gs://bucket/prefixo; é "${text}".`);
}
