import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());

/** Front matter of an article. */
export const ArticleFileSchema = v.strictObject({
  title: Text,
  description: Text,
  category: Text,
  minutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description('Tempo de leitura; o texto deve caber nele.'),
  ),
  publishedOn: v.pipe(v.string(), v.isoDate(), v.description('Dia em que saiu, como 2026-11-23.')),
  order: v.pipe(v.number(), v.integer(), v.description('Lugar na lista, do menor para o maior.')),
});

export type ArticleFile = v.InferOutput<typeof ArticleFileSchema>;
