import { withoutInstructions } from '../cv/instructions.ts';
import { findInjections } from '../resume/notices/injection.ts';
import { fold } from './words.ts';

/** What a page or a chat would act on, and what a template leaves behind. */
const MARKUP: readonly RegExp[] = [
  /<[/!?]?\s*[a-z][^>\n]*>?/giu,
  /<\||\|>|<!--|-->/gu,
  /&(?:#x?[\da-f]+|[a-z]{2,8});/giu,
  /(?:javascript|vbscript|data)\s*:(?!\s)/giu,
  /!\[|\]\(|\]\[/gu,
  /\*\*|__|~~|`/gu,
  /(?:^|\n)\s{0,3}(?:#{1,6}\s|>\s|\|.*\||={3,}|-{3,})/gu,
  /\{\{|\}\}|\$\{|\{%|<%/gu,
  /\\u[\da-f]{4}|\\x[\da-f]{2}|%[\da-f]{2}%[\da-f]{2}/giu,
  /\[[^\]\n]{0,80}\]/gu,
  /\{[^}\n]{0,80}\}/gu,
  /(?<![\p{L}\p{N}])(?:X{1,3}%|R\$\s?X+|X{2,}|_{3,}|\.{4,})(?![\p{L}\p{N}])/gu,
];
/** Over folded text: words of a template, and of a machine that talks about its task. */
const TALK: readonly RegExp[] = [
  /(?<!\p{L})(?:lorem ipsum|insira (?:aqui|o|a|seu|sua)|inserir (?:aqui|numero|valor|nome)|preencha (?:aqui|com)|a definir|tbd)(?!\p{L})/gu,
  /(?:^|\n)\s*(?:claro|certamente|com certeza|sure|of course)\s*[!,.]/gu,
  /(?:^|\n)\s*(?:aqui esta|segue (?:abaixo|o texto|a versao)|here is|here's)(?!\p{L})/gu,
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:versao (?:reescrita|melhorada|revisada)|texto reescrito|`,
      String.raw`espero (?:que|ter) (?:isso )?ajud|`,
      String.raw`como (?:um |uma )?(?:modelo de linguagem|inteligencia artificial|ia)(?!\p{L})|as an ai|language model|system prompt|fato:)`,
    ].join(''),
    'gu',
  ),
];

/** Stretches of a text that are no plain words. What the person wrote themselves passes, an order to a machine never. */
export function findMarkup(text: string, sourceFolded: string): string[] {
  const given = (excerpt: string): boolean => sourceFolded.includes(fold(excerpt).trim());
  const marks = MARKUP.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[0].trim()));
  const folded = fold(text);
  const talk = TALK.flatMap((pattern) => [...folded.matchAll(pattern)].map((match) => match[0].trim()));
  const orders = [
    ...withoutInstructions(text).instructions,
    ...findInjections(text).map(({ start, end }) => text.slice(start, end)),
  ];
  return [...[...marks, ...talk].filter((excerpt) => !given(excerpt)), ...orders];
}
