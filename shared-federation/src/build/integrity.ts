import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Compilation } from '@rspack/core';

/** Subresource integrity of a file. */
export const computeFileIntegrity = (path: string): string => digest(readFileSync(path));

/** Subresource integrity of a file that is about to be written; only in the last stage are its bytes final. */
export const computeAssetIntegrity = (compilation: Compilation, file: string): string =>
  digest(compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0));

const digest = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
