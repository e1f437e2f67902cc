import { type Entry, literal, moduleOf, ofEach, type Report, WordList } from '@aura/content-tools';
import { STATE_NAMES, STATES } from '@aura/shared-domain';
import * as v from 'valibot';

/** The capital of a state, then others of its cities. */
export const CityFileSchema = v.strictObject(ofEach(STATES, WordList));

const NAMES: ReadonlySet<string> = new Set(STATES.map((state) => STATE_NAMES[state]));

/** The module of the cities that identify a place. A name of two places is reported. */
export function writeCitiesModule(
  files: readonly Entry<v.InferOutput<typeof CityFileSchema>>[],
  report: Report,
): string {
  for (const file of files) {
    const seen = new Map<string, string>();
    for (const state of STATES)
      for (const [at, city] of file.data[state].entries()) {
        const other = seen.get(city) ?? (NAMES.has(city) && at > 0 ? 'nome de um estado' : undefined);
        if (other !== undefined) report(file, [state], `"${city}" também é de ${other}`);
        seen.set(city, state);
      }
  }
  return moduleOf(
    `import type { StateCode } from '@aura/shared-domain';`,
    ...files.map(
      ({ data }) => `export const CITIES: Readonly<Record<StateCode, readonly string[]>> = ${literal(data)};`,
    ),
  );
}
