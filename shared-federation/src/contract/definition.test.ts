import { expect, expectTypeOf, test } from 'vitest';
import { defineRemote, type EventOf } from './definition.ts';

const definition = defineRemote({
  name: 'trilhas',
  owner: 'aprendizagem',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [],
  navigation: [],
  events: [
    { name: 'trilha_aberta', parameters: {} },
    {
      name: 'trilha_iniciada',
      parameters: {
        trilha: { kind: 'id', prefix: 'trilha_' },
        etapas: { kind: 'count' },
        nivel: { kind: 'choice', values: ['inicio', 'meio'] },
        campos: { kind: 'fields' },
      },
    },
  ],
});
const silent = defineRemote({
  name: 'mural',
  owner: 'aprendizagem',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [],
  navigation: [],
});

// The compiler decides it: the type check fails where one of these types is another.
test('events have the types of their declaration; a remote that declares none can send none', () => {
  expectTypeOf<EventOf<typeof definition>>().toEqualTypeOf<
    | { readonly name: 'trilha_aberta' }
    | {
        readonly name: 'trilha_iniciada';
        readonly trilha: string;
        readonly etapas: number;
        readonly nivel: 'inicio' | 'meio';
        readonly campos: readonly string[];
      }
  >();
  expectTypeOf<EventOf<typeof silent>>().toEqualTypeOf<never>();
  expect(definition.events).toHaveLength(2);
});
