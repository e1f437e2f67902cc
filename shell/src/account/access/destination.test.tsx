// @vitest-environment happy-dom
import { EMPTY_REGISTRY } from '@aura/shared-federation/contract';
import { releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { RemotesProvider } from '../../registry/known-remotes.tsx';
import { createWrittenRemotes } from '../../registry/remotes-source.ts';
import { afterConfirming, keepNext, useDestination, useWayOn } from './destination.ts';

const destination = (next: string | null) => renderHook(() => useDestination(next)).result.current;

describe('destination', () => {
  test('a safe next wins', () => expect(destination('/planos?ciclo=anual')).toBe('/planos?ciclo=anual'));

  test.each(['https://mal.example', '//mal.example', '/\\mal.example', 'javascript:alert(1)', '', null])(
    'the unsafe next %j is dropped',
    (next) => expect(destination(next)).toBe('/perfil'),
  );
});

test('the tab that the message opens knows the way on, and only a safe one', () => {
  afterConfirming.keep('/planos?ciclo=anual');
  expect(afterConfirming.read()).toBe('/planos?ciclo=anual');
  afterConfirming.keep('//mal.example');
  expect(afterConfirming.read()).toBeNull();
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
    expect(destination(next)).toBe(next);
  });

  test('drops an unsafe one', () => {
    expect(keepNext('/login', '//mal.example')).toBe('/login');
  });
});

const trails = releaseWith({
  name: 'trails',
  routes: [{ ...makeRoute('/trilhas/:slug'), title: 'Trilhas' }],
});
const source = createWrittenRemotes({ ...EMPTY_REGISTRY, remotes: [{ current: trails }] });
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <RemotesProvider source={source}>{children}</RemotesProvider>
);

test.each([
  ['/trilhas/inicio?passo=2', ' Em seguida, você vai para “Trilhas”.'],
  ['/configuracoes', ' Em seguida, você vai para “Configurações da Conta”.'],
  ['/nada', ''],
  ['//mal.example/trilhas/inicio', ''],
  [null, ''],
])('a person who came for %j is told the title of the next page: %j', (next, sentence) => {
  expect(renderHook(() => useWayOn(next), { wrapper }).result.current).toBe(sentence);
});
