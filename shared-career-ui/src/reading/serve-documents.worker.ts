import { handleRead, type Readers } from './handle-read.ts';

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
  scope.addEventListener('message', ({ data }) => {
    void handleRead(data, readers, (reply) => scope.postMessage(reply));
  });
}
