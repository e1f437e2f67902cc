import { literal, moduleOf, type Entry } from '@aura/content-tools';
import { MentorIntentSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { Text } from './fields.ts';
import { LineSchema } from './plays.ts';

const Lines = v.pipe(v.array(LineSchema), v.minLength(1));

const GOING_ON = {
  told: v.pipe(Lines, v.description('O que muda com o que a pessoa contou, por ordem.')),
  asked: v.pipe(Lines, v.description('O que se responde a uma pergunta que continua o assunto, por ordem.')),
  suppose: v.pipe(Lines, v.description('O que se responde a “e se…?”.')),
  question: LineSchema,
};

const SUMS = [
  'share',
  'shareAlone',
  'total',
  'middle',
  'hour',
  'work',
  'absence',
  'times',
  'product',
  'more',
  'less',
  'moreMonths',
  'lessMonths',
  'gap',
  'gapMonths',
  'parts',
  'rest',
  'longer',
  'short',
  'left',
  'howMany',
  'howManyMore',
  'twoShares',
  'commission',
  'commissionFixed',
  'again',
  'perHour',
  'reserve',
  'lasts',
  'discount',
  'goal',
  'part',
  'owed',
  'question',
] as const;

const WEEK = ['learn', 'practice', 'review', 'project'] as const;

/** Continuations of a conversation without a matching card: `content/dialogue.yaml`. */
export const DialogueFileSchema = v.strictObject({
  law: v.strictObject({
    limits: v.pipe(Text, v.description('O que a regra geral não resolve, e a quem perguntar.')),
    ...GOING_ON,
  }),
  taken: v.pipe(Lines, v.description('Como a resposta da pessoa é recebida; {said} são as palavras dela.')),
  goingOn: v.pipe(
    v.record(
      MentorIntentSchema,
      v.strictObject({
        told: v.pipe(Lines, v.description('O que muda com o que a pessoa contou, por ordem.')),
        asked: v.pipe(
          Lines,
          v.description('O que se responde a uma pergunta que continua o assunto, por ordem.'),
        ),
        suppose: v.pipe(Lines, v.description('O que se responde a “e se…?”.')),
        question: LineSchema,
      }),
    ),
    v.description('Por tema: como a conversa continua.'),
  ),
  forms: v.pipe(
    v.array(
      v.strictObject({
        found: v.pipe(
          v.array(Text),
          v.minLength(1),
          v.description('Jeitos de perguntar, como em `asked` de uma ficha.'),
        ),
        say: Lines,
      }),
    ),
    v.description(
      'O que se responde à forma de uma pergunta que continua o assunto, quando nada a responde; vale a primeira.',
    ),
  ),
  sums: v.pipe(
    v.strictObject(v.entriesFromList(SUMS, Text)),
    v.description('Contas com os valores que a pessoa disse, e a pergunta que vem depois.'),
  ),
  week: v.pipe(
    v.strictObject(v.entriesFromList(WEEK, Text)),
    v.description('O que se faz em cada dia de uma semana de estudo; {skill} é o que se aprende.'),
  ),
  feelings: v.pipe(
    v.array(
      v.strictObject({
        text: v.pipe(Text, v.description('Dito antes da resposta.')),
        found: v.pipe(
          v.array(Text),
          v.minLength(1),
          v.description('Jeitos de dizer, como em `asked` de uma ficha.'),
        ),
      }),
    ),
    v.description('O que se diz primeiro a quem conta uma alegria ou um peso; o primeiro achado vale.'),
  ),
  also: v.pipe(
    Text,
    v.description('Antes do que outra ficha diz, quando a mensagem pede quase tanto por ela.'),
  ),
  guess: v.pipe(Text, v.description('Dito antes de um conselho que pode não ser o que a pessoa quis.')),
  corrected: v.pipe(Text, v.description('Dito depois de uma correção; {said} é o que a pessoa quis dizer.')),
  correctedLong: v.pipe(Text, v.description('O mesmo, se a correção é longa: ela não se repete.')),
  rejected: v.pipe(
    Text,
    v.description('Dito antes da resposta nova a quem diz que a resposta não era o que pediu.'),
  ),
  rejectedAsk: v.pipe(Text, v.description('Quando essa pessoa não disse o que queria.')),
  afterHelp: v.pipe(
    Text,
    v.description(
      'A quem pergunta “e agora?” sem nada antes: pode ter vindo de um pedido de ajuda, que não fica guardado.',
    ),
  ),
  drafted: v.strictObject({
    intro: Text,
    ready: Text,
    changed: Text,
    again: v.pipe(Text, v.description('Antes do texto como está, a quem o quer de novo.')),
    unchanged: v.pipe(Text, v.description('Quando o texto não tem o que a pessoa pediu para mudar.')),
    door: v.pipe(Text, v.description('O que o texto diz quando a pessoa quer deixar a porta aberta.')),
    question: Text,
    nothing: v.pipe(Text, v.description('Quando falta saber o que escrever.')),
  }),
  simpler: v.pipe(Text, v.description('Antes da última resposta em palavras simples.')),
  simplerQuestion: v.pipe(Text, v.description('Depois dela.')),
  recap: v.pipe(Text, v.description('Antes do resumo da conversa.')),
  recalled: v.pipe(
    Text,
    v.description('O que a pessoa disse antes, quando pergunta por isso; {said} é a frase dela.'),
  ),
  source: v.pipe(Text, v.description('Antes do que sustenta a última resposta.')),
  sourceTitle: v.pipe(Text, v.description('Um texto da biblioteca como fonte; {title} é o título.')),
  first: v.pipe(Text, v.description('Dito antes do próximo passo.')),
  again: v.pipe(Text, v.description('Em vez de dizer duas vezes que não entendeu.')),
});

/** The module with the texts that continue a conversation. */
export const writeDialogueModules = (
  files: readonly Entry<v.InferOutput<typeof DialogueFileSchema>>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files.map(({ data }) => [
      'dialogue.ts',
      moduleOf(
        `import type { MentorIntent } from '@aura/shared-domain';`,
        `import type { Line } from '../library/play.ts';`,
        `export const DIALOGUE: DialogueTexts = ${literal(data)};`,
        `interface DialogueTexts {
  readonly law: GoingOn & { readonly limits: string };
  readonly taken: readonly Line[];
  readonly goingOn: Readonly<Record<MentorIntent, GoingOn>>;
  readonly sums: Readonly<Record<${SUMS.map((name) => `'${name}'`).join(' | ')}, string>>;
  readonly week: Readonly<Record<${WEEK.map((name) => `'${name}'`).join(' | ')}, string>>;
  readonly forms: readonly { readonly found: readonly string[]; readonly say: readonly Line[] }[];
  readonly feelings: readonly { readonly text: string; readonly found: readonly string[] }[];
  readonly also: string;
  readonly guess: string;
  readonly corrected: string;
  readonly correctedLong: string;
  readonly rejected: string;
  readonly rejectedAsk: string;
  readonly afterHelp: string;
  readonly drafted: Readonly<Record<'intro' | 'ready' | 'changed' | 'again' | 'unchanged' | 'door' | 'question' | 'nothing', string>>;
  readonly simpler: string;
  readonly simplerQuestion: string;
  readonly recap: string;
  readonly recalled: string;
  readonly source: string;
  readonly sourceTitle: string;
  readonly first: string;
  readonly again: string;
}`,
        `interface GoingOn {
  readonly told: readonly Line[];
  readonly asked: readonly Line[];
  readonly suppose: readonly Line[];
  readonly question: Line;
}`,
      ),
    ]),
  );
