import { measureBlindAccuracy, measureRouterAccuracy } from '@aura/shared-mentor';

const WIDTH = 14;
const line = (
  name: string,
  { messages, right, asked }: Record<'messages' | 'right' | 'asked', number>,
): string =>
  `${name.padEnd(WIDTH)} ${[right, asked, messages - right - asked, messages].map((count) => String(count).padStart(8)).join('')}`;

/** Where the messages of the router's evaluation go, by set and by what they are about, as lines to read. */
export function routerTable(): string {
  const { bySet, byLabel, wrong } = measureRouterAccuracy();
  const slips = wrong.map(({ text, expected, got }) => `  ${expected} taken for ${got}: ${text}`);
  return [
    'Router: messages that it does not learn from; “blind” was written by somebody who had not seen it',
    `${''.padEnd(WIDTH)} ${['right', 'asked', 'wrong', 'all'].map((title) => title.padStart(8)).join('')}`,
    ...bySet.map((set) => line(`set ${set.set}`, set)),
    line('set blind', measureBlindAccuracy()),
    ...byLabel.map((label) => line(label.label, label)),
    ...(slips.length === 0 ? [] : ['wrong:', ...slips]),
  ].join('\n');
}
