// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.aura.example/perfil" }
import { beforeEach, expect, test } from 'vitest';
import { forgetIdentifiers } from './identifiers.ts';

const cookies = () => document.cookie.split('; ').filter((pair) => pair !== '');

beforeEach(() => localStorage.clear());

test('cookies of the services are deleted on every domain, and all others stay', () => {
  document.cookie = '_ga=GA1.1.1; Path=/; Domain=aura.example';
  document.cookie = '_ga_ABC123=GS1.1; Path=/; Domain=www.aura.example';
  document.cookie = '_fbp=fb.1; Path=/';
  document.cookie = '_fbc=fb.1.x; Path=/; Domain=aura.example';
  document.cookie = 'sessao_ga=1; Path=/';
  document.cookie = 'tema=escuro; Path=/';
  expect(cookies()).toHaveLength(6);
  forgetIdentifiers();
  expect(cookies().toSorted()).toEqual(['sessao_ga=1', 'tema=escuro']);
});

test("the pixel's stored values are deleted, and all others stay", () => {
  localStorage.setItem('lastExternalReferrer', 'empty');
  localStorage.setItem('aura.consent', '{}');
  forgetIdentifiers();
  expect([localStorage.getItem('lastExternalReferrer'), localStorage.getItem('aura.consent')]).toEqual([
    null,
    '{}',
  ]);
});
