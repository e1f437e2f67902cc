import { type CardAccuracy, measureCardAccuracy } from '@aura/shared-mentor';
import { NOBODY } from './everyday/person-record.ts';
import { formatShare, table } from './table.ts';

const SITUATIONS: Readonly<Record<CardAccuracy['situation'], string>> = {
  first: 'out of the blue',
  later: 'within its topic',
  changed: 'after another topic',
};

const HEAD = ['message', 'messages', 'topic by ways', 'topic', 'card by ways', 'card', 'useful answer'];

/** How often cards are found by messages that were kept for judging, as lines to read. */
export function cardTable(accuracy: readonly CardAccuracy[] = measureCardAccuracy(NOBODY)): string {
  const rows = accuracy.map(({ situation, messages, byWays, byBoth, useful }) => [
    SITUATIONS[situation],
    String(messages),
    ...[byWays.topic, byBoth.topic, byWays.card, byBoth.card, useful].map((part) =>
      formatShare(part, messages),
    ),
  ]);
  return [
    'Cards: a fifth of the known messages, which nothing learns from; “by ways”: without what was learnt',
    ...table([HEAD, ...rows]),
  ].join('\n');
}
