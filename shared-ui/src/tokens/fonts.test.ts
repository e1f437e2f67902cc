import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readWebFont } from '../../test-support/web-font.ts';

interface Rule {
  readonly file: string;
  readonly weights: string;
  readonly characters: ReadonlySet<number>;
}

const { resolve } = createRequire(import.meta.url);
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const source = (url: string) =>
  readFileSync(url.startsWith('.') ? new URL(url, import.meta.url) : resolve(url));

function rulesOf(family: string): Rule[] {
  const blocks = css.split('@font-face').filter((block) => block.includes(`font-family: '${family}'`));
  const read = (block: string, pattern: RegExp) => pattern.exec(block)?.[1] ?? '';
  return blocks.map((block) => ({
    file: read(block, /url\('([^']+)'\)/),
    weights: read(block, /font-weight: ([^;]+);/),
    characters: charactersOf(read(block, /unicode-range:\s+([^;]+);/)),
  }));
}

function charactersOf(ranges: string): Set<number> {
  return new Set(
    [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    }),
  );
}

const text = (characters: Iterable<number>) => String.fromCodePoint(...characters);

describe.each(['Figtree Variable', 'Newsreader Variable'])('%s', (family) => {
  const [first, rest] = rulesOf(family) as [Rule, Rule];

  it('needs one file for Portuguese', () => {
    const portuguese = 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú ABCXYZabcxyz 0123456789 R$ % ª º “” ‘’ – — … • · × € ° −';
    const codes = Array.from(portuguese, (char) => char.codePointAt(0) ?? 0);
    expect(text(codes.filter((code) => !first.characters.has(code)))).toBe('');
  });

  it.each([first, rest])('finds in $file every character that its range promises', (rule) => {
    const held = readWebFont(source(rule.file)).characters;
    expect(text([...rule.characters].filter((char) => !held.has(char)))).toBe('');
  });

  it('asks for each character in one file only', () => {
    expect(text([...rest.characters].filter((char) => first.characters.has(char)))).toBe('');
  });

  it('states for both files the weights that the first one has, so that they are one face', () => {
    const { weights } = readWebFont(source(first.file));
    expect([first.weights, rest.weights]).toEqual([weights.join(' '), weights.join(' ')]);
  });
});
