import { toCamelCase, literal, moduleOf, type Entry, type Report } from '@aura/content-tools';
import { SafetyCategorySchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { Day, Text } from './fields.ts';

/** Public services that help: `content/contacts.yaml`. */
export const ContactFileSchema = v.strictObject({
  checkedOn: Day,
  contacts: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-zA-Z]+$/u)),
      comparedWith: v.pipe(Text, v.description('Com que material público foi comparado; não é publicado.')),
      name: Text,
      phone: v.nullable(Text),
      hours: Text,
      about: Text,
      link: v.nullable(v.pipe(v.string(), v.startsWith('https://'))),
    }),
  ),
});

/** The fixed reply of a category: `content/replies/CATEGORY.yaml`. */
export const ReplyFileSchema = v.strictObject({
  level: v.pipe(
    v.picklist(['stop', 'guide', 'refuse']),
    v.description('stop: perigo; guide: cabe a um profissional ou a uma autoridade; refuse: não é feito.'),
  ),
  title: Text,
  paragraphs: v.array(Text),
  contacts: v.pipe(v.array(Text), v.description('Nomes de contacts.yaml, na ordem em que aparecem.')),
  asking: v.optional(
    v.pipe(
      v.strictObject({ title: Text, paragraphs: v.array(Text) }),
      v.description('Em vez do resto, quando só um sinal fraco aponta para o perigo.'),
    ),
  ),
  weak: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z ]+$/u))),
      v.description('Palavras seguidas, a última só começada, que bastam para perguntar, não para parar.'),
    ),
    [],
  ),
  who: v.optional(
    v.pipe(
      Text,
      v.description(
        'Começos de palavras (a palavra toda com ponto) de quem corre o perigo: sem uma delas ninguém para.',
      ),
    ),
  ),
  signs: v.optional(
    v.pipe(Text, v.description('Começos de palavras que, com a semelhança, são o segundo sinal de perigo.')),
  ),
  common: v.optional(
    v.pipe(
      Text,
      v.description('Os mesmos, mas comuns no dia a dia: um só pergunta, dois são o segundo sinal.'),
    ),
  ),
});

type Contacts = Entry<v.InferOutput<typeof ContactFileSchema>>;
type Reply = Entry<v.InferOutput<typeof ReplyFileSchema>>;

/** How severe the reply of each category is. */
export const indexLevels = (replies: readonly Reply[]): ReadonlyMap<string, Reply['data']['level']> =>
  new Map(replies.map(({ slug, data }) => [toCamelCase(slug), data.level]));

/** The modules of contacts and fixed replies. */
export function writeReplyModules(
  contactFiles: readonly Contacts[],
  replies: readonly Reply[],
  report: Report,
): Readonly<Record<string, string>> {
  const contacts = contactFiles.flatMap(({ data }) => data.contacts);
  for (const file of replies) {
    if (!v.is(SafetyCategorySchema, toCamelCase(file.slug)))
      report(file, null, `o nome do arquivo é uma categoria: ${SafetyCategorySchema.options.join(', ')}`);
    file.data.contacts.forEach((id, at) => {
      if (!contacts.some((contact) => contact.id === id))
        report(file, ['contacts', at], `não há contato "${id}" em contacts.yaml`);
    });
  }
  const byId = contacts.map(({ id, name, phone, hours, about, link }) => [
    id,
    { id, name, phone, hours, about, link },
  ]);
  const texts = SafetyCategorySchema.options.flatMap((category) => {
    const reply = replies.find(({ slug }) => toCamelCase(slug) === category);
    if (!reply) return [];
    const { level, title, paragraphs } = reply.data;
    const text = { level, title, paragraphs };
    const list = reply.data.contacts.map((id) => `HELP_CONTACTS.${id}`).join(', ');
    return [`${category}: { ...${literal(text)}, contacts: [${list}] },`];
  });
  const stops = replies.filter(({ data }) => data.level === 'stop');
  for (const file of stops)
    if (!file.data.asking || !file.data.signs) report(file, null, 'perigo tem asking e signs');
  const asking = stops.map(({ slug, data }) => [
    toCamelCase(slug),
    { ...data.asking, signs: data.signs, common: data.common ?? '', who: data.who ?? '', weak: data.weak },
  ]);
  return {
    'asking.ts': moduleOf(
      `import type { SafetyCategory } from '@aura/shared-domain';`,
      `/** What is asked where a single weak sign points to danger, and words that are a second one. */`,
      `export const ASKING: Readonly<`,
      `  Partial<`,
      `    Record<`,
      `      SafetyCategory,`,
      `      Readonly<Record<'title' | 'signs' | 'common' | 'who', string> & Record<'paragraphs' | 'weak', readonly string[]>>`,
      `    >`,
      `  >`,
      `> = ${literal(Object.fromEntries(asking))};`,
    ),
    'contacts.ts': moduleOf(
      `import type { HelpContact } from '@aura/shared-domain';`,
      `/** Day on which every contact was last compared with public material; nobody was rung up for it. */`,
      `export const CHECKED_ON = ${literal(contactFiles[0]?.data.checkedOn)};`,
      `/** Public services of Brazil. */`,
      `export const HELP_CONTACTS = ${literal(Object.fromEntries(byId))} as const satisfies Readonly<Record<string, HelpContact>>;`,
    ),
    'replies.ts': moduleOf(
      `import type { SafetyCategory, SafetyReply } from '@aura/shared-domain';`,
      `import { HELP_CONTACTS } from './contacts.ts';`,
      `/** What each reply says; its category and the day of the check are added where it is given. */`,
      `export const REPLY_TEXTS: Readonly<Record<SafetyCategory, Omit<SafetyReply, 'category' | 'checkedOn'>>> = {`,
      ...texts,
      `};`,
    ),
  };
}
