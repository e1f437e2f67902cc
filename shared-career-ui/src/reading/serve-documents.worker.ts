import * as v from 'valibot';
import { handleRead, type Readers } from './handle-read.ts';
import { createPictureHost } from './picture-host.ts';
import { SuppliedFileSchema, type SuppliedFile } from './protocol-schema.ts';

/** The part of a worker's own side that answering needs. */
export interface WorkerScope {
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
  readonly postMessage: (message: unknown) => void;
}

/**
 * Makes a worker read what the readers given can read, and nothing else: a worker that never sees a CV in a file does
 * not carry what reads one. To be called once, at the top of its module.
 */
export function serveDocuments(readers: Readers, scope: WorkerScope = self): void {
  const waiting = new Map<SuppliedFile['file'], (bytes: SuppliedFile['bytes']) => void>();
  const pictures = createPictureHost((file) => {
    scope.postMessage({ kind: 'needs', file });
    return new Promise((resolve) => waiting.set(file, resolve));
  });
  scope.addEventListener('message', ({ data }) => {
    const supplied = v.safeParse(SuppliedFileSchema, data);
    if (supplied.success) return waiting.get(supplied.output.file)?.(supplied.output.bytes);
    void handleRead(data, readers, (reply) => scope.postMessage(reply), pictures);
  });
}
