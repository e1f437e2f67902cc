import { literal, moduleOf, type DataPath, type Entry, type Report } from '@aura/content-tools';
import { MentorIntentSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { findBannedClaims } from '../claims/claims.ts';
import { listKeys } from '../coach/fill-lines.ts';
import { READ_KEYS, TOLD_KEYS, type Card, type Draft, type ToldKey } from '../dialogue/card.ts';
import type { Line } from '../library/play.ts';
import { FACT_KEYS } from '../person/known-facts.ts';
import { Text } from './fields.ts';
import { LineSchema, PATHS } from './plays.ts';

const Ways = v.optional(
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9 |!.%]+$/u, 'começos de palavras, sem acento'),
      v.description(
        'Começos de palavras que estão todos na mensagem; a|b um dos dois, a. a palavra toda, !a nenhum.',
      ),
    ),
  ),
  [],
);
const After = v.optional(
  v.pipe(v.array(Text), v.description('Assuntos, conselhos e temas com que continua.')),
  [],
);
const Fills = v.optional(v.picklist(Object.keys(TOLD_KEYS) as [ToldKey, ...ToldKey[]]));

const CardSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u)),
  asked: Ways,
  followed: Ways,
  facets: v.optional(
    v.pipe(v.array(Text), v.description('O que responde do assunto: nomes de facets.yaml; rule é a regra.')),
    [],
  ),
  after: After,
  say: v.pipe(v.array(LineSchema), v.minLength(1)),
  ways: v.optional(v.array(LineSchema), []),
  question: v.optional(LineSchema, ''),
  fills: Fills,
  passages: v.optional(v.pipe(v.array(Text), v.maxLength(3)), []),
  open: v.optional(v.picklist(PATHS)),
});

/** Answers to questions about one topic: `content/cards/TOPIC.yaml`. */
export const CardFileSchema = v.strictObject({
  intent: MentorIntentSchema,
  law: v.optional(
    v.pipe(v.boolean(), v.description('Regras da lei: os limites e a quem perguntar vêm depois.')),
    false,
  ),
  subject: v.optional(
    v.pipe(
      Text,
      v.description('O assunto em um texto que a pessoa manda: “Escrevo sobre as minhas férias”.'),
    ),
  ),
  names: v.pipe(Ways, v.description('Como se reconhece o assunto em uma mensagem.')),
  cards: v.pipe(v.array(CardSchema), v.minLength(1)),
});

/** Questions that apply to any topic, by name: `content/facets.yaml`. */
export const FacetFileSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z-]+$/u)),
  v.pipe(Ways, v.description('Como se pergunta por isso.')),
);

/** Texts that the mentor writes: `content/drafts/NAME.yaml`. */
export const DraftFileSchema = v.strictObject({
  intent: MentorIntentSchema,
  asked: Ways,
  after: After,
  generic: v.optional(
    v.pipe(v.boolean(), v.description('Só diz para quem é; um texto do assunto da conversa vem antes.')),
    false,
  ),
  alone: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        'Vai a uma empresa que oferece: o que a pessoa contou, como a outra proposta, não entra.',
      ),
    ),
    false,
  ),
  title: Text,
  text: v.pipe(v.array(LineSchema), v.minLength(1)),
  english: v.optional(
    v.pipe(
      v.array(LineSchema),
      v.description('O mesmo em inglês, sem as palavras da pessoa, que ninguém traduz.'),
    ),
    [],
  ),
  question: v.optional(LineSchema, ''),
  fills: Fills,
});

type CardFile = Entry<v.InferOutput<typeof CardFileSchema>>;
type FacetFile = Entry<v.InferOutput<typeof FacetFileSchema>>;
type DraftFile = Entry<v.InferOutput<typeof DraftFileSchema>>;

const KEYS = { ...FACT_KEYS, ...TOLD_KEYS, ...READ_KEYS };
/** The value that every message gives. */
const ALWAYS_TOLD = 'said' satisfies ToldKey;
const listAlternatives = (line: Line): readonly string[] => (typeof line === 'string' ? [line] : line);

/** Checks that texts use only existing names, and nothing that the mentor never says. */
function checkLines(
  file: CardFile | DraftFile,
  lines: readonly { readonly path: DataPath; readonly line: Line }[],
  report: Report,
): void {
  for (const { path, line } of lines) {
    const texts = listAlternatives(line);
    const unknown = texts.flatMap(listKeys).find((key) => !Object.hasOwn(KEYS, key));
    if (unknown !== undefined) report(file, path, `não há nada chamado {${unknown}}`);
    for (const claim of texts.flatMap(findBannedClaims))
      report(file, path, `o mentor nunca diz isso (${claim})`);
  }
}

/** Names that cards may use: passages, facets. */
interface Known {
  readonly passages: ReadonlySet<string>;
  readonly facets: ReadonlySet<string>;
}

function listCards(file: CardFile, { passages, facets }: Known, report: Report): readonly Card[] {
  const { intent, law, cards } = file.data;
  return cards.map((card, at) => {
    const line = (name: string, lines: readonly Line[]) =>
      lines.map((one, place) => ({ path: ['cards', at, name, place] as DataPath, line: one }));
    checkLines(
      file,
      [...line('say', card.say), ...line('ways', card.ways), ...line('question', [card.question])],
      report,
    );
    if (
      card.say.every((one) =>
        listAlternatives(one).every((text) => listKeys(text).some((key) => key !== ALWAYS_TOLD)),
      )
    )
      report(file, ['cards', at, 'say'], 'uma das frases não depende de nada');
    if (card.asked.length + card.followed.length + card.facets.length === 0)
      report(file, ['cards', at], 'diz como se pergunta por ela: asked, followed ou facets');
    card.facets.forEach((name, place) => {
      if (!facets.has(name)) report(file, ['cards', at, 'facets', place], `não há faceta chamada "${name}"`);
    });
    card.passages.forEach((id, place) => {
      if (!passages.has(id)) report(file, ['cards', at, 'passages', place], `não há trecho chamado "${id}"`);
    });
    return {
      id: `card.${file.slug}.${card.id}`,
      topic: file.slug,
      intent,
      asked: card.asked,
      followed: card.followed,
      facets: card.facets,
      after: card.after,
      say: card.say,
      ways: card.ways,
      question: card.question,
      fills: card.fills ?? null,
      passages: card.passages,
      open: card.open ?? null,
      isLaw: law,
    };
  });
}

function draftOf(file: DraftFile, report: Report): Draft {
  const {
    intent,
    asked,
    after,
    generic: isGeneric,
    alone: isAlone,
    title,
    text,
    english,
    question,
    fills,
  } = file.data;
  checkLines(
    file,
    [...text, ...english, question].map((line, at) => ({ path: ['text', at] as DataPath, line })),
    report,
  );
  return {
    id: `draft.${file.slug}`,
    intent,
    asked,
    after,
    isGeneric,
    isAlone,
    title,
    text,
    english,
    question,
    fills: fills ?? null,
  };
}

const mergeFacets = (files: readonly FacetFile[]): FacetFile['data'] =>
  Object.assign({}, ...files.map(({ data }) => data));

/** The modules of cards and drafts. @param passages ids of the possible sources of answers */
export const writeCardModules = (
  files: {
    readonly cards: readonly CardFile[];
    readonly drafts: readonly DraftFile[];
    readonly facets: readonly FacetFile[];
  },
  passages: ReadonlySet<string>,
  report: Report,
): Readonly<Record<string, string>> => {
  const facets = mergeFacets(files.facets);
  const known = { passages, facets: new Set(Object.keys(facets)) };
  const cards = files.cards.flatMap((file) => listCards(file, known, report));
  const names = Object.fromEntries(files.cards.map(({ slug, data }) => [slug, data.names]));
  const subjects = Object.fromEntries(
    files.cards.flatMap(({ slug, data }) => (data.subject === undefined ? [] : [[slug, data.subject]])),
  );
  return {
    'cards.ts': moduleOf(
      `import type { Card, Draft } from '../dialogue/card.ts';`,
      `export const CARDS: readonly Card[] = ${literal(cards)};`,
      `/** How topics are told, by name. */`,
      `export const TOPIC_NAMES: Readonly<Record<string, readonly string[]>> = ${literal(names)};`,
      `/** Topics as a text names them that somebody sends. */`,
      `export const SUBJECTS: Readonly<Record<string, string>> = ${literal(subjects)};`,
      `/** How people ask for what any topic has. */`,
      `export const FACETS: Readonly<Record<string, readonly string[]>> = ${literal(facets)};`,
      `export const DRAFTS: readonly Draft[] = ${literal(files.drafts.map((file) => draftOf(file, report)))};`,
    ),
  };
};
