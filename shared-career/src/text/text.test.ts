import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toDisplayText,
  expandLigatures,
  findWhole,
  findWords,
  foldKey,
  foldText,
  joinWrapped,
  toOneLine,
} from './index.ts';

describe('foldText', () => {
  it('drops accents and case, and expands ligatures', () => {
    expect(foldText('Formação ACADÊMICA ﬁnal').folded).toBe('formacao academica final');
    expect(foldKey('  Gestão   de\nPessoas ')).toBe('gestao de pessoas');
  });

  it('maps every folded index back to the character it came from', () => {
    const text = 'a\u0301ﬁm é';
    const { folded, toOriginal } = foldText(text);
    expect(folded).toBe('afim e');
    expect(Array.from(folded, (_, index) => toOriginal(index))).toEqual([0, 2, 2, 3, 4, 5]);
    expect(toOriginal(folded.length)).toBe(text.length);
  });

  it('maps monotonically and inside the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { folded, toOriginal } = foldText(text);
        let last = 0;
        for (let index = 0; index <= folded.length; index += 1) {
          const origin = toOriginal(index);
          expect(origin).toBeGreaterThanOrEqual(last);
          expect(origin).toBeLessThanOrEqual(text.length);
          last = origin;
        }
      }),
    );
  });
});

describe('toOneLine', () => {
  it('turns white space with a line break into one blank and keeps the rest', () => {
    expect(toOneLine('a  b \t\r\n  c\nd \t e')).toBe('a  b c d \t e');
  });
});

describe('findWords', () => {
  it('finds whole words only, across accents', () => {
    const text = 'Gestão e gestao; congestão. AI, não maiô nem "ai"';
    expect(findWords(text, 'gestão').map((range) => text.slice(range.start, range.end))).toEqual([
      'Gestão',
      'gestao',
    ]);
    expect(findWords(text, 'ai').map((range) => text.slice(range.start, range.end))).toEqual(['AI', 'ai']);
  });

  it('covers the combining marks of a decomposed text', () => {
    const text = 'Formac\u0327a\u0303o.';
    expect(findWords(text, 'formação')).toEqual([{ start: 0, end: text.length - 1 }]);
  });

  it('finds names with symbols at their edges', () => {
    expect(findWhole('c++, c#, .net e node.js', 'c++')).toEqual([{ start: 0, end: 3 }]);
    expect(findWhole('asp.net', 'net')).toHaveLength(1);
    expect(findWhole('x', '')).toEqual([]);
  });
});

describe('display and joining', () => {
  it('normalises for display', () => {
    expect(toDisplayText('a\u0303o\u00a0\u200bx\r\ny')).toBe('ão x\ny');
    expect(expandLigatures('eﬃcaz')).toBe('efficaz');
  });

  it('joins cut words and keeps real hyphens', () => {
    expect(joinWrapped('responsabili-', 'dade')).toBe('responsabilidade');
    expect(joinWrapped('submis\u00ad', 'sions)')).toBe('submissions)');
    expect(joinWrapped('pós-', 'graduação')).toBe('pós-graduação');
    expect(joinWrapped('full', 'time')).toBe('full time');
    expect(joinWrapped('São Paulo-', 'SP')).toBe('São Paulo-SP');
  });
});
