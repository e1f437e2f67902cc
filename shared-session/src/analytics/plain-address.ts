import { hidePathToken } from '@aura/shared-domain';
import { subscribeHistory } from '../router/history-store.ts';

/**
 * The address reported to services: origin and path. A query or fragment may reveal the person's next page, and a path
 * may contain a token.
 */
export const readPlainAddress = (): string => location.origin + hidePathToken(location.pathname);

/**
 * Runs a task as soon as the address in the page's bar is a plain one, for services that read it there themselves.
 * @param signal gives the wait up.
 */
export function runOnPlainAddress(task: () => void, signal: AbortSignal): void {
  if (isPlain()) return task();
  const stop = subscribeHistory(() => {
    if (!isPlain()) return;
    stop();
    task();
  });
  signal.addEventListener('abort', stop);
}

const isPlain = () =>
  location.search === '' && location.hash === '' && hidePathToken(location.pathname) === location.pathname;
