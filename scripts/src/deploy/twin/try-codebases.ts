import { basename } from 'node:path';
import * as v from 'valibot';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { FIRST_GENERATION, FUNCTIONS } from '../codebases.ts';
import type { Check } from '../verify/verify.ts';

const BackendsSchema = v.object({
  backends: v.array(
    v.object({
      /** Folder of a codebase, under its name. */
      directory: v.string(),
      functionTriggers: v.array(v.object({ name: v.string(), platform: v.string() })),
    }),
  ),
});

const describeFunction = (name: string, isFirst: boolean): string =>
  isFirst ? `${name} (1ª geração)` : name;

const listWanted = (codebase: string): string | undefined =>
  FUNCTIONS[codebase]
    ?.map((name) => describeFunction(name, FIRST_GENERATION.has(name)))
    .toSorted()
    .join(', ');

/** Compares the functions that firebase-tools has found in each codebase, and their generation, with those that are committed for it. */
export async function tryCodebases(): Promise<readonly Check[]> {
  const answer = await fetch(`http://127.0.0.1:${EMULATOR_PORTS.functions}/backends`);
  const { backends } = v.parse(BackendsSchema, await answer.json());
  const found = new Map(
    backends.map(({ directory, functionTriggers }) => [
      basename(directory),
      functionTriggers.map(({ name, platform }) => describeFunction(name, platform === 'gcfv1')).toSorted(),
    ]),
  );
  const names = [...new Set([...found.keys(), ...Object.keys(FUNCTIONS)])];
  return names.map((name) => {
    const [has, wanted] = [found.get(name)?.join(', '), listWanted(name)];
    return {
      name: `funções de ${name}`,
      problem: has === wanted ? null : `são ${has ?? 'nenhuma'}, e não ${wanted ?? 'nenhuma'}`,
    };
  });
}
