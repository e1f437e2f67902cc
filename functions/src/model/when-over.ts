/**
 * Settles when a time has passed, or when nobody waits any more, whichever is first.
 * @returns `release` has to be called, so that no timer stays
 */
export function waitUntilOver(
  ms: number,
  gone: AbortSignal,
): { readonly over: Promise<'timeout' | 'gone'>; readonly release: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<'timeout' | 'gone'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), ms);
    const leave = () => resolve('gone');
    if (gone.aborted) leave();
    else gone.addEventListener('abort', leave, { once: true });
  });
  return { over, release: () => clearTimeout(timer) };
}
