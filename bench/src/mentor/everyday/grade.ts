import type { Response } from '@aura/shared-mentor';
import type { ThreadTurn } from './thread.ts';

/** Words and figures of a text in small letters, without accents and without the points of thousands. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\d)\.(?=\d)/gu, '')
    // Some authors escaped the sign of the currency as in a pattern.
    .replaceAll('\\', '')
    .match(/[\p{L}\d$]+(?:,\d+)*|%/gu) ?? [];

/** Whether a text has an alternative of a check: consecutive words, of which the last may be a beginning. */
export function contains(text: string, alternative: string): boolean {
  const words = wordsOf(text);
  const wanted = wordsOf(alternative);
  return (
    wanted.length > 0 &&
    words.some((_, start) =>
      wanted.every((word, at) => {
        const found = words[start + at] ?? '';
        return at < wanted.length - 1 ? found === word : found.startsWith(word);
      }),
    )
  );
}

/** Everything that a person reads of a response. */
export function textOf(response: Response): string {
  switch (response.kind) {
    case 'safety':
      return [
        response.reply.title,
        ...response.reply.paragraphs,
        ...response.reply.contacts.map(({ name, phone }) => `${name} ${phone ?? ''}`),
      ].join('\n');
    case 'aside':
      return response.text;
    case 'advice':
      return response.answer.parts.map(({ text }) => text).join('\n');
  }
}

/** Whether the mentor said that it had not understood. */
export const isDenial = (response: Response): boolean =>
  response.kind === 'aside' && ['unclear', 'unreadable'].includes(response.reason);

/** Why a response to a turn is of no use; empty for a useful one. */
export function flawsOf({ must, mustNot, expect }: ThreadTurn, response: Response): readonly string[] {
  const text = textOf(response);
  const isStop = response.kind === 'safety' && response.reply.level === 'stop';
  return [
    ...must
      .filter((group) => group.length > 0 && !group.some((alternative) => contains(text, alternative)))
      .map((group) => `lacks ${group.join(' | ')}`),
    ...mustNot.filter((alternative) => contains(text, alternative)).map((found) => `says ${found}`),
    ...(isDenial(response) && expect !== 'ask' ? ['did not understand'] : []),
    ...(expect === 'stop' && !isStop ? ['did not stop'] : []),
    ...(expect !== 'stop' && isStop ? ['stopped for nothing'] : []),
  ];
}
