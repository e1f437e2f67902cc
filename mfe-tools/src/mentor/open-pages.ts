/** Pages that answers name and that are not there yet. */
const COMING: ReadonlySet<string> = new Set(['/micro-learnings', '/mapeamento-comportamental']);

/** Whether a page that an answer leads to can be opened. */
export const canOpen = (path: string): boolean => !COMING.has(path);
