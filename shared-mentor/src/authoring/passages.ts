import { literal, moduleOf, type Entry, type Report } from '@aura/content-tools';
import { ARTICLES } from '@aura/shared-domain/articles';
import * as v from 'valibot';
import type { Passage } from '../library/play.ts';
import { Day, Intents, Order, sortByOrder, joinParagraph, Text } from './fields.ts';

const LAWS = 'https://www.planalto.gov.br/';

/** A passage of our own guides: `content/guides/NAME.md`, its text below the fields. */
export const GuideFileSchema = v.strictObject({
  title: Text,
  order: Order,
  intents: Intents,
  link: v.optional(
    v.pipe(
      v.string(),
      v.startsWith('/'),
      v.description('Página do produto em que o guia é posto em prática.'),
    ),
  ),
});

/** A fact of law: `content/laws/NAME.md`. */
export const LawFileSchema = v.strictObject({
  title: v.pipe(Text, v.regex(/artigos? \d/u, 'diz de que artigo se trata: "CLT, artigo 461"')),
  order: Order,
  link: v.pipe(v.string(), v.startsWith(LAWS)),
  checkedOn: Day,
  comparedWith: v.pipe(
    Text,
    v.description('Com que reprodução do texto o fato foi comparado nesse dia; não é publicado.'),
  ),
  intents: Intents,
  words: v.pipe(Text, v.description('Palavras com que se pergunta por isso e que o texto não tem.')),
  asked: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9 ]+$/u, 'começos de palavras, sem acento'),
        v.description('Começos de palavras; onde estão todos, a mensagem pergunta por esta lei.'),
      ),
    ),
    [],
  ),
});

/** Sentences of one public article, word for word: `content/quotes/ARTICLE.yaml`. */
export const QuoteFileSchema = v.strictObject({
  order: Order,
  intents: Intents,
  quotes: v.array(v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u)), text: Text })),
});

type Guide = Entry<v.InferOutput<typeof GuideFileSchema>>;
type Law = Entry<v.InferOutput<typeof LawFileSchema>>;
type Quotes = Entry<v.InferOutput<typeof QuoteFileSchema>>;

const stripTags = (html: string): string => html.replace(/<[^>]+>/gu, '').replace(/\s+/gu, ' ');

function quotePassages(file: Quotes, report: Report): readonly Passage[] {
  const article = ARTICLES.find(({ id }) => id === file.slug);
  if (!article) {
    report(file, null, `não há artigo "${file.slug}"`);
    return [];
  }
  const text = stripTags(article.content_html);
  return file.data.quotes.map((quote, at) => {
    if (!text.includes(quote.text))
      report(file, ['quotes', at, 'text'], 'o artigo não diz isso palavra por palavra');
    return {
      id: `article.${quote.id}`,
      type: 'article',
      title: article.title,
      text: quote.text,
      link: `/recursos/${file.slug}`,
      checkedOn: null,
      intents: file.data.intents,
      words: '',
    };
  });
}

const makeGuidePassage = ({ slug, data, body }: Guide): Passage => ({
  id: `guide.${slug}`,
  type: 'guide',
  title: data.title,
  text: joinParagraph(body),
  link: data.link ?? null,
  checkedOn: null,
  intents: data.intents,
  words: '',
});

const makeLawPassage = ({ slug, data, body }: Law): Passage => ({
  id: `law.${slug}`,
  type: 'law',
  title: data.title,
  text: joinParagraph(body),
  link: data.link,
  checkedOn: data.checkedOn,
  intents: data.intents,
  words: data.words,
});

/** Everything that advice can rest on, besides what is known of the person. */
export function collectPassages(
  files: {
    readonly quotes: readonly Quotes[];
    readonly guides: readonly Guide[];
    readonly laws: readonly Law[];
  },
  report: Report,
): readonly Passage[] {
  for (const file of [...files.guides, ...files.laws])
    if (file.body.trim() === '') report(file, null, 'falta o texto, abaixo dos campos');
  const passages = [
    ...sortByOrder(files.quotes).flatMap((file) => quotePassages(file, report)),
    ...sortByOrder(files.guides).map(makeGuidePassage),
    ...sortByOrder(files.laws).map(makeLawPassage),
  ];
  const ids = passages.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  for (const file of files.quotes)
    if (twice !== undefined && file.data.quotes.some(({ id }) => `article.${id}` === twice))
      report(file, ['quotes'], `o nome "${twice}" já existe`);
  return passages;
}

/** The module of passages. */
export const writePassageModules = (passages: readonly Passage[]): Readonly<Record<string, string>> => ({
  'passages.ts': moduleOf(
    `import type { Passage } from '../library/play.ts';`,
    `export const PASSAGES: readonly Passage[] = ${literal(passages)};`,
  ),
});

/** The module with the questions about each law. */
export const writeLawQuestionModules = (laws: readonly Law[]): Readonly<Record<string, string>> => ({
  'law-questions.ts': moduleOf(
    `/** Beginnings of words with which people ask for a law, by the id of its passage. */`,
    `export const LAW_QUESTIONS: Readonly<Record<string, readonly string[]>> = ${literal(
      Object.fromEntries(sortByOrder(laws).map(({ slug, data }) => [`law.${slug}`, data.asked])),
    )};`,
  ),
});
