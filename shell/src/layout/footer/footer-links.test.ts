import { expect, test } from 'vitest';
import { footerGroups } from './footer-links.ts';

test('links without a page, and groups left without links, are not shown', () => {
  const groups = footerGroups(new Set(['/planos', '/diagnostico-carreira', '/faq']));
  expect(groups.map(({ title, links }) => [title, links.map((link) => link.path)])).toEqual([
    ['Produto', ['/planos', '/diagnostico-carreira']],
    ['Ajuda', ['/faq']],
  ]);
});
