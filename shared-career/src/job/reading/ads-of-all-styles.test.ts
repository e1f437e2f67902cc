import { describe, expect, it } from 'vitest';
import { foldText } from '../../text/index.ts';
import { LABELLED_ADS } from '../../generated/samples/labelled-ads.ts';
import { readJob } from './read-job.ts';

interface Asked {
  readonly line: number;
  readonly kind: string;
  readonly words: string;
}

/** The text of an ad, and what its labels say that it asks for. */
function parse(labelled: string): { text: string; asked: Asked[] } {
  const lines = labelled.split('\n').map((line) => line.split(/ ?<<\+?/u));
  return {
    text: lines.map(([text = '']) => text).join('\n'),
    asked: lines.flatMap(([, labels = ''], at) =>
      labels === ''
        ? []
        : labels
            .split(' | ')
            .map((label) => ({ line: at + 1, kind: label.charAt(0), words: label.slice(2) })),
    ),
  };
}

const key = (text: string): string => foldText(text).folded;

describe.each(Object.entries(LABELLED_ADS))('an ad %s', (_, labelled) => {
  const { text, asked } = parse(labelled);
  const result = readJob(text);
  const read = result.ok
    ? result.value.requirements
        .filter(({ necessity }) => necessity !== 'context')
        .map(({ label, necessity, wished, evidence }) => ({
          line: evidence[0]?.line,
          kind: necessity === 'desirable' || wished === true ? 'D' : 'M',
          label,
        }))
    : [];

  it('has its own requirements, and no more', () => {
    const rest = [...read];
    const missing = asked.filter(({ line, kind, words }) => {
      const at = rest.findIndex(
        (one) => one.line === line && one.kind === kind && key(one.label).includes(key(words)),
      );
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
    expect({ missing, extra: rest }).toEqual({ missing: [], extra: [] });
  });
});
