import MiniSearch from 'minisearch';
import { findStems } from '../coach/tokens.ts';
import { CARDS, FACETS, TOPIC_NAMES } from '../generated/cards.ts';
import { PASSAGES, PLAYS, type Line } from '../library/index.ts';
import { listMeanings } from '../likeness/meanings.ts';
import { normalizeMessage } from '../router/normalize-message.ts';
import { cutMisleading } from './match.ts';

/** A source of answers. */
type Kind = 'card' | 'play' | 'passage';

interface Section {
  readonly id: string;
  readonly kind: Kind;
  /** How people ask for it. */
  readonly asked: string;
  /** The text of the section. */
  readonly text: string;
}

/** A section of the library, and how near a message is to it. */
export interface Near {
  readonly id: string;
  readonly kind: Kind;
  readonly score: number;
  /** How many words of the message it has. */
  readonly words: number;
}

const readPlainest = (line: Line): string =>
  (typeof line === 'string' ? line : (line.at(-1) ?? '')).replaceAll(/\{\w+\}/gu, ' ');

/** Ways of asking as words, without what must not be there. */
const joinWays = (ways: readonly string[]): string =>
  ways.map((way) => way.replaceAll(/!\S+/gu, ' ').replaceAll(/[|.]/gu, ' ')).join(' ');

const listSections = (): Section[] => [
  ...CARDS.map(({ id, topic, asked, followed, facets, say, ways }) => ({
    id,
    kind: 'card' as const,
    asked: joinWays([
      ...asked,
      ...followed,
      ...(TOPIC_NAMES[topic] ?? []),
      ...facets.flatMap((name) => FACETS[name] ?? []),
    ]),
    text: [...say, ...ways].map(readPlainest).join(' '),
  })),
  ...PLAYS.map(({ id, examples, situation, options }) => ({
    id,
    kind: 'play' as const,
    asked: examples.join(' '),
    text: [...situation, ...options.flatMap(({ what, when }) => [what, when])].map(readPlainest).join(' '),
  })),
  ...PASSAGES.map(({ id, title, text, words }) => ({
    id,
    kind: 'passage' as const,
    asked: `${title} ${words}`,
    text,
  })),
];

/** The significant words as stems, and their possible meanings. */
const splitTerms = (text: string): string[] => [
  ...findStems(text),
  ...normalizeMessage(text)
    .split(' ')
    .flatMap(listMeanings)
    .map((meaning) => `m:${meaning}`),
];

let made: MiniSearch<Section> | undefined;

function readIndex(): MiniSearch<Section> {
  if (made) return made;
  made = new MiniSearch<Section>({
    fields: ['asked', 'text'],
    storeFields: ['kind'],
    tokenize: splitTerms,
    processTerm: (term) => term,
  });
  made.addAll(listSections());
  return made;
}

/** The listSections of the library that a message is near to, the nearest first. */
export const findNear = (text: string): readonly Near[] =>
  readIndex()
    .search(cutMisleading(text), { boost: { asked: 1.5 } })
    .map(({ id, kind, score, queryTerms }) => ({
      id: String(id),
      kind: kind as Kind,
      score,
      words: queryTerms.filter((term) => !term.startsWith('m:')).length,
    }));
