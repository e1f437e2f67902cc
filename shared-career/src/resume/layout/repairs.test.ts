import { describe, expect, it } from 'vitest';
import { joinBrokenDates } from './broken-dates.ts';
import type { Fragment } from './model.ts';
import { turnHeads, type RotatedText } from './rotated-heads.ts';
import { toRows } from './rows.ts';
import { joinSpacedHeads } from './spaced-heads.ts';

const fragment = (text: string, x: number, y: number): Fragment => ({
  page: 1,
  text,
  x,
  right: x + 5 * text.length,
  y,
  size: 10,
  bold: false,
  italic: false,
  font: 'f',
});
const textsOf = (rows: readonly { readonly fragments: readonly Fragment[] }[]): string[] =>
  rows.map(({ fragments }) => fragments.map(({ text }) => text).join(' | '));

describe('dates that a narrow cell breaks', () => {
  const broken = (...lines: string[]): string[] =>
    textsOf(joinBrokenDates(toRows(lines.map((line, index) => fragment(line, 40, 100 + 13 * index)))));

  it.each([
    [['05/2018 –', 'até o momento'], '05/2018 – até o momento'],
    [['agosto de', '2017 –', 'dezembro', 'de 2018'], 'agosto de 2017 – dezembro de 2018'],
    [['2016 / 09 – 2019', '/ 02'], '2016 / 09 – 2019 / 02'],
    [['jan/2018 – até o mo-', 'mento'], 'jan/2018 – até o momento'],
    [['10/2012 a feve-', 'reiro de 2014'], '10/2012 a fevereiro de 2014'],
  ])('are joined: %j', (lines, whole) => {
    expect(broken(...lines)).toEqual([whole]);
  });

  it('are joined where the words of a line are set wide apart', () => {
    const wide = ['junho', 'de', '2014', 'a'].reduce<Fragment[]>(
      (line, word) => [...line, fragment(word, (line.at(-1)?.right ?? 22) + 18, 100)],
      [],
    );
    const rows = toRows([...wide, fragment('Enfermeira', 170, 100), fragment('fevereiro de 2018', 40, 112)]);
    expect(textsOf(joinBrokenDates(rows))).toEqual(['junho de 2014 a fevereiro de 2018 | Enfermeira']);
  });

  it('are not made of years one below the other', () => {
    expect(broken('2023', '2021')).toEqual(['2023', '2021']);
  });
});

describe('headings in single letters', () => {
  it('are closed up on one line and over two', () => {
    const rows = toRows([
      fragment('S O B R E', 40, 100),
      fragment('M I M', 92, 100),
      fragment('C E R T I F I C A Ç', 40, 200),
      fragment('Õ E S', 40, 212),
    ]);
    expect(textsOf(joinSpacedHeads(rows))).toEqual(['SOBRE MIM', 'CERTIFICAÇÕES']);
  });
});

describe('rotated headings', () => {
  const turned = (text: string, bottom: number): RotatedText => ({
    page: 1,
    text,
    x: 20,
    top: bottom - 50,
    bottom,
    up: true,
    size: 11,
  });

  it('come above the first line of their section', () => {
    const lines = [fragment('Analista na Loja Sol', 60, 110), fragment('Inglês', 60, 210)];
    const { heads, rest } = turnHeads([turned('Experiência', 150), turned('Idiomas', 250)], lines);
    expect(rest).toEqual([]);
    expect(textsOf(toRows([...lines, ...heads]))).toEqual([
      'Experiência',
      'Analista na Loja Sol',
      'Idiomas',
      'Inglês',
    ]);
  });

  it('leave other rotated text out of the lines', () => {
    expect(turnHeads([turned('Confidencial 2024', 150)], []).rest).toEqual(['Confidencial 2024']);
  });
});
