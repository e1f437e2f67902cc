import { createProfile } from '@aura/shared-domain';
import { makeEntry, makeRoute } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { listPaletteEntries } from './palette-opener.tsx';
import { choosePlaces, type Place } from './places.ts';

const ENTRIES = [
  makeEntry({
    name: 'trails',
    routes: [
      makeRoute('/vitrine'),
      makeRoute('/trilhas', 'diagnosed'),
      makeRoute('/trilhas/:slug', 'diagnosed'),
      makeRoute('/treino', 'diagnosed'),
      makeRoute('/extrato', 'signedIn'),
    ],
    navigation: [
      { label: 'Vitrine', path: '/vitrine', order: 1 },
      { label: 'Trilhas', path: '/trilhas', order: 2 },
    ],
  }),
  makeEntry({
    name: 'shop',
    routes: [makeRoute('/loja')],
    navigation: [{ label: 'Loja', path: '/loja', order: 3, sells: true }],
  }),
  makeEntry({
    name: 'people',
    routes: [makeRoute('/equipe', 'gestor_rh'), makeRoute('/equipe/lista', 'gestor_rh')],
    navigation: [{ label: 'Equipe', path: '/equipe', order: 8, role: 'gestor_rh' }],
  }),
  makeEntry({
    name: 'house',
    routes: [makeRoute('/casa', 'signedIn'), makeRoute('/casa/contas', 'signedIn')],
  }),
];

interface Who {
  readonly role?: string;
  readonly plan?: string;
  readonly diagnosticoCompleto?: boolean;
  readonly isOperator?: boolean;
}

function placesOf({ isOperator = false, ...profile }: Who) {
  return choosePlaces(ENTRIES, {
    viewer: { ...createProfile('Ana'), diagnosticoCompleto: true, ...profile },
    now: new Date('2026-03-10T12:00:00Z'),
    unlocked: new Set(['/trilhas']),
    ofOperators: [{ label: 'Casa', path: '/casa' }],
    isOperator,
  });
}
const paths = (places: readonly Place[]) => places.map(({ path }) => path);
const needs = (places: readonly Place[]) => places.flatMap((place) => place.needs ?? []);

test('a professional gets the panel, the menu without sales pages, the unlisted tools, and other pages', () => {
  const { main, tools, others } = placesOf({});
  expect(paths(main)).toEqual(['/perfil', '/vitrine', '/trilhas']);
  expect(paths(tools)).toEqual(['/treino']);
  expect(paths(others)).toEqual(['/extrato']);
});

test('a tool names its condition: the diagnosis, then none, whatever the plan', () => {
  const of = (who: Who) => needs(placesOf(who).tools);
  expect(of({ diagnosticoCompleto: false })).toEqual(['abre com o diagnóstico']);
  expect(of({})).toEqual([]);
  expect(of({ plan: 'decolagem' })).toEqual([]);
  expect(needs(placesOf({ diagnosticoCompleto: false }).main)).toEqual([]);
});

test('a manager gets the pages of the role and none of a career', () => {
  const places = placesOf({ role: 'gestor_rh' });
  expect(paths(places.main)).toEqual(['/equipe', '/equipe/lista']);
  expect([places.tools, places.others]).toEqual([[], []]);
  const entries = listPaletteEntries(places, [{ label: 'Equipe', path: '/equipe' }], null).map(
    ({ path }) => path,
  );
  expect(entries).not.toContain('/perfil');
  expect(entries).toContain('/configuracoes');
  expect(new Set(entries).size).toBe(entries.length);
});

test('pages for operators, and the entrance to them, are shown only to operators', () => {
  expect(paths(placesOf({}).others)).not.toContain('/casa/contas');
  expect(paths(placesOf({ isOperator: true }).others)).toEqual(['/extrato', '/casa', '/casa/contas']);
  expect(paths(placesOf({}).main)).not.toContain('/casa');
  expect(placesOf({ isOperator: true }).main.at(-1)).toMatchObject({ label: 'Casa', path: '/casa' });
  expect(paths(placesOf({ isOperator: true, role: 'gestor_rh' }).main)).toContain('/casa');
});

test('without any remote the panel is still shown', () => {
  const viewer = createProfile('Ana');
  const now = new Date('2026-03-10T12:00:00Z');
  const alone = choosePlaces([], { viewer, now, unlocked: new Set(), ofOperators: [], isOperator: false });
  expect(paths(alone.main)).toEqual(['/perfil']);
  const last = { label: 'Treino', path: '/treino' };
  expect(listPaletteEntries(alone, [], last)[0]).toMatchObject({
    path: '/treino',
    group: 'Aberta por último',
  });
});

test('the palette gets the words of shell pages and remotes, and the way out', () => {
  const entries = listPaletteEntries(placesOf({}), [], null, [{ path: '/treino', keywords: ['ensaio'] }]);
  const words = (path: string) => entries.find((entry) => entry.path === path)?.keywords ?? [];
  expect(words('/treino')).toEqual(['ensaio']);
  expect(words('/configuracoes')).toContain('senha');
  expect(entries.at(-1)?.label).toBe('Sair');
});
