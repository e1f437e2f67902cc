import { literal, moduleOf, Text, WordList, type Entry, type Report } from '@aura/content-tools';
import { InterviewLevelSchema, ShapeSchema, TopicSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { PACK_IDS } from '../bank/packs/pack-id.ts';
import type { QuestionGroup } from '../bank/question-group.ts';

/** A text for the person: one or two sentences. */
const Spoken = v.pipe(
  Text,
  v.regex(/^[A-ZÀ-Ú].*[^\s.?][.?]$/su, 'começa com maiúscula e termina com ponto ou interrogação'),
  v.check((text) => !/\s{2}|\s[,.?;:]/u.test(text), 'há um espaço sobrando'),
);

const Signs = v.pipe(
  v.array(v.pipe(Text, v.minLength(10), v.regex(/[^.]$/u, 'um sinal não termina com ponto'))),
  v.minLength(2),
  v.maxLength(4),
);

const FollowUps = v.exactOptional(v.array(Spoken));

const QuestionSchema = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{4,20}$/u, 'de 4 a 20 letras minúsculas sem acento, algarismos e hifens'),
    v.description('Nome da pergunta, que não muda mais: as respostas das pessoas são guardadas com ele.'),
  ),
  text: v.pipe(Spoken, v.minLength(40), v.maxLength(220)),
  evaluates: v.pipe(
    v.string(),
    v.regex(/^[A-ZÀ-Ú][^.?]{15,}\.$/u, 'uma só frase, com maiúscula e ponto final'),
    v.description('O que quem entrevista quer descobrir.'),
  ),
  strong: v.pipe(Signs, v.description('Sinais de uma boa resposta.')),
  weak: v.pipe(Signs, v.description('Sinais de uma resposta fraca.')),
  words: v.pipe(
    WordList,
    v.description('De seis a doze palavras de respostas que vão ao ponto, na forma do dicionário.'),
    v.minLength(6),
    v.maxLength(12),
  ),
  followUps: v.exactOptional(
    v.pipe(
      v.strictObject({
        structure: FollowUps,
        specificity: FollowUps,
        relevance: FollowUps,
        result: FollowUps,
        delivery: FollowUps,
      }),
      v.description('O que perguntar em seguida, pela dimensão que saiu mais baixa.'),
      v.check((dimensions) => Object.keys(dimensions).length > 1, 'nenhuma dimensão, ou pelo menos duas'),
    ),
  ),
});

const file = {
  about: v.pipe(Text, v.description('Do que tratam as perguntas deste arquivo; só para quem o edita.')),
  language: v.picklist(['pt', 'en']),
  groups: v.array(
    v.strictObject({
      topic: v.pipe(TopicSchema, v.description('O que as perguntas investigam.')),
      shape: v.pipe(
        ShapeSchema,
        v.description('A resposta esperada: uma história, um plano ou uma apresentação.'),
      ),
      level: v.picklist([...InterviewLevelSchema.options, 'every']),
      questions: v.array(QuestionSchema),
    }),
  ),
};

/** Questions that are asked in every trade. */
export const QuestionFileSchema = v.strictObject({
  ...file,
  order: v.pipe(v.number(), v.description('Lugar do arquivo no banco, do menor para o maior.')),
});

/** Questions of one family of trades. */
export const PackFileSchema = v.strictObject(file);

type QuestionFile = Entry<v.InferOutput<typeof QuestionFileSchema>>;
type PackFile = Entry<v.InferOutput<typeof PackFileSchema>>;

function listGroups({ data }: PackFile): readonly QuestionGroup[] {
  return data.groups.map(({ level, ...group }) => ({
    ...group,
    language: data.language,
    level: level === 'every' ? null : level,
  }));
}

/** No answer may belong to two questions. */
function reportRepeated(files: readonly PackFile[], report: Report): void {
  const seen = new Map<string, string>();
  for (const entry of files)
    for (const [at, { questions }] of entry.data.groups.entries())
      for (const [nth, { id }] of questions.entries()) {
        const before = seen.get(id);
        if (before) report(entry, ['groups', at, 'questions', nth, 'id'], `"${id}" já existe em ${before}`);
        seen.set(id, entry.file);
      }
}

/** The module of the question bank; each family of trades has one file. */
export function writeQuestionModule(
  questions: readonly QuestionFile[],
  packs: readonly PackFile[],
  report: Report,
): string {
  reportRepeated([...questions, ...packs], report);
  const packIds: readonly string[] = PACK_IDS;
  for (const pack of packs)
    if (!packIds.includes(pack.slug))
      report(pack, null, `não há pacote "${pack.slug}"; os pacotes são ${packIds.join(', ')}`);
  const ordered = questions.toSorted((a, b) => a.data.order - b.data.order);
  const byPack = PACK_IDS.map((id) => [id, packs.filter(({ slug }) => slug === id).flatMap(listGroups)]);
  return moduleOf(
    `import type { PackId } from '../bank/packs/pack-id.ts';`,
    `import type { QuestionGroup } from '../bank/question-group.ts';`,
    `export const QUESTION_GROUPS: readonly QuestionGroup[] = ${literal(ordered.flatMap(listGroups))};`,
    `export const PACK_GROUPS: Readonly<Record<PackId, readonly QuestionGroup[]>> = ${literal(Object.fromEntries(byPack))};`,
  );
}
