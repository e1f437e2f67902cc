/**
 * Where lessons that somebody has opened are kept for a moment without a connection, under their own addresses. The
 * shell's worker answers with what lies there, and the shell empties every cache of such a name when somebody leaves.
 */
export const SHELF = {
  cache: 'aura-licoes-1',
  /** The page that lists what is kept; everything else lies below it. */
  path: '/micro-learnings',
  style: '/micro-learnings/sem-conexao.css',
} as const;
