import { writeCsv } from '../../download/write-csv.ts';
import { counted } from '../../words/numbers.ts';
import type { LineProblem } from './check-rows.ts';

/** Lines with one and the same reason. */
interface ProblemGroup {
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

/** Every line with its reason, and the person on it if any is known. */
export function writeProblemsCsv(problems: readonly LineProblem[]): string {
  if (problems.every(({ person }) => !person))
    return writeCsv([['Linha', 'Problema'], ...problems.map(({ line, problem }) => [String(line), problem])]);
  return writeCsv([
    ['Linha', 'Problema', 'Nome', 'E-mail'],
    ...problems.map(({ line, problem, person }) => [
      String(line),
      problem,
      person?.name ?? '',
      person?.email ?? '',
    ]),
  ]);
}

/** Stretches that are named; the lines of the rest are counted. */
const MOST = 8;

/** From this many consecutive lines on, only the first and last are named. */
const LONG = 3;

/** "Linha 3", or "36 linhas: 4, 9 e 30 a 62". @param lines in rising order, at least one */
export function describeLines(lines: readonly number[]): string {
  if (lines.length === 1) return `Linha ${lines[0]}`;
  const stretches = groupStretches(lines);
  const named = stretches.slice(0, MOST);
  const rest = lines.length - named.flat().length;
  const words = named.map(describeStretch);
  if (rest > 0) words.push(`mais ${counted(rest, 'linha', 'linhas')}`);
  const last = words.pop() ?? '';
  return `${counted(lines.length, 'linha', 'linhas')}: ${words.length > 0 ? `${words.join(', ')} e ${last}` : last}`;
}

/** Joins consecutive lines; short runs stay single lines. */
function groupStretches(lines: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && run.at(-1) === line - 1) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run.length < LONG ? run.map((line) => [line]) : [run]));
}

const describeStretch = (run: readonly number[]): string =>
  run.length === 1 ? String(run[0]) : `${run[0]} a ${run.at(-1)}`;
