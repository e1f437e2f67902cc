import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedBeginning, searchKeysOf } from './search-keys.ts';

const isFound = (name: string, typed: string): boolean =>
  searchKeysOf(name).searchBeginnings.includes(searchedBeginning(typed));

describe('searchKeysOf', () => {
  it.each(['a', 'ana', 'ana maria', 'maria', 'mar', 'maria s', 'souza', 'ana maria souza'])(
    'finds Ana Maria Souza by %j',
    (typed) => expect(isFound('ana maria souza', typed)).toBe(true),
  );

  it.each(['na', 'ouza', 'ana souza', 'souza ana', 'anam', 'x'])('does not by %j', (typed) =>
    expect(isFound('ana maria souza', typed)).toBe(false),
  );

  it('finds whatever a name goes on with from one of its words, however long it is', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/u);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (words, at, length) => {
          const rest = words.slice(at % words.length).join(' ');
          const typed = rest.slice(0, 1 + (length % rest.length)).trim();
          expect(isFound(words.join(' '), typed)).toBe(true);
        },
      ),
    );
  });

  it('stays far below what a document may hold, whatever the name', () => {
    const { searchName, searchBeginnings } = searchKeysOf('\u{FDFA}'.repeat(400) + ' b'.repeat(200));
    expect(searchName.length).toBeLessThanOrEqual(200);
    expect(searchBeginnings.length).toBeLessThanOrEqual(12 * 24);
  });

  it('has nothing to find of nobody', () =>
    expect(searchKeysOf('')).toEqual({ searchName: '', searchBeginnings: [] }));
});
