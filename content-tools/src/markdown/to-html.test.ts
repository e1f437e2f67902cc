import { describe, expect, it, test } from 'vitest';
import { convertMarkdownToHtml } from './to-html.ts';

const htmlOf = (markdown: string): string => {
  const { html, faults } = convertMarkdownToHtml(markdown);
  expect(faults).toEqual([]);
  return html;
};

test('a text becomes the elements that pages draw, one block a line', () => {
  const text = [
    'Um **texto *só***, [ajuda](/faq).',
    '## Parte',
    '### Detalhe',
    '- um\n- dois',
    '1. já\n2. depois',
    '> Dito.\n>\n> E feito.',
  ].join('\n\n');
  expect(htmlOf(text)).toBe(
    [
      '',
      '<p>Um <strong>texto <em>só</em></strong>, <a href="/faq">ajuda</a>.</p>',
      '',
      '<h2>Parte</h2>',
      '<h3>Detalhe</h3>',
      '<ul>\n<li>um</li>\n<li>dois</li>\n</ul>',
      '<ol>\n<li>já</li>\n<li>depois</li>\n</ol>',
      '<blockquote><p>Dito.</p>\n<p>E feito.</p></blockquote>',
      '',
    ].join('\n'),
  );
});

test('signs that HTML would read are written for it, escaped ones of Markdown stand as they are', () => {
  expect(htmlOf('1 < 2 & 3 > 2, "dito", \\*nota\\*')).toBe(
    '\n<p>1 &lt; 2 &amp; 3 &gt; 2, "dito", *nota*</p>\n',
  );
});

test('lines of one paragraph are one line; a list within a list stays one', () => {
  expect(htmlOf('um\ndois')).toBe('\n<p>um dois</p>\n');
  expect(htmlOf('- um\n  - dentro')).toBe('\n<ul>\n<li>um\n<ul>\n<li>dentro</li>\n</ul></li>\n</ul>\n');
});

test('an address without brackets stays a text', () => {
  expect(htmlOf('De rh@vagas.com, por https://vagas.com.')).toBe(
    '\n<p>De rh@vagas.com, por https://vagas.com.</p>\n',
  );
});

test('links are told with their line', () => {
  expect(convertMarkdownToHtml('a\n\n- b\n- [c](/faq)\n\n> [d](https://x.com/)').links).toEqual([
    { href: '/faq', line: 4 },
    { href: 'https://x.com/', line: 6 },
  ]);
});

describe('unsupported markup', () => {
  it.each([
    ['<b>a</b>', 'HTML'],
    ['<div>a</div>', 'HTML'],
    ['# Título', 'um título começa com "##"'],
    ['#### Título', 'um título começa com "##"'],
    ['`código`', 'acentos graves'],
    ['    código', 'bloco de código'],
    ['---', 'linha divisória'],
    ['![foto](/a.png)', 'imagem'],
    ['| a | b |\n| - | - |\n| 1 | 2 |', 'tabela'],
    ['~~a~~', 'riscado'],
    ['a  \nb', 'quebra de linha'],
    ['[a](faq)', 'deve começar com "/" ou "https://"'],
    ['[a](javascript:alert)', 'deve começar com "/" ou "https://"'],
    ['[a](//x.com)', 'deve começar com "/" ou "https://"'],
    ['[a](/faq "título")', 'um link não tem título'],
    ['a&nbsp;b', '"&nbsp;" apareceria assim mesmo'],
    ['3. três', 'começa em 1'],
    ['- [ ] a', 'caixa de marcar'],
  ])('%j is named with its line', (markdown, message) => {
    expect(convertMarkdownToHtml(`Antes.\n\n${markdown}`).faults).toContainEqual({
      line: 3,
      message: expect.stringContaining(message),
    });
  });

  it('is found within lists and quotations, where it stands', () => {
    expect(
      convertMarkdownToHtml('- a\n- b\n- `c`\n\n> d\n>\n> <i>e</i>').faults.map(({ line }) => line),
    ).toEqual(expect.arrayContaining([3, 7]));
  });
});
