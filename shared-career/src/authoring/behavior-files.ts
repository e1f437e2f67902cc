import { type Entry, literal, moduleOf, ofEach, type Report, Text } from '@aura/content-tools';
import { ArchetypeIdSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const Tips = v.pipe(v.array(Text), v.minLength(1));
const HowToSchema = v.strictObject(ofEach(['plan', 'mentor', 'study'], Tips));
const Reminders = v.strictObject({
  today: v.pipe(Text, v.description('Depois do título da tarefa, quando ela é para hoje')),
  soon: v.pipe(Text, v.description('Quando ela vence em poucos dias')),
  late: v.pipe(Text, v.description('Quando a data passou')),
});

/** What is asked: sentences to agree or disagree with, in pairs of a sentence and its opposite. */
export const BehaviorItemsSchema = v.strictObject({
  scale: v.pipe(v.array(Text), v.length(5), v.description('Do discordo ao concordo')),
  order: v.pipe(v.array(Text), v.description('A ordem na tela; o contrário de uma frase termina em -not')),
  pairs: v.array(
    v.strictObject({
      axis: v.pipe(
        v.picklist(['outer', 'inner']),
        v.description('De quem é a expectativa: outer, dos outros; inner, da própria pessoa'),
      ),
      topic: v.pipe(Text, v.description('Guardado com as respostas: não muda mais')),
      plain: v.pipe(Text, v.description('Quem concorda cumpre a expectativa')),
      opposite: v.pipe(Text, v.description('Quem concorda não cumpre')),
      met: v.pipe(Text, v.description('O que a resposta diz, depois de “Lemos que”')),
      unmet: v.pipe(Text, v.description('O que diz a resposta contrária')),
    }),
  ),
});

/** Situations, each with one answer for each tendency. */
export const ScenariosSchema = v.array(
  v.strictObject({
    id: v.pipe(Text, v.description('Guardado com as respostas: não muda mais')),
    text: Text,
    options: v.pipe(
      v.array(v.strictObject({ id: Text, archetype: ArchetypeIdSchema, text: Text })),
      v.length(ArchetypeIdSchema.options.length, 'uma resposta para cada tendência'),
    ),
  }),
);

/** Texts for people with a tendency. */
export const TendencySchema = v.strictObject({
  atWork: v.pipe(Text, v.description('Como ela costuma aparecer no trabalho')),
  helps: Tips,
  getsInTheWay: Tips,
  howTo: HowToSchema,
  note: v.pipe(
    v.strictObject({ title: Text, text: Text }),
    v.description('O que a página do plano diz; as dicas são as de howTo.plan'),
  ),
  reminders: Reminders,
});

const BothAxes = v.strictObject(ofEach(['outer', 'inner'], Text));
const Clear = v.strictObject({ more: Text, less: Text });

/** Texts for an undecided result, and about the idea. */
export const UndecidedSchema = v.strictObject({
  credit: v.pipe(Text, v.description('De quem é a ideia, e o que é nosso')),
  nature: v.pipe(Text, v.description('O que o mapeamento é e o que não é')),
  clear: v.pipe(
    v.strictObject({ outer: Clear, inner: Clear }),
    v.description('O que mostra o lado que ficou claro'),
  ),
  unclear: v.pipe(BothAxes, v.description('O que não se pode dizer do outro')),
  bothUnclear: Text,
  noGuess: v.pipe(Text, v.description('Por que não escolhemos pela pessoa')),
  wouldHelp: v.pipe(BothAxes, v.description('O que ajudaria a saber')),
  again: Tips,
  howTo: HowToSchema,
  note: v.strictObject({ title: Text, text: Text, tips: Tips }),
  reminders: Reminders,
});

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

function checkOrder([file]: Files<typeof BehaviorItemsSchema>, report: Report): void {
  if (!file) return;
  const ids = file.data.pairs.flatMap(({ axis, topic }) => [`${axis}-${topic}`, `${axis}-${topic}-not`]);
  for (const [at, id] of file.data.order.entries()) {
    if (!ids.includes(id)) report(file, ['order', at], `não há uma frase ${id}`);
    if (file.data.order.indexOf(id) < at) report(file, ['order', at], `${id} está duas vezes`);
  }
  for (const id of ids)
    if (!file.data.order.includes(id)) report(file, ['order'], `falta a frase ${id}, que está em pairs`);
}

/** The modules of the mapping: those of the questions apart from those of a result. */
export function writeBehaviorModules(
  files: {
    readonly items: Files<typeof BehaviorItemsSchema>;
    readonly scenarios: Files<typeof ScenariosSchema>;
    readonly tendencies: Files<typeof TendencySchema>;
    readonly undecided: Files<typeof UndecidedSchema>;
  },
  report: Report,
): Readonly<Record<string, string>> {
  checkOrder(files.items, report);
  for (const file of files.scenarios)
    for (const [at, { options }] of file.data.entries())
      for (const archetype of ArchetypeIdSchema.options)
        if (options.every((option) => option.archetype !== archetype))
          report(file, [at, 'options'], `falta a resposta de ${archetype}`);
  const [first] = files.tendencies;
  for (const id of ArchetypeIdSchema.options)
    if (first && files.tendencies.every(({ slug }) => slug !== id))
      report(first, null, `falta o arquivo ${id}.yaml`);
  const pairs = files.items.flatMap(({ data }) => data.pairs);
  const items = pairs.map(({ axis, topic, plain, opposite }) => [axis, topic, plain, opposite]);
  const readings = pairs.map(({ axis, topic, met, unmet }) => [`${axis}-${topic}`, { met, unmet }]);
  const scale = files.items.flatMap(({ data }) => data.scale.map((label, at) => ({ value: at + 1, label })));
  const texts = ArchetypeIdSchema.options.flatMap((id) => files.tendencies.filter(({ slug }) => slug === id));
  const byId = (pick: (data: v.InferOutput<typeof TendencySchema>) => unknown): Record<string, unknown> =>
    Object.fromEntries(texts.map(({ slug, data }) => [slug, pick(data)]));
  const undecided = files.undecided.map(({ data }) => data);
  return {
    'behavior-items.ts': moduleOf(
      `import type { Likert } from '../behavior/likert.ts';`,
      `export const LIKERT: readonly { readonly value: Likert; readonly label: string }[] = ${literal(scale)};`,
      `type Pair = readonly [axis: 'outer' | 'inner', topic: string, plain: string, opposite: string];`,
      `export const ITEM_PAIRS: readonly Pair[] = ${literal(items)};`,
      `export const ITEM_ORDER: readonly string[] = ${literal(files.items.flatMap(({ data }) => data.order))};`,
    ),
    'behavior-readings.ts': moduleOf(
      `export const READINGS: Readonly<Record<string, Readonly<Record<'met' | 'unmet', string>>>> = ${literal(Object.fromEntries(readings))};`,
    ),
    'behavior-scenarios.ts': moduleOf(
      `import type { Scenario } from '../behavior/scenarios.ts';`,
      `export const SCENARIOS: readonly Scenario[] = ${literal(files.scenarios.flatMap(({ data }) => data))};`,
    ),
    'behavior-texts.ts': moduleOf(
      `import type { ArchetypeId } from '@aura/shared-domain';`,
      `import type { ArchetypeText } from '../behavior/texts/archetype-text.ts';`,
      `export const ARCHETYPE_TEXTS: Readonly<Record<ArchetypeId, ArchetypeText>> = ${literal(
        byId(({ atWork, helps, getsInTheWay, howTo }) => ({ atWork, helps, getsInTheWay, howTo })),
      )};`,
    ),
    'behavior-undecided.ts': moduleOf(
      ...undecided.flatMap(({ credit, nature, note: _note, reminders: _reminders, ...said }) => [
        `export const CREDIT = ${literal(credit)};`,
        `export const NATURE = ${literal(nature)};`,
        `export const UNDECIDED = ${literal(said)} as const;`,
      ]),
    ),
    'behavior-notes.ts': moduleOf(
      `import type { ArchetypeId } from '@aura/shared-domain';`,
      `export const NOTES: Readonly<Record<ArchetypeId, Readonly<Record<'title' | 'text', string>>>> = ${literal(byId(({ note }) => note))};`,
      ...undecided.map(({ note }) => `export const NEUTRAL = ${literal(note)} as const;`),
    ),
    'behavior-reminders.ts': moduleOf(
      `import type { ArchetypeId } from '@aura/shared-domain';`,
      `export const ENDINGS: Readonly<Record<ArchetypeId | 'neutral', Readonly<Record<'today' | 'soon' | 'late', string>>>> = ${literal(
        { ...byId(({ reminders }) => reminders), neutral: undecided[0]?.reminders },
      )};`,
    ),
  };
}
