import { type DraftedText, err, ok, type Result } from '@aura/shared-domain';

/** An unfilled gap. */
export interface OpenGap {
  readonly token: string;
}

const squeezeBlanks = (answer: string): string => answer.replace(/\s+/gu, ' ').trim();

/**
 * A drafted text with the person's answers in its gaps; if some have no answer, those gaps. Answers are inserted
 * literally and not searched for gaps.
 */
export function fillGaps(
  drafted: Pick<DraftedText, 'text' | 'gaps'>,
  answers: Readonly<Record<string, string>>,
): Result<string, OpenGap[]> {
  const answerTo = (token: string): string =>
    Object.hasOwn(answers, token) ? squeezeBlanks(answers[token] ?? '') : '';
  const open = drafted.gaps.filter(({ token }) => answerTo(token) === '');
  if (open.length > 0) return err(open.map(({ token }) => ({ token })));
  const tokens = drafted.gaps.map(({ token }) => token);
  let rest = drafted.text;
  let filled = '';
  for (;;) {
    const next = tokens
      .map((token) => ({ token, at: rest.indexOf(token) }))
      .filter(({ token, at }) => at >= 0 && token !== '')
      .toSorted((a, b) => a.at - b.at || b.token.length - a.token.length)[0];
    if (!next) return ok(filled + rest);
    filled += rest.slice(0, next.at) + answerTo(next.token);
    rest = rest.slice(next.at + next.token.length);
  }
}
