import { literal, moduleOf, type Entry } from '@aura/content-tools';
import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());

/** The words of a public page: its head, and its sections by their address. Which sections there are, the page decides. */
export const PageSchema = v.strictObject({
  opening: v.strictObject({
    eyebrow: v.pipe(Text, v.description('A linha pequena acima do título.')),
    title: Text,
    lead: v.pipe(Text, v.description('A frase abaixo do título.')),
  }),
  sections: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u, 'letras minúsculas sem acento, algarismos e hifens')),
      v.strictObject({
        title: Text,
        lead: v.exactOptional(Text),
        paragraphs: v.exactOptional(v.array(Text)),
        items: v.exactOptional(v.array(Text)),
        way: v.exactOptional(
          v.pipe(
            v.strictObject({ to: v.pipe(Text, v.startsWith('/')), label: Text }),
            v.description('Aonde a seção leva.'),
          ),
        ),
        entries: v.exactOptional(
          v.array(
            v.strictObject({
              title: Text,
              text: Text,
              to: v.exactOptional(v.pipe(Text, v.startsWith('/'), v.description('Aonde leva.'))),
              label: v.exactOptional(v.pipe(Text, v.description('O que o botão que leva lá diz.'))),
            }),
          ),
        ),
      }),
    ),
    v.description('Pelo endereço de cada seção. Uma seção que a página mostra não pode sair daqui.'),
  ),
});

type Page = Entry<v.InferOutput<typeof PageSchema>>;

/** One module for the words of each page, with the addresses of its sections as types. */
export const writePageModules = (pages: readonly Page[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pages.map(({ slug, data }) => [
      `pages/${slug}.ts`,
      moduleOf(
        `export const opening = ${literal(data.opening)} as const;`,
        `export const sections = ${literal(data.sections)} as const;`,
      ),
    ]),
  );
