import { basename } from 'node:path';
import * as v from 'valibot';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { FUNCTIONS } from '../codebases.ts';
import type { Check } from '../verify/verify.ts';

const BackendsSchema = v.object({
  backends: v.array(
    v.object({
      /** Folder of a codebase, under its name. */
      directory: v.string(),
      functionTriggers: v.array(v.object({ name: v.string() })),
    }),
  ),
});

/** Compares the functions that firebase-tools has found in each codebase with those that are committed for it. */
export async function tryCodebases(): Promise<readonly Check[]> {
  const answer = await fetch(`http://127.0.0.1:${EMULATOR_PORTS.functions}/backends`);
  const { backends } = v.parse(BackendsSchema, await answer.json());
  const found = new Map(
    backends.map(({ directory, functionTriggers }) => [
      basename(directory),
      functionTriggers.map(({ name }) => name).toSorted(),
    ]),
  );
  const names = [...new Set([...found.keys(), ...Object.keys(FUNCTIONS)])];
  return names.map((name) => {
    const [has, wanted] = [found.get(name)?.join(', '), FUNCTIONS[name]?.toSorted().join(', ')];
    return {
      name: `funções de ${name}`,
      problem: has === wanted ? null : `são ${has ?? 'nenhuma'}, e não ${wanted ?? 'nenhuma'}`,
    };
  });
}
