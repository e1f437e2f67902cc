import { describe, expect, it } from 'vitest';
import { scanWords } from './scan.ts';

function words(text: string): string[] {
  const found: string[] = [];
  scanWords(text, (start, end) => found.push(text.slice(start, end)));
  return found;
}

describe('scanWords', () => {
  it.each([
    ['C#, C++ e .NET', ['C#', 'C++', 'e', '.NET']],
    ['Node.js/Vue.js.', ['Node.js', 'Vue.js']],
    ['fim.net estava', ['fim', 'net', 'estava']],
    ['.network', ['network']],
    ['front-end', ['front', 'end']],
    ['Desenvolvedor(a) ou consultor(es)', ['Desenvolvedor', 'ou', 'consultor']],
    ['Desenvolvedor(PJ)', ['Desenvolvedor', 'PJ']],
    ['R$ 3.000', ['3', '000']],
    ['linguagem R', ['linguagem', 'R']],
    ['Enfª e nº', ['Enf', 'e', 'n']],
    ['escala 12x36', ['escala', '12x36']],
    ['a\u0301rea \u{1d5e9}\u{1d5ee}ga 🚀', ['a\u0301rea', '\u{1d5e9}\u{1d5ee}ga']],
    ['C##', ['C#']],
    ['', []],
  ])('takes %j apart', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});
