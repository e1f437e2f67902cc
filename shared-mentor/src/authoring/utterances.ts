import { literal, moduleOf, type Entry, type Report } from '@aura/content-tools';
import { computeStableHash, foldKey } from '@aura/shared-career';
import * as v from 'valibot';
import type { UtteranceKind, Utterances } from '../dialogue/utterance.ts';
import type { CardFileSchema } from './cards.ts';
import { Messages } from './fields.ts';

const CardUtterancesSchema = v.strictObject({
  first: v.optional(v.pipe(Messages, v.description('Sem nada antes.'))),
  later: v.optional(v.pipe(Messages, v.description('Quando já se fala do assunto.'))),
});

/** Messages that each card of a topic answers: `content/utterances/TOPIC.yaml`. */
export const UtteranceFileSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u), v.description('Nome do cartão em cards/TOPIC.yaml.')),
  CardUtterancesSchema,
);

type UtteranceFile = Entry<v.InferOutput<typeof UtteranceFileSchema>>;
type CardFile = Entry<v.InferOutput<typeof CardFileSchema>>;

const KINDS = ['first', 'later'] as const satisfies readonly UtteranceKind[];

/** One message of so many is not learnt from: it judges what was learnt. */
const JUDGES = 5;

/** Whether a message judges; decided by its text alone, so that it stays one whatever else is added. */
const isJudge = (text: string): boolean =>
  Number.parseInt(computeStableHash(foldKey(text)).slice(0, 8), 16) % JUDGES === 0;

/** Reports cards that do not exist, and messages that two cards claim. */
function checkUtterances(files: readonly UtteranceFile[], cards: readonly CardFile[], report: Report): void {
  const seen = new Map<string, string>();
  for (const file of files) {
    const known = new Set(cards.find(({ slug }) => slug === file.slug)?.data.cards.map(({ id }) => id));
    if (known.size === 0) report(file, null, `não há assunto chamado "${file.slug}" em cards`);
    for (const [id, utterances] of Object.entries(file.data)) {
      if (!known.has(id)) report(file, [id], `não há cartão chamado "${id}"`);
      for (const kind of KINDS)
        (utterances[kind] ?? []).forEach((text, at) => {
          // What only makes sense within a topic may be asked in each.
          const key = `${kind === 'later' ? file.slug : ''}:${foldKey(text)}`;
          const first = seen.get(key);
          if (first !== undefined && first !== id)
            report(file, [id, kind, at], `a mesma mensagem já está em ${first}`);
          seen.set(key, id);
        });
    }
  }
}

/** The modules with the messages to learn from, and with those that judge. */
export function writeUtteranceModules(
  files: readonly UtteranceFile[],
  cards: readonly CardFile[],
  report: Report,
): Readonly<Record<string, string>> {
  checkUtterances(files, cards, report);
  const select = (isKept: typeof isJudge): Readonly<Record<string, Utterances>> =>
    Object.fromEntries(
      files.flatMap(({ slug, data }) =>
        Object.entries(data).map(([id, { first, later }]) => {
          return [
            `card.${slug}.${id}`,
            { first: first?.filter(isKept) ?? [], later: later?.filter(isKept) ?? [] },
          ];
        }),
      ),
    );
  const write = (name: string, isKept: typeof isJudge): string =>
    moduleOf(
      `import type { Utterances } from '../dialogue/utterance.ts';`,
      `export const ${name}: Readonly<Record<string, Utterances>> =`,
      `${literal(select(isKept))};`,
    );
  return {
    'utterances.ts': write('UTTERANCES', (text) => !isJudge(text)),
    'judging-utterances.ts': write('JUDGING_UTTERANCES', isJudge),
  };
}
