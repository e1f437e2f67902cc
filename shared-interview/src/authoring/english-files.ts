import { literal, moduleOf, Text, type Entry, type Report } from '@aura/content-tools';
import * as v from 'valibot';
import { compileMishapPattern, type MishapRule } from '../english/mishap-pattern.ts';

const MishapSchema = v.strictObject({
  id: Text,
  pattern: v.pipe(Text, v.description('Expressão regular, sem diferença de maiúsculas.')),
  better: v.pipe(v.string(), v.nonEmpty(), v.description('A forma certa; $1 é o que está nos parênteses.')),
  why: v.pipe(Text, v.description('Por que, em português, em uma frase.')),
  matches: v.pipe(v.array(Text), v.minLength(1), v.description('Frases em que se acha o tropeço.')),
  misses: v.pipe(v.array(Text), v.minLength(1), v.description('Frases certas em que não se acha.')),
});

/** Mishaps of Brazilians in English, each with the correct form and examples that are tried. */
export const MishapsSchema = v.pipe(v.array(MishapSchema), v.minLength(40));
/** Wrong pasts of irregular verbs with the right ones. */
export const FormsSchema = v.record(v.string(), Text);

type Mishaps = v.InferOutput<typeof MishapsSchema>;

/** The module of the mistakes. Each example is tested; a failing one is reported with its place. */
export function writeEnglishModule(
  mishaps: readonly Entry<Mishaps>[],
  forms: readonly Entry<v.InferOutput<typeof FormsSchema>>[],
  report: Report,
): string {
  for (const file of mishaps)
    file.data.forEach(({ pattern, matches, misses }, at) => {
      const found = compileMishapPattern(pattern);
      matches.forEach((text, example) => {
        if (text.search(found) < 0) report(file, [at, 'matches', example], 'o padrão não acha esta frase');
      });
      misses.forEach((text, example) => {
        if (text.search(found) >= 0) report(file, [at, 'misses', example], 'o padrão acha esta frase certa');
      });
    });
  const entries = mishaps.flatMap(({ data }): MishapRule[] =>
    data.map(({ id, pattern, better, why }) => ({ id, pattern, better, why })),
  );
  return moduleOf(
    `import type { MishapRule } from '../english/mishap-pattern.ts';`,
    `export const MISHAPS: readonly MishapRule[] = ${literal(entries)};`,
    `export const PAST_FORMS: Readonly<Record<string, string>> = ${literal(Object.assign({}, ...forms.map(({ data }) => data)))};`,
  );
}
