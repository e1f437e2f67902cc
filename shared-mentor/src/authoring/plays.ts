import { literal, moduleOf, type DataPath, type Entry, type Report } from '@aura/content-tools';
import { foldKey } from '@aura/shared-career';
import { MENTOR_LIMITS, type MentorIntent, MentorIntentSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { findBannedClaims } from '../claims/claims.ts';
import { listKeys } from '../coach/fill-lines.ts';
import type { Line, Play } from '../library/play.ts';
import { FACT_KEYS } from '../person/known-facts.ts';
import { Messages, Order, sortByOrder, Text } from './fields.ts';

export const PATHS = [
  '/diagnostico-carreira',
  '/diagnostico/resultado',
  '/otimizador-curriculo',
  '/otimizador-linkedin',
  '/buscador-vagas',
  '/simulador-entrevista',
  '/mapeamento-comportamental',
  '/micro-learnings',
  '/perfil',
] as const satisfies readonly NonNullable<Play['nextStep']['path']>[];

export const LineSchema = v.pipe(
  v.union([Text, v.pipe(v.array(Text), v.minLength(1))]),
  v.description(
    'Uma frase; ou várias alternativas, a melhor primeiro: vale a primeira cujos fatos ({goal}, {topGap}…) são conhecidos.',
  ),
);

export const OptionsSchema = v.pipe(
  v.array(
    v.strictObject({
      what: v.pipe(LineSchema, v.description('O que fazer, começando por um verbo no infinitivo.')),
      when: v.pipe(LineSchema, v.description('Quando esse é o caminho: “Serve quando…”.')),
    }),
  ),
  v.minLength(2),
  v.maxLength(MENTOR_LIMITS.options),
);

export const NextStepSchema = v.strictObject({
  title: v.pipe(LineSchema, v.description('Título da tarefa, no infinitivo, sem ponto final.')),
  description: v.pipe(LineSchema, v.description('Como fazer, em uma ou duas frases.')),
  doneWhen: v.pipe(LineSchema, v.description('Frase que completa “Está feito quando”.')),
  path: v.nullable(v.picklist(PATHS)),
});

/** One piece of advice: `content/plays/SUBJECT/NAME.yaml`. */
export const PlayFileSchema = v.strictObject({
  order: Order,
  examples: v.pipe(Messages, v.minLength(4)),
  situation: v.pipe(v.array(LineSchema), v.description('O que está em jogo.')),
  options: OptionsSchema,
  nextStep: NextStepSchema,
  question: v.pipe(LineSchema, v.description('Uma pergunta que ajuda na próxima resposta.')),
  passages: v.pipe(
    v.array(Text),
    v.maxLength(MENTOR_LIMITS.sources),
    v.description('Trechos em que o conselho se apoia: guide.NOME, law.NOME, article.NOME.'),
  ),
});
type PlayEntry = Entry<v.InferOutput<typeof PlayFileSchema>>;

const listAlternatives = (line: Line): readonly string[] => (typeof line === 'string' ? [line] : line);

/** Every line of a play with the way to it. */
function listLines({ situation, options, nextStep, question }: PlayEntry['data']) {
  return [
    ...situation.map((line, at) => ({ path: ['situation', at] as DataPath, line })),
    ...options.flatMap(({ what, when }, at) => [
      { path: ['options', at, 'what'] as DataPath, line: what },
      { path: ['options', at, 'when'] as DataPath, line: when },
    ]),
    ...(['title', 'description', 'doneWhen'] as const).map((name) => ({
      path: ['nextStep', name] as DataPath,
      line: nextStep[name],
    })),
    { path: ['question'] as DataPath, line: question },
  ];
}

/** Checks that a play is a complete answer: whole without any fact, only existing facts, one question. */
function checkPlay(play: PlayEntry, passages: ReadonlySet<string>, report: Report): void {
  for (const { path, line } of listLines(play.data)) {
    const texts = listAlternatives(line);
    const unknown = texts.flatMap(listKeys).find((key) => !Object.hasOwn(FACT_KEYS, key));
    if (unknown !== undefined) report(play, path, `não há fato chamado {${unknown}}`);
    const needed = path[0] !== 'situation';
    if (needed && texts.every((text) => listKeys(text).length > 0))
      report(play, path, 'uma alternativa, a última, não depende de nenhum fato');
    if (texts.slice(0, -1).some((text) => listKeys(text).length === 0))
      report(play, path, 'depois de uma alternativa que sempre vale, as outras nunca seriam ditas');
    for (const claim of texts.flatMap(findBannedClaims))
      report(play, path, `o mentor nunca diz isso (${claim})`);
  }
  if (play.data.situation.every((line) => listAlternatives(line).every((text) => listKeys(text).length > 0)))
    report(play, ['situation'], 'uma das frases não depende de nenhum fato');
  if (listAlternatives(play.data.question).some((text) => text.split('?').length !== 2))
    report(play, ['question'], 'é uma pergunta só, com um ponto de interrogação');
  play.data.passages.forEach((id, at) => {
    if (!passages.has(id)) report(play, ['passages', at], `não há trecho chamado "${id}"`);
  });
}

/** The subject of a play is its folder. */
const getSubject = ({ file }: Pick<PlayEntry, 'file'>): string => file.split('/').at(-2) ?? '';

const makePlay = ({ slug, data }: PlayEntry, intent: MentorIntent): Play => {
  const { examples, situation, options, nextStep, question, passages } = data;
  return { id: `${intent}.${slug}`, intent, examples, situation, options, nextStep, question, passages };
};

/**
 * The module with all advice, by intent.
 * @param passages ids of the possible sources of advice
 */
export function writePlayModules(
  plays: readonly PlayEntry[],
  passages: ReadonlySet<string>,
  report: Report,
): Readonly<Record<string, string>> {
  const seen = new Map<string, string>();
  for (const play of plays) {
    checkPlay(play, passages, report);
    if (!v.is(MentorIntentSchema, getSubject(play)))
      report(play, null, `a pasta é um assunto: ${MentorIntentSchema.options.join(', ')}`);
    play.data.examples.forEach((text, at) => {
      const first = seen.get(foldKey(text));
      if (first !== undefined) report(play, ['examples', at], `a mesma mensagem já está em ${first}`);
      seen.set(foldKey(text), play.file);
    });
  }
  const byIntent = MentorIntentSchema.options.map((intent) => {
    const own = sortByOrder(plays.filter((play) => getSubject(play) === intent));
    return [intent, own.map((play) => makePlay(play, intent))] as const;
  });
  return {
    'plays.ts': moduleOf(
      `import type { MentorIntent } from '@aura/shared-domain';`,
      `import type { Play } from '../library/play.ts';`,
      `export const PLAYS_OF: Readonly<Record<MentorIntent, readonly [Play, ...Play[]]>> =`,
      `${literal(Object.fromEntries(byIntent))};`,
    ),
  };
}
