/**
 * Where lessons that somebody has opened are kept for a moment without a connection: the remote that shows a lesson
 * puts a plain page of it into the cache, under the lesson's address; the worker answers with it where the network
 * does not.
 */
export const OFFLINE_SHELF = {
  cache: 'aura-licoes-1',
  /** Addresses that the worker looks after, and the page that lists what is kept. */
  scope: '/micro-learnings',
  worker: '/licoes-sw.js',
  style: '/licoes-sem-conexao.css',
} as const;
