import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSearchedBeginning, searchKeysOf } from './search-keys.ts';

/** Half of a character that is written as two. */
const HALF = /\p{Cs}/u;

const isFound = (name: string, typed: string): boolean =>
  searchKeysOf(name).searchBeginnings.includes(computeSearchedBeginning(typed));

describe('searchKeysOf', () => {
  it.each(['a', 'ana', 'ana maria', 'maria', 'mar', 'maria s', 'souza', 'ana maria souza'])(
    'finds Ana Maria Souza by %j',
    (typed) => expect(isFound('ana maria souza', typed)).toBe(true),
  );

  it.each(['na', 'ouza', 'ana souza', 'souza ana', 'anam', 'x'])('does not by %j', (typed) =>
    expect(isFound('ana maria souza', typed)).toBe(false),
  );

  it('finds the rest of a name from any of its words, at any length', () => {
    const word = fc.stringMatching(/^[a-z\u{20BB7}\u{1F600}]{1,12}$/u);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (words, at, length) => {
          const rest = words.slice(at % words.length).join(' ');
          const points = Array.from(rest);
          const typed = points
            .slice(0, 1 + (length % points.length))
            .join('')
            .trim();
          expect(isFound(words.join(' '), typed)).toBe(true);
        },
      ),
    );
  });

  it('splits no character of any name', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 260 });
    fc.assert(
      fc.property(name, fc.nat(260), (folded, at) => {
        const { searchName, searchBeginnings } = searchKeysOf(folded);
        const typed = computeSearchedBeginning(Array.from(folded).slice(at).join(''));
        expect([searchName, typed, ...searchBeginnings].filter((text) => HALF.test(text))).toEqual([]);
      }),
    );
    expect(searchKeysOf('a' + '\u{1F600}'.repeat(300)).searchName).not.toMatch(HALF);
  });

  it('stays far below the limit of a document for any name', () => {
    const { searchName, searchBeginnings } = searchKeysOf('\u{FDFA}'.repeat(400) + ' b'.repeat(200));
    expect(searchName.length).toBeLessThanOrEqual(200);
    expect(searchBeginnings.length).toBeLessThanOrEqual(12 * 24);
  });

  it('finds nothing for an empty name', () =>
    expect(searchKeysOf('')).toEqual({ searchName: '', searchBeginnings: [] }));
});
