import { isGoneChunk } from './gone-chunk/is-gone-chunk.ts';

/** An uncaught error. */
export interface LateError {
  readonly where: 'event' | 'promise';
  readonly error: unknown;
  /** Address of the script that it came from, as far as the browser says. */
  readonly filename: string;
}

/** Calls back for every uncaught error and rejection. Returns a function that stops it. */
export function watchLateErrors(window: Window, onError: (late: LateError) => void): () => void {
  const onThrown = ({ error, filename }: ErrorEvent) =>
    onError({ where: 'event', error: error as unknown, filename });
  const onRejected = ({ reason }: PromiseRejectionEvent) =>
    onError({ where: 'promise', error: reason as unknown, filename: '' });
  window.addEventListener('error', onThrown);
  window.addEventListener('unhandledrejection', onRejected);
  return () => {
    window.removeEventListener('error', onThrown);
    window.removeEventListener('unhandledrejection', onRejected);
  };
}

/** Whether an error comes from the files under an address: by the script, by the stack, or by the file that is gone. */
export function isFrom({ error, filename }: Omit<LateError, 'where'>, baseUrl: string): boolean {
  if (filename.startsWith(baseUrl)) return true;
  if (!(error instanceof Error)) return false;
  if (error.stack?.includes(baseUrl)) return true;
  return isGoneChunk(error) && 'request' in error && String(error.request).startsWith(baseUrl);
}
