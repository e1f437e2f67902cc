import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';

/** Options of one run of the checks. */
export interface CheckOptions {
  /** Run what differs from this commit alone; null for everything. */
  readonly base: string | null;
  /** Exhaustive suites run whole. */
  readonly deep: boolean;
  /** Time limit of the run, milliseconds; null for none. */
  readonly budgetMs: number | null;
  /** Write the times of this run into the repository, to be compared with from now on. */
  readonly keepTimings: boolean;
}

export const USAGE = `Uso: npm test -- [--affected [--base REF]] [--keep-timings]
     npm run test:deep -- [--minutes N]

  --affected      só o que muda em relação a REF (sem --base: origin/main ou, sem ele, o commit anterior)
  --keep-timings  grava os tempos desta execução em .ci/timings.json
  --minutes N     para depois de N minutos e diz o que ficou de fora`;

const MinutesSchema = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(1));

/**
 * Reads the command line.
 * @param args without the program
 * @param defaultBase default commit for `--affected`
 * @returns the options, or a sentence about the error
 */
export function readOptions(
  args: readonly string[],
  defaultBase: () => string,
): Result<CheckOptions, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        affected: { type: 'boolean', default: false },
        base: { type: 'string' },
        deep: { type: 'boolean', default: false },
        minutes: { type: 'string' },
        'keep-timings': { type: 'boolean', default: false },
      },
    });
    if (values.base !== undefined && !values.affected) return err('--base só vale junto com --affected.');
    const minutes = v.safeParse(v.optional(MinutesSchema), values.minutes);
    if (!minutes.success) return err('--minutes pede um número de minutos, a partir de 1.');
    return ok({
      base: values.affected ? (values.base ?? defaultBase()) : null,
      deep: values.deep,
      budgetMs: minutes.output === undefined ? null : minutes.output * 60_000,
      keepTimings: values['keep-timings'],
    });
  } catch {
    return err('Opção desconhecida.');
  }
}
