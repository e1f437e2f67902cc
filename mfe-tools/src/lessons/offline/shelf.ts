/**
 * The cache of opened lessons for reading offline, under their own addresses. The shell's worker answers from it, and
 * the shell empties every cache with this prefix when the person signs out.
 */
export const SHELF = {
  cache: 'aura-licoes-1',
  /** The page that lists the stored lessons; all others are below it. */
  path: '/micro-learnings',
  style: '/micro-learnings/sem-conexao.css',
} as const;
