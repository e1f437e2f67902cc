import { extname } from 'node:path';
import type { Bucket, StorageOptions } from '@google-cloud/storage';
import { LAYOUT } from './layout.ts';
import type { ReleaseStore } from './store.ts';
import { storePath } from './store-path.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * A store in a bucket of Cloud Storage. Who may do what is decided by the bucket and the application's default
 * credentials.
 * @param prefix folder inside the bucket, without slashes at its ends; empty for the bucket itself
 * @param options for another address of the service
 */
export function openCloudStore(
  bucketName: string,
  prefix: string,
  options: StorageOptions = {},
): ReleaseStore {
  const root = prefix === '' ? '' : `${prefix}/`;
  let bucket: Promise<Bucket> | null = null;
  const file = async (path: string) => {
    bucket ??= openBucket(bucketName, options);
    return (await bucket).file(root + storePath(path));
  };

  return {
    async read(path) {
      const [contents] = await (await file(path)).download().catch(nullWhere(404));
      return contents;
    },

    async create(path, contents) {
      const written = (await file(path)).save(Buffer.from(contents), {
        ...chooseMetadata(path),
        // Generation 0 means "does not exist": the service compares and writes atomically.
        preconditionOpts: { ifGenerationMatch: 0 },
      });
      return written.then(() => true, falseWhere(412));
    },

    async replace(path, contents) {
      await (await file(path)).save(Buffer.from(contents), chooseMetadata(path));
    },

    async list(folder) {
      const first = await file(folder);
      const [found] = await first.bucket.getFiles({ prefix: `${first.name}/` });
      return found.map(({ name }) => name.slice(root.length)).toSorted();
    },
  };
}

/** The library is large, and who works with a folder never needs it. */
async function openBucket(name: string, options: StorageOptions): Promise<Bucket> {
  const { IdempotencyStrategy, Storage } = await import('@google-cloud/storage');
  // Every write of a store may be repeated: it either has a precondition or brings the same contents again.
  const retryOptions = { idempotencyStrategy: IdempotencyStrategy.RetryAlways };
  return new Storage({ retryOptions, ...options }).bucket(name);
}

/** Cache headers: files of a version never change, all others may. */
function chooseMetadata(path: string) {
  const isOfVersion = path.startsWith(`${LAYOUT.remotes}/`);
  const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
  const cacheControl = isOfVersion ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    resumable: false,
    // Sent compressed if the client accepts it; the service does not compress by itself.
    gzip: isOfVersion && contentType.startsWith('text/'),
    metadata: { contentType, cacheControl },
  };
}

const nullWhere =
  (code: number) =>
  (error: { code?: unknown }): [null] => {
    if (error.code === code) return [null];
    throw error;
  };

const falseWhere =
  (code: number) =>
  (error: { code?: unknown }): false => {
    if (error.code === code) return false;
    throw error;
  };
