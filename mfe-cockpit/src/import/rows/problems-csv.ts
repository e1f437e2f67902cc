import { writeCsv } from '../../download/csv-of.ts';
import type { LineProblem } from './check-rows.ts';

/** Every line with its reason; with who stands on it where that is known of any. */
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
