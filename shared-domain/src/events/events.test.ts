import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkEvent, type AnalyticsEvent } from './declared-event.ts';
import {
  EventDeclarationsSchema,
  type EventDeclaration,
  type EventParameter,
} from './event-declaration-schema.ts';
import { OWN_EVENTS } from './own-events.ts';

const CANARIES = [
  'ana.canario@exemplo.com',
  'Ana Canário',
  '+55 11 98765-4321',
  '123.456.789-09',
  'quero ganhar mais',
];

describe('a value', () => {
  const kinds: readonly (readonly [EventParameter, readonly unknown[], readonly unknown[]])[] = [
    [{ kind: 'account' }, ['xYz0123456789'], ['', 'x'.repeat(129), 7]],
    [{ kind: 'id', prefix: 'price_' }, ['price_1AbC', 'price_demo'], ['price_', '1AbC', 'ana', `price_a b`]],
    [{ kind: 'choice', values: ['email', 'google'] }, ['email'], ['sms', 'EMAIL', '']],
    [{ kind: 'count' }, [0, 12, 1_000_000], [-1, 1.5, 1_000_001, Number.NaN, '3']],
    [{ kind: 'money' }, [0, 49.9], [-1, Number.NaN, Infinity, 1_000_001, '49.9']],
    [
      { kind: 'fields' },
      [[], ['name', 'careerProfile.skills']],
      ['name', ['11987654321'], Array.from({ length: 51 }, () => 'name')],
    ],
  ];
  test.each(kinds)('of %j is taken or drops the event', (parameter, right, wrong) => {
    const declaration = { name: 'e_teste', parameters: { it: parameter } };
    const check = (it: unknown) => checkEvent(declaration, { name: 'e_teste', it } as AnalyticsEvent);
    for (const value of right)
      expect(check(value)).toEqual({ event: { name: 'e_teste', it: value }, faults: [] });
    const personal = parameter.kind === 'account' ? [] : CANARIES.flatMap((text) => [text, [text]]);
    for (const value of [...wrong, ...personal, undefined, null, {}])
      expect(check(value)).toEqual({ event: null, faults: [`e_teste: it is no ${parameter.kind}`] });
  });

  test('that is not declared is left out, and said without itself', () => {
    const { event, faults } = checkEvent(
      { name: 'e_teste', parameters: { n: { kind: 'count' } } },
      { name: 'e_teste', n: 1, email: CANARIES[0] ?? '', constructor: 'x' },
    );
    expect(event).toEqual({ name: 'e_teste', n: 1 });
    expect(faults).toEqual(['e_teste: email is not declared', 'e_teste: constructor is not declared']);
  });
});

describe('a declaration', () => {
  const declaration: EventDeclaration = { name: 'aula_lida', parameters: { n: { kind: 'count' } } };
  const refused: readonly (readonly [string, unknown])[] = [
    ['a name with a space', { ...declaration, name: 'aula lida' }],
    ["a name of Google's", { ...declaration, name: 'ga_aula' }],
    ['a free text', { ...declaration, parameters: { it: { kind: 'text' } } }],
    [
      'an id that may begin with anything',
      { ...declaration, parameters: { it: { kind: 'id', prefix: '' } } },
    ],
    [
      'a choice of sentences',
      { ...declaration, parameters: { it: { kind: 'choice', values: ['um texto'] } } },
    ],
    ['a parameter called name', { ...declaration, parameters: { name: { kind: 'count' } } }],
    ['an event that Meta does not know as standard', { ...declaration, meta: { standard: 'Aula' } }],
    [
      'a parameter for Meta that is not there',
      { ...declaration, meta: { custom: 'Aula', parameters: { m: 'm' } } },
    ],
    ['an unknown field', { ...declaration, url: '/x' }],
  ];
  test.each(refused)('with %s is refused', (_, wrong) => {
    expect(v.is(EventDeclarationsSchema, [wrong])).toBe(false);
  });

  test('twice of one event is refused; ours hold', () => {
    expect(v.is(EventDeclarationsSchema, [declaration, declaration])).toBe(false);
    expect(v.is(EventDeclarationsSchema, [declaration])).toBe(true);
    expect(v.is(EventDeclarationsSchema, OWN_EVENTS)).toBe(true);
  });
});
