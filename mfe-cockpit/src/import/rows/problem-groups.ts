import type { LineProblem } from './check-rows.ts';

/** Lines with one and the same reason. */
export interface ProblemGroup {
  readonly problem: string;
  readonly lines: readonly number[];
}

/** The problems with each reason once, in the order in which the reasons first appear. */
export function groupProblems(problems: readonly LineProblem[]): readonly ProblemGroup[] {
  const groups = new Map<string, number[]>();
  for (const { line, problem } of problems) {
    const lines = groups.get(problem);
    if (lines) lines.push(line);
    else groups.set(problem, [line]);
  }
  return [...groups].map(([problem, lines]) => ({ problem, lines }));
}
