import { expect, test } from 'vitest';
import { listFooterGroups } from './footer-links.ts';

test('what remotes give stands before the page of the shell', () => {
  const [product, help] = listFooterGroups([{ label: 'Trilhas', path: '/trilhas' }]);
  expect(product?.links.map(({ path }) => path)).toEqual(['/trilhas', '/blog']);
  expect(help?.links.map(({ path }) => path)).toContain('/faq');
});
