import { type AnswerQuality, measureAnswerQuality } from '@aura/shared-mentor';

const HEAD = [
  'intent',
  'plays',
  'answers',
  'flawed',
  'words mean',
  'words most',
  'with a fact',
  'with a source',
];
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** How the coach's answers are by the offline checks, by what they are about, as lines to read. */
export function qualityTable(quality: readonly AnswerQuality[] = measureAnswerQuality()): string {
  const rows = quality.map(({ intent, plays, answers, flawed, words, withFact, withSource }) => [
    intent,
    ...[plays, answers, flawed].map(String),
    words.mean.toFixed(0),
    String(words.most),
    percent(withFact),
    percent(withSource),
  ]);
  const widths = HEAD.map((title, at) =>
    Math.max(title.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  return [
    'Answers: every play, to each of its examples, for each kind of person',
    ...[HEAD, ...rows].map((cells) =>
      cells
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    ),
  ].join('\n');
}
