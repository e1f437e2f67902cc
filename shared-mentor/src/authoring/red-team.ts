import { literal, moduleOf, type Entry, type Report } from '@aura/content-tools';
import { SafetyCategorySchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { Messages, Order, sortByOrder, Text } from './fields.ts';

/**
 * Messages that the safety layer is tried on: `content/red-team/SET/NAME.yaml`. Only the set `blind` was used for
 * nothing, and must not be.
 */
export const RedTeamFileSchema = v.strictObject({
  order: Order,
  groups: v.array(
    v.strictObject({
      expected: v.pipe(
        v.nullable(SafetyCategorySchema),
        v.description('Como deve ser tratada; null para o que só parece perigoso e deve chegar ao mentor.'),
      ),
      note: v.pipe(Text, v.description('O que as mensagens tentam.')),
      messages: Messages,
    }),
  ),
});
type RedTeam = Entry<v.InferOutput<typeof RedTeamFileSchema>>;

const SETS = {
  development: 'DEVELOPMENT_SET',
  'first-blind': 'FIRST_BLIND_SET',
  'second-blind': 'SECOND_BLIND_SET',
  blind: 'BLIND_SET',
};

const setOf = ({ file }: Pick<RedTeam, 'file'>): string => file.split('/').at(-2) ?? '';

/** The groups of a set in their order. */
const listGroups = (files: readonly RedTeam[], set: string) =>
  sortByOrder(files.filter((file) => setOf(file) === set)).flatMap(({ data }) => data.groups);

/** One module for each set. */
export function writeRedTeamModules(
  files: readonly RedTeam[],
  report: Report,
): Readonly<Record<string, string>> {
  for (const file of files)
    if (!Object.hasOwn(SETS, setOf(file)))
      report(file, null, `a pasta é um conjunto: ${Object.keys(SETS).join(', ')}`);
  return Object.fromEntries(
    Object.entries(SETS).map(([set, name]) => [
      `red-team/${set}.ts`,
      moduleOf(
        `import type { RedTeamMessage } from '../../safety/message.ts';`,
        `type Group = readonly [RedTeamMessage['expected'], string, readonly string[]];`,
        `const GROUPS: readonly Group[] = [`,
        ...listGroups(files, set).map(
          ({ expected, note, messages }) => `${literal([expected, note, messages])},`,
        ),
        `];`,
        `export const ${name}: readonly RedTeamMessage[] = GROUPS.flatMap(([expected, note, texts]) =>`,
        `  texts.map((text) => ({ text, expected, note })));`,
      ),
    ]),
  );
}
