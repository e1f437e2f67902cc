import { defineContent, literal, moduleOf } from '@aura/content-tools';
import { PULSE_SCALE, PulseItemIdSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());
const EntrySchema = v.strictObject({ title: Text, text: Text });

/** Texts for people and companies about the numbers: all pages share them. */
const PromiseSchema = v.strictObject({
  inShort: v.pipe(v.array(Text), v.description('A mesma verdade em poucas linhas, para quem vai responder.')),
  howNumbersAreMade: v.pipe(
    v.array(EntrySchema),
    v.description('O que mantém os números longe das pessoas.'),
  ),
  theirLimit: v.pipe(EntrySchema, v.description('O que tudo isso não consegue.')),
  forPeople: v.pipe(v.array(EntrySchema), v.description('O que cada pessoa de uma empresa recebe.')),
  seen: v.pipe(v.array(Text), v.description('O que o RH vê: sempre números de grupos.')),
  neverSeen: v.pipe(v.array(Text), v.description('O que nenhuma empresa vê, em qualquer plano.')),
  yourChoices: v.pipe(
    v.array(EntrySchema),
    v.description('O que a pessoa decide depois de aceitar, e o que acontece quando a empresa decide.'),
  ),
});

/** The statements of a pulse. All are phrased positively, so that disagreement names a risk. */
const PulseSchema = v.strictObject({
  scale: v.pipe(
    v.array(Text),
    v.length(PULSE_SCALE),
    v.description('Do desacordo total à concordância total.'),
  ),
  enps: v.pipe(Text, v.description('A pergunta de 0 a 10 sobre recomendar a empresa.')),
  items: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(PulseItemIdSchema, v.description('Guardado com as respostas: não muda mais.')),
        factor: v.pipe(Text, v.description('O fator de risco, como as fontes o chamam.')),
        text: v.pipe(Text, v.description('A afirmação, com palavras nossas, dizendo o que é bom.')),
        source: v.pipe(Text, v.description('Onde o fator está nomeado.')),
        next: v.pipe(Text, v.description('O que a empresa pode fazer quando muitas pessoas discordam.')),
        lessons: v.pipe(v.array(Text), v.description('Micro-learnings que podem ajudar, se algum ajuda.')),
      }),
    ),
    v.minLength(8),
    v.maxLength(12),
  ),
});

/** Public mail providers. A company cannot create accounts there in bulk. */
const MailProvidersSchema = v.strictObject({
  providers: v.array(
    v.strictObject({
      name: Text,
      domains: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/))), v.minLength(1)),
      ignoresDots: v.optional(
        v.pipe(v.boolean(), v.description('Se a.na@ e ana@ são a mesma caixa.')),
        false,
      ),
    }),
  ),
});

export default defineContent({
  collections: {
    promise: { files: 'content/promise.yaml', schema: PromiseSchema },
    pulse: { files: 'content/pulse.yaml', schema: PulseSchema },
    mailProviders: { files: 'content/mail-providers.yaml', schema: MailProvidersSchema },
  },
  compile: ({ promise, pulse, mailProviders }) => ({
    'mail-providers.ts': moduleOf(
      ...mailProviders.flatMap(({ data: { providers } }) => [
        `export const OPEN_DOMAINS: readonly string[] = ${literal(providers.flatMap(({ domains }) => domains))};`,
        `export const WITHOUT_DOTS: readonly string[] = ${literal(
          providers.flatMap(({ domains, ignoresDots }) => (ignoresDots ? domains : [])),
        )};`,
      ]),
    ),
    'pulse.ts': moduleOf(
      `import type { PulseContent } from '../pulse/pulse-content.ts';`,
      ...pulse.map(({ data }) => `export const PULSE: PulseContent = ${literal(data)};`),
    ),
    'promise.ts': moduleOf(
      `import type { Entry } from '../promise/entry.ts';`,
      ...promise.flatMap(({ data }) => [
        `export const IN_SHORT: readonly string[] = ${literal(data.inShort)};`,
        `export const HOW_NUMBERS_ARE_MADE: readonly Entry[] = ${literal(data.howNumbersAreMade)};`,
        `export const THEIR_LIMIT: Entry = ${literal(data.theirLimit)};`,
        `export const FOR_PEOPLE: readonly Entry[] = ${literal(data.forPeople)};`,
        `export const SEEN: readonly string[] = ${literal(data.seen)};`,
        `export const NEVER_SEEN: readonly string[] = ${literal(data.neverSeen)};`,
        `export const YOUR_CHOICES: readonly Entry[] = ${literal(data.yourChoices)};`,
      ]),
    ),
  }),
});
