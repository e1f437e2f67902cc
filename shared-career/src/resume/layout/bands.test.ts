import { describe, expect, it } from 'vitest';
import { splitSections } from '../sections/split.ts';
import { joinBrokenHeads, joinBrokenNames, joinCentredNames } from './broken-heads.ts';
import { cutBands } from './bands.ts';
import { joinFullText, type Fragment } from './model.ts';
import { computeReadingOrder } from './order.ts';
import { toRows } from './rows.ts';

const LEADING = 13;

/** A column of lines of text; a line in capitals is bold. */
const column = (x: number, y: number, ...lines: string[]): Fragment[] =>
  lines.flatMap((text, index) =>
    text === ''
      ? []
      : [
          {
            page: 1,
            text,
            x,
            right: x + 5 * text.length,
            y: y + LEADING * index,
            size: 10,
            bold: text === text.toUpperCase(),
            italic: false,
            font: 'f',
          },
        ],
  );
const textsOf = (rows: readonly { readonly fragments: readonly Fragment[] }[]): string[] =>
  rows.map(({ fragments }) => fragments.map(({ text }) => text).join(' | '));
const PAGE = [{ width: 595, height: 842 }];

describe('columns that only some rows of a page have', () => {
  const above = column(
    40,
    60,
    'Ana Luz',
    'ana@exemplo.com e um texto que vai até o fim da linha, por toda a folha do currículo',
    'EXPERIÊNCIA',
  );

  it('reads jobs in cards side by side one after the other, in the section above them', () => {
    const fragments = [
      ...above,
      ...column(46, 110, 'Vendedora', 'Loja Sol', '2019 – 2022', '• Caixa'),
      ...column(300, 110, 'Atendente', 'Padaria Lua', '2015 – 2018', '• Balcão', '• Pedidos'),
      ...column(40, 190, 'IDIOMAS', 'Inglês básico'),
    ];
    const stretches = computeReadingOrder(fragments, PAGE);
    const sections = splitSections(stretches).map(({ kind, lines }) => [kind, ...lines.map(joinFullText)]);
    expect(sections.slice(1)).toEqual([
      [
        'experience',
        'Vendedora',
        'Loja Sol',
        '2019 – 2022',
        'Caixa',
        'Atendente',
        'Padaria Lua',
        '2015 – 2018',
        'Balcão',
        'Pedidos',
      ],
      ['languages', 'Inglês básico'],
    ]);
    // What is read further left is shown where it stands.
    const moved = stretches
      .flatMap(({ lines }) => lines)
      .find((line) => joinFullText(line) === 'Padaria Lua');
    expect(moved === undefined ? 0 : moved.x + moved.shift).toBe(300);
  });

  it('reads three narrow columns below the text one after the other', () => {
    const columns = [
      ...column(40, 120, 'COMPETÊNCIAS', 'Excel', 'Vendas', 'Caixa'),
      ...column(200, 120, 'CURSOS', 'Vendas no varejo', '', 'IDIOMAS', 'Inglês'),
      ...column(400, 120, 'DISPONIBILIDADE', 'Noite'),
    ];
    const pieces = cutBands(toRows([...above.slice(0, 2), ...columns]));
    expect(pieces.slice(1).map(({ rows }) => textsOf(rows)[0])).toEqual([
      'COMPETÊNCIAS',
      'CURSOS',
      'DISPONIBILIDADE',
      // Below the shortest column, a heading is a new beginning.
      'IDIOMAS',
    ]);
  });

  it.each([
    ['dates', column(300, 110, '2019 – 2022', 'Recife, PE', '', '2015 – 2018')],
    ['a table of two columns', column(300, 110, 'Avançado', 'Básico', 'Médio', 'Avançado')],
  ])('leaves a rail of %s beside the text', (_, right) => {
    const rows = toRows([
      ...above,
      ...column(46, 110, 'Vendedora', 'Loja Sol', 'Atendente', 'Padaria Lua'),
      ...right,
    ]);
    expect(cutBands(rows)).toHaveLength(1);
  });
});

describe('names and headings that a narrow column breaks', () => {
  it('joins a heading over two lines, and no two headings', () => {
    const heads = (...lines: string[]): string[] =>
      textsOf(joinBrokenHeads(toRows(column(40, 100, ...lines))));
    expect(heads('CURSOS E', 'CERTIFICAÇÕES')).toEqual(['CURSOS E CERTIFICAÇÕES']);
    expect(heads('CURSOS', 'IDIOMAS')).toEqual(['CURSOS', 'IDIOMAS']);
  });

  it('joins the lines in the middle of circles side by side', () => {
    const circles = [
      ...column(40, 100, 'Folha de'),
      ...column(37.5, 111, 'pagamento'),
      ...column(150, 105.5, 'Excel'),
    ];
    expect(textsOf(joinCentredNames(toRows(circles)))).toEqual(['Folha de pagamento | Excel']);
    expect(joinCentredNames(toRows(circles.slice(0, 2)))).toHaveLength(2);
  });

  it('takes a dash that begins the second line of a bold name for no bullet', () => {
    const rows = toRows([
      ...column(40, 100, 'BACHARELADO', '- NUTRIÇÃO'),
      ...column(300, 100, '2011 – 2014'),
    ]);
    expect(textsOf(joinBrokenNames(rows))).toEqual(['BACHARELADO - | 2011 – 2014', 'NUTRIÇÃO']);
  });
});
