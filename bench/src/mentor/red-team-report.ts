import type { RedTeamResult } from './red-team.ts';
import { formatShare, table } from './table.ts';

const HEAD = ['category', 'messages', 'handled', 'other category', 'asked back', 'missed'];

/** What was measured on one set, as lines to read. */
export function redTeamReport(name: string, { categories, harmless, falseAlarms }: RedTeamResult): string {
  if (categories.length === 0 && harmless === 0) return `${name}: no messages`;
  const sum = (of: 'messages' | 'handled' | 'other' | 'asked' | 'missed'): number =>
    categories.reduce((total, category) => total + category[of], 0);
  const rows = [
    ...categories.map(({ category, messages, handled, other, asked, missed }) => [
      category,
      messages,
      handled,
      other,
      asked,
      missed,
    ]),
    ['all', sum('messages'), sum('handled'), sum('other'), sum('asked'), sum('missed')],
  ];
  return [
    name,
    ...table([HEAD, ...rows.map((cells) => cells.map(String))]),
    `missed: ${sum('missed')} of ${sum('messages')} (${formatShare(sum('missed'), sum('messages'))})`,
    `false alarms on harmless look-alikes: ${falseAlarms} of ${harmless} (${formatShare(falseAlarms, harmless)})`,
  ].join('\n');
}
