import { expect, test } from 'vitest';
import { listFooterGroups } from './footer-links.ts';

test("links of remotes come before the shell's own page", () => {
  const [product, help] = listFooterGroups([{ label: 'Trilhas', path: '/trilhas' }]);
  expect(product?.links.map(({ path }) => path)).toEqual(['/trilhas', '/blog']);
  expect(help?.links.map(({ path }) => path)).toContain('/faq');
});
