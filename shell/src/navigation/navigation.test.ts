import { describe, expect, test } from 'vitest';
import { makeEntry, makeRoute as route } from '@aura/shared-federation/testing';
import { chooseNavigation } from './navigation.ts';

const now = new Date('2026-03-10T12:00:00Z');
const remotes = [
  makeEntry({
    name: 'tools',
    routes: [
      route('/ferramentas-ia', 'public'),
      route('/mentor-ia', 'diagnosed'),
      route('/micro-learnings', 'diagnosed'),
    ],
    navigation: [
      { label: 'Mentor', path: '/mentor-ia', order: 3 },
      { label: 'Ferramentas', path: '/ferramentas-ia', order: 2 },
      { label: 'Aprender', path: '/micro-learnings', order: 4 },
    ],
  }),
  makeEntry({
    name: 'diagnostic',
    routes: [route('/diagnostico-carreira', 'signedIn')],
    navigation: [{ label: 'Diagnóstico', path: '/diagnostico-carreira', order: 1 }],
  }),
  makeEntry({
    name: 'cockpit',
    routes: [route('/cockpit', 'gestor_rh')],
    navigation: [{ label: 'Gestão', path: '/cockpit', order: 5, role: 'gestor_rh' }],
  }),
];

const OWN = [{ label: 'Recursos', path: '/recursos', order: 6 }];

const unlocked = new Set(['/diagnostico-carreira', '/micro-learnings']);
const shown = (viewer: Parameters<typeof chooseNavigation>[2]['viewer']) =>
  chooseNavigation(OWN, remotes, { viewer, now, unlocked }).map(
    (item) => item.label + (item.locked ? ' (cadeado)' : ''),
  );

const person = { role: undefined, acesso_expira_em: null };

describe('chooseNavigation', () => {
  test('on the free plan, items that ask for sign-in are locked, with declared exceptions', () => {
    const free = ['Diagnóstico', 'Ferramentas', 'Mentor (cadeado)', 'Aprender', 'Recursos'];
    expect(shown({ ...person, plan: 'freemium' })).toEqual(free);
    expect(shown(null)).toEqual(free);
  });

  test('a paid plan sees no lock until it ends', () => {
    expect(shown({ ...person, plan: 'impulso' }).filter((item) => item.includes('cadeado'))).toEqual([]);
    expect(shown({ ...person, plan: 'decolagem', acesso_expira_em: now })).toContain('Mentor (cadeado)');
  });

  test('sales pages are hidden from people whose company pays', () => {
    const shop = makeEntry({
      name: 'shop',
      routes: [route('/planos', 'public')],
      navigation: [{ label: 'Planos', path: '/planos', order: 1, sells: true }],
    });
    const labels = (viewer: Parameters<typeof chooseNavigation>[2]['viewer']) =>
      chooseNavigation([], [shop], { viewer, now, unlocked }).map(({ label }) => label);
    expect(labels(null)).toEqual(['Planos']);
    expect(labels({ ...person, plan: 'impulso' })).toEqual(['Planos']);
    expect(labels({ ...person, plan: 'b2b_equilibrio' })).toEqual([]);
    expect(labels({ ...person, plan: 'freemium', role: 'gestor_rh' })).toEqual([]);
    expect(labels({ ...person, plan: 'b2b_equilibrio', acesso_expira_em: now })).toEqual(['Planos']);
  });

  test('a manager sees only public items and those of the role', () => {
    expect(shown({ ...person, plan: 'freemium', role: 'gestor_rh' })).toEqual([
      'Ferramentas',
      'Gestão',
      'Recursos',
    ]);
  });

  test('remotes with the same place are sorted by name, in any order of the registry', () => {
    const one = (name: string) =>
      makeEntry({
        name,
        routes: [route(`/${name}`)],
        navigation: [{ label: name, path: `/${name}`, order: 1 }],
      });
    const labels = (...names: string[]) =>
      chooseNavigation([], names.map(one), { viewer: null, now, unlocked }).map(({ label }) => label);
    expect(labels('trilhas', 'agenda', 'metas')).toEqual(['agenda', 'metas', 'trilhas']);
    expect(labels('metas', 'trilhas', 'agenda')).toEqual(['agenda', 'metas', 'trilhas']);
  });
});
