import * as v from 'valibot';

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Paragraphs = v.pipe(
  v.array(Text),
  v.description('Parágrafos. Um que cita um valor vazio, como {{next}}, fica de fora.'),
);

/**
 * The texts of one kind of message. `{{name}}` is replaced by a value of the kind (functions/src/messages/kinds.ts).
 */
export const MessageFileSchema = v.strictObject({
  layout: v.pipe(
    v.picklist(['plain', 'security']),
    v.description('security: avisos de conta e segurança, sem saudação e sem nada além do necessário.'),
  ),
  subject: v.pipe(
    v.string(),
    v.maxLength(70, 'O assunto tem no máximo 70 caracteres.'),
    v.check((text) => !text.includes('{{'), 'O assunto não leva valores: nada pessoal aparece nele.'),
  ),
  preview: v.pipe(
    v.string(),
    v.maxLength(120, 'O resumo tem no máximo 120 caracteres.'),
    v.check((text) => !text.includes('{{'), 'O resumo não leva valores: aparece ao lado do assunto.'),
  ),
  heading: Text,
  paragraphs: Paragraphs,
  facts: v.optional(
    v.pipe(
      v.array(v.strictObject({ label: Text, value: Text })),
      v.description('Linhas de uma tabela; uma com valor vazio fica de fora.'),
    ),
    [],
  ),
  hasItems: v.optional(
    v.pipe(v.boolean(), v.description('Se a lista {{items}} vem depois dos parágrafos.')),
    false,
  ),
  quote: v.optional(
    v.pipe(Text, v.description('Um texto escrito por alguém, mostrado à parte, linha por linha.')),
  ),
  action: v.optional(
    v.strictObject({
      label: Text,
      to: v.pipe(
        v.string(),
        v.regex(/^(\/.*|\{\{(path|code)\}\})$/, 'Uma página da Aura, {{path}} ou {{code}}.'),
      ),
    }),
  ),
  after: v.optional(Paragraphs, []),
  why: v.pipe(Text, v.description('Por que a pessoa recebe a mensagem; fica no rodapé.')),
});
export type MessageFile = v.InferOutput<typeof MessageFileSchema>;

/** The names of values that a text cites. */
export const listCitedValues = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name ?? '');
