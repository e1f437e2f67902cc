import { expect, it, test } from 'vitest';
import { convertMarkdownToJsx } from './to-jsx.ts';

const PLACEHOLDERS = { inline: { email: '<Email />', price: '{PRICE}' }, block: { table: '<Table />' } };
const write = (markdown: string) => convertMarkdownToJsx(markdown, PLACEHOLDERS, 'parts.Link');

test('texts are literals, links of the site its component, and names what they stand for', () => {
  const { jsx, faults } = write(
    'Por {{price}}, "dito" <3 {x}: veja [os *planos*](/planos) ou [a lei](https://x.com/).\n\n{{table}}\n\n- Para {{email}}',
  );
  expect(faults).toEqual([]);
  expect(jsx.split('\n')).toEqual([
    '<p>{"Por "}{PRICE}{", \\"dito\\" <3 {x}: veja "}<parts.Link to="/planos">{"os "}<em>{"planos"}</em></parts.Link>{" ' +
      'ou "}<a href="https://x.com/">{"a lei"}</a>{"."}</p>',
    '<Table />',
    '<ul>',
    '<li>{"Para "}<Email /></li>',
    '</ul>',
  ]);
});

test('a text that Markdown takes apart is one piece', () => {
  expect(write('um \\* dois').jsx).toBe('<p>{"um * dois"}</p>');
});

it.each([
  ['that does not exist', 'a\n\nb {{preco}}', 3],
  ['that does not exist, on its own', 'a\n\n{{tabela}}', 3],
  ['that is a block, within a text', 'a\n\nb {{table}} c', 3],
])('a name is refused %s', (_, markdown, line) => {
  expect(write(markdown).faults).toEqual([{ line, message: expect.stringContaining('não existe aqui') }]);
});
