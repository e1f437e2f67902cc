import { isAbsolute, join, resolve } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { openCloudStore } from './cloud-store.ts';
import { openFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './store.ts';

/** Where a store of releases is. */
export type Place =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'bucket'; readonly bucket: string; readonly prefix: string };

/** The store at a place. @param root folder that relative ones are of */
export const storeAt = (place: Place, root: string): ReleaseStore =>
  place.kind === 'bucket'
    ? openCloudStore(place.bucket, place.prefix)
    : openFolderStore(resolveFolder(place, root));

/** Absolute path of a folder. */
export const resolveFolder = ({ path }: Extract<Place, { kind: 'folder' }>, root: string): string =>
  isAbsolute(path) ? path : join(root, path);

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

/**
 * Finds the private store: by default a separate folder for a folder, and none for a bucket. A place inside the public
 * store is refused: its server answers for all of it.
 * @param root base of relative folders
 */
export function parsePrivatePlace(
  text: string | undefined,
  beside: Place,
  root: string,
): Result<Place | null, string> {
  if (text === undefined)
    return ok(
      beside.kind === 'folder' ? { kind: 'folder', path: `${trimSlashes(beside.path)}-private` } : null,
    );
  const place = parsePlace(text);
  if (!place.ok) return err(place.error.replace('AURA_RELEASES', 'AURA_RELEASES_PRIVATE'));
  if (!isInside(place.value, beside, root)) return ok(place.value);
  return err(
    'AURA_RELEASES_PRIVATE está dentro de AURA_RELEASES, que é público: diga outra pasta ou outro bucket.',
  );
}

/** Whether one place is inside another. A bucket is public as a whole, regardless of the prefix. */
function isInside(place: Place, other: Place, root: string): boolean {
  if (place.kind === 'bucket') return other.kind === 'bucket' && place.bucket === other.bucket;
  return (
    other.kind === 'folder' && `${resolve(root, place.path)}/`.startsWith(`${resolve(root, other.path)}/`)
  );
}

const trimSlashes = (path: string): string => path.replace(/\/+$/, '');
