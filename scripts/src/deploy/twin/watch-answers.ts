import type { OutgoingHttpHeaders } from 'node:http';
import { findPageProblem, type Check } from '../verify/verify.ts';
import type { Behind } from './twin-hosts.ts';

/** An answer that the edge has given. */
export interface Given {
  readonly behind: Behind;
  readonly path: string;
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/** Holds every answer of a twin to what production promises of its headers and policies. */
export function watchAnswers() {
  let count = 0;
  const problems = new Set<string>();
  return {
    look: (given: Given): void => {
      count += 1;
      const problem = findProblem(given);
      if (problem !== null) problems.add(`${given.behind} ${given.path.split('?')[0] ?? ''}: ${problem}`);
    },
    /** What was found so far. */
    sum: (): Check => ({
      name: `cabeçalhos e políticas de ${count} respostas`,
      problem: problems.size > 0 ? [...problems].slice(0, 10).join('; ') : null,
    }),
  };
}

const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/**
 * What is wrong with an answer; null for a right one. An answer without contents promises nothing, and neither does a
 * redirect, to which Hosting adds no headers.
 */
export function findProblem({ behind, path, status, headers }: Given): string | null {
  if (status === 204 || (status >= 300 && status < 400) || status >= 500) return null;
  const read = (name: string): string => String(headers[name] ?? '');
  const [address = ''] = path.split('?');
  const isFile = status === 200 && HASHED.test(address);
  if (isFile && !read('cache-control').includes('immutable')) return 'não é guardado, com o conteúdo no nome';
  if (behind === 'remotes') return read('access-control-allow-origin') ? null : 'não pode ser lido pelo site';
  if (behind !== 'site') return null;
  if (!read('strict-transport-security')) return 'não exige TLS';
  if (read('x-content-type-options') !== 'nosniff') return 'não tem nosniff';
  if (address.startsWith('/api/'))
    return read('cache-control').includes('no-store') ? null : 'a resposta do servidor é guardada';
  return read('content-type').startsWith('text/html') ? findPageProblem(headers) : null;
}
