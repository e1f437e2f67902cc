import { expect, test } from 'vitest';
import { buildAnsweredPath, nameAlert } from './alert-name.ts';

const units = [{ id: 'vendas', name: 'Vendas' }];

test.each([
  ['common_gap:vendas:excel', 'Excel', 'Lacuna comum: Excel em Vendas', '/cockpit?area=vendas#alertas'],
  ['share_drop::activity', null, 'Queda da atividade na empresa toda', '/cockpit#alertas'],
  [
    'completion_drop:vendas:',
    null,
    'Queda na conclusão dos planos em Vendas',
    '/cockpit?area=vendas#alertas',
  ],
])('the alert %s has its name and its place', (key, skill, name, path) => {
  expect(nameAlert({ key, skill }, units)).toBe(name);
  expect(buildAnsweredPath({ key })).toBe(path);
});
