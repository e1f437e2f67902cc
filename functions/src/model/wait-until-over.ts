/**
 * Settles after a time, or when the waiting is cancelled, whichever is first.
 * @returns call `release` to remove the timer
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
