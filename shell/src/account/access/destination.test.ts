import { describe, expect, test } from 'vitest';
import { destination, errandOf, keepNext } from './destination.ts';

describe('destination', () => {
  test('a safe next wins for every role', () => {
    expect(destination('/perfil?aba=selos', undefined)).toBe('/perfil?aba=selos');
    expect(destination('/configuracoes', 'gestor_rh')).toBe('/configuracoes');
  });

  test.each(['https://mal.example', '//mal.example', '/\\mal.example', 'javascript:alert(1)', '', null])(
    'the unsafe next %j is dropped',
    (next) => {
      expect(destination(next, undefined)).toBe('/diagnostico-carreira');
      expect(destination(next, 'gestor_rh')).toBe('/cockpit');
    },
  );
});

test.each([
  ['/convite/acme.segredo', '/convite/acme.segredo#sua-resposta'],
  ['/convite/acme.segredo#o-convite', '/convite/acme.segredo#sua-resposta'],
  ['//convite/acme.segredo', '/diagnostico-carreira'],
  ['https://mal.example/convite/acme.segredo', '/diagnostico-carreira'],
  ['/perfil#sua-resposta', '/perfil'],
])('only an invitation of this site is reached at its answer: %s', (next, expected) => {
  expect(destination(next, undefined)).toBe(expected);
});

describe('keepNext', () => {
  test('carries a safe next whole', () => {
    const link = keepNext('/signup', '/diagnostico/resultado?versao=2&x=1');
    expect(new URL(link, 'https://aura.example').searchParams.get('next')).toBe(
      '/diagnostico/resultado?versao=2&x=1',
    );
  });

  test('carries the token of an invitation as it is', () => {
    const next = `/convite/acme.${'_-9'.repeat(14)}x`;
    const link = keepNext('/login', next);
    expect(new URL(link, 'https://aura.example').searchParams.get('next')).toBe(next);
    expect(destination(next, 'gestor_rh')).toBe(`${next}#sua-resposta`);
  });

  test('drops an unsafe one', () => {
    expect(keepNext('/login', '//mal.example')).toBe('/login');
  });
});

describe('errandOf', () => {
  test.each([
    ['/checkout/price_1?de=%2Fbuscador-vagas', 'purchase'],
    ['/convite/acme.segredo', 'invitation'],
    ['/planos', 'other'],
    ['//mal.example/checkout/price_1', 'other'],
    [null, 'other'],
  ])('of %j is %s', (next, expected) => {
    expect(errandOf(next)).toBe(expected);
  });
});
