import { SafetyCategorySchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { Messages, Order, Text } from '../fields.ts';

const Id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'letras minúsculas sem acento, algarismos e hifens'),
);
const Pattern = v.pipe(Text, v.description('Na linguagem de docs/mentor-safety.md.'));

const SignSchema = v.strictObject({ weight: v.pipe(v.number(), v.integer()), pattern: Pattern });

/** The condition of a rule: one of four kinds. */
const Sought = {
  pattern: v.optional(Pattern),
  together: v.optional(
    v.pipe(
      v.strictObject({
        within: v.picklist(['sentence', 'message']),
        patterns: v.strictTuple([Pattern, Pattern]),
      }),
      v.description('Dois padrões, em qualquer ordem, na mesma frase ou na mesma mensagem.'),
    ),
  ),
  near: v.optional(
    v.pipe(
      v.strictObject({
        within: v.pipe(v.number(), v.integer(), v.minValue(1)),
        ideas: v.pipe(v.array(Pattern), v.minLength(2)),
      }),
      v.description('Ideias em qualquer ordem, com no máximo tantas palavras da primeira à última.'),
    ),
  ),
  evidence: v.optional(
    v.pipe(
      v.strictObject({
        enough: v.pipe(v.number(), v.integer()),
        signs: v.pipe(v.array(SignSchema), v.minLength(2)),
        against: v.optional(v.array(SignSchema), []),
      }),
      v.description('Sinais fracos: contam juntos, num trecho de 60 palavras, a partir do peso "enough".'),
    ),
  ),
};
const Examples = {
  matches: v.pipe(Messages, v.description('Mensagens que a regra encontra.')),
  misses: v.pipe(Messages, v.description('Mensagens parecidas que a regra não encontra.')),
};

const RuleSchema = v.pipe(
  v.strictObject({ id: Id, ...Sought, ...Examples }),
  v.check(
    ({ pattern, together, near, evidence }) =>
      [pattern, together, near, evidence].filter((one) => one !== undefined).length === 1,
    'uma regra tem um só entre pattern, together, near e evidence',
  ),
);
const ExceptionSchema = v.strictObject({ id: Id, pattern: Pattern, ...Examples });

/** Rules of one kind: `content/safety/rules/CATEGORY/NAME.yaml`. */
export const RuleFileSchema = v.strictObject({
  order: Order,
  category: SafetyCategorySchema,
  severity: v.pipe(
    v.picklist(['stop', 'guide', 'refuse']),
    v.description('Como na resposta da categoria (content/replies).'),
  ),
  part: v.pipe(
    v.optional(Id, 'all'),
    v.description('Exceções e silêncios valem para as regras da mesma parte da categoria.'),
  ),
  finds: v.pipe(Text, v.description('O que estas regras encontram.')),
  reason: v.pipe(Text, v.description('Por que isso não pode ser tratado como conversa sobre carreira.')),
  source: v.pipe(Text, v.description('Lei, orientação ou tipo de incidente em que se apoiam.')),
  rules: v.optional(v.array(RuleSchema), []),
  exceptions: v.pipe(
    v.optional(v.array(ExceptionSchema), []),
    v.description('O que só parece perigoso: é tirado da mensagem, e o resto é lido.'),
  ),
  silences: v.pipe(
    v.optional(v.array(ExceptionSchema), []),
    v.description('O que, em qualquer lugar da mensagem, cala as regras da parte.'),
  ),
});
export type RuleFile = v.InferOutput<typeof RuleFileSchema>;
export type RuleEntry = RuleFile['rules'][number];

/** Words that several rules share: `content/safety/lists/NAME.yaml`. A pattern says `@NAME/list`. */
export const ListFileSchema = v.record(
  Id,
  v.strictObject({
    about: v.optional(Text),
    words: v.pipe(Text, v.description('Alternativas, na linguagem de docs/mentor-safety.md.')),
  }),
);
export type ListFile = v.InferOutput<typeof ListFileSchema>;

/** Sensitive things, which are never remembered, by kind: `content/safety/sensitive.yaml`. */
export const SensitiveFileSchema = v.record(
  v.string(),
  v.strictObject({
    finds: v.pipe(Text, v.description('O que nunca é lembrado.')),
    reason: v.pipe(Text, v.description('O que poderia acontecer se fosse lembrado.')),
    source: v.pipe(Text, v.description('Lei ou orientação em que se apoia.')),
    patterns: v.pipe(v.array(Pattern), v.minLength(1)),
    ...Examples,
  }),
);
export type SensitiveFile = v.InferOutput<typeof SensitiveFileSchema>;
