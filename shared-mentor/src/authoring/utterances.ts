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

/** Reports cards that do not exist, messages that two cards claim, and ones that judge although they are learnt. */
function checkUtterances(
  files: readonly UtteranceFile[],
  more: readonly UtteranceFile[],
  cards: readonly CardFile[],
  report: Report,
): void {
  const seen = new Map<string, string>();
  for (const file of [...files, ...more]) {
    const known = new Set(cards.find(({ slug }) => slug === file.slug)?.data.cards.map(({ id }) => id));
    if (known.size === 0) report(file, null, `não há assunto chamado "${file.slug}" em cards`);
    for (const [id, utterances] of Object.entries(file.data)) {
      if (!known.has(id)) report(file, [id], `não há cartão chamado "${id}"`);
      for (const kind of KINDS)
        (utterances[kind] ?? []).forEach((text, at) => {
          // What only makes sense within a topic may be asked in each.
          const key = `${kind === 'later' ? file.slug : ''}:${foldKey(text)}`;
          const first = seen.get(key);
          if (first !== undefined && (first !== id || more.includes(file)))
            report(file, [id, kind, at], `a mesma mensagem já está em ${first}`);
          seen.set(key, id);
        });
    }
  }
}

/**
 * The modules with the messages to learn from, and with those that judge.
 * @param more by other authors, all of them to learn from
 */
export function writeUtteranceModules(
  files: readonly UtteranceFile[],
  more: readonly UtteranceFile[],
  cards: readonly CardFile[],
  report: Report,
): Readonly<Record<string, string>> {
  checkUtterances(files, more, cards, report);
  return {
    'utterances.ts': writeModule('UTTERANCES', [
      ...selectUtterances(files, (text) => !isJudge(text)),
      ...selectUtterances(more),
    ]),
    'judging-utterances.ts': writeModule('JUDGING_UTTERANCES', selectUtterances(files, isJudge)),
  };
}

type CardUtterances = readonly [card: string, utterances: Utterances];

const selectUtterances = (
  files: readonly UtteranceFile[],
  isKept = (_text: string): boolean => true,
): readonly CardUtterances[] =>
  files.flatMap(({ slug, data }) =>
    Object.entries(data).map(
      ([id, { first, later }]) =>
        [
          `card.${slug}.${id}`,
          { first: first?.filter(isKept) ?? [], later: later?.filter(isKept) ?? [] },
        ] as const,
    ),
  );

function writeModule(name: string, all: readonly CardUtterances[]): string {
  const byCard = new Map<string, Utterances>();
  for (const [card, { first, later }] of all) {
    const before = byCard.get(card);
    byCard.set(card, {
      first: [...(before?.first ?? []), ...first],
      later: [...(before?.later ?? []), ...later],
    });
  }
  return moduleOf(
    `import type { Utterances } from '../dialogue/utterance.ts';`,
    `export const ${name}: Readonly<Record<string, Utterances>> =`,
    `${literal(Object.fromEntries(byCard))};`,
  );
}

/** What `npm run fit:mentor` learnt from the messages: `content/card-model.yaml`. */
export const CardModelFileSchema = v.strictObject({
  topics: v.pipe(v.array(v.string()), v.description('Assuntos, e "none".')),
  cards: v.pipe(v.array(v.array(v.string())), v.description('Cartões de cada assunto.')),
  scale: v.pipe(v.number(), v.integer(), v.minValue(1)),
  features: v.pipe(v.array(v.pipe(v.string(), v.base64())), v.description('Pesos, em linhas.')),
});

/** The module with what was learnt. */
export const writeCardModelModule = (
  files: readonly Entry<v.InferOutput<typeof CardModelFileSchema>>[],
): Readonly<Record<string, string>> => ({
  'card-model.ts': moduleOf(
    `import type { StoredModel } from '../dialogue/choosing/card-model.ts';`,
    'export const CARD_MODEL: StoredModel =',
    `${literal(files.map(({ data }) => ({ ...data, features: data.features.join('') }))[0])};`,
  ),
});
