import { expect, it } from 'vitest';
import { describeActor } from './actor.ts';

const EMAIL = 'gestora@empresa.example';

it.each([
  ['Marina Prado', `Marina Prado (${EMAIL})`],
  ['  Marina\n Prado ', `Marina Prado (${EMAIL})`],
  ['Marina (RH)', `Marina (RH) (${EMAIL})`],
  ['', EMAIL],
  [' \u200B\u2060 ', EMAIL],
  ['Operação da Aura', EMAIL],
  [' operacao  DA aura ', EMAIL],
  ['Opera\u200Bção da Aura', EMAIL],
  ['Operação da Aura (suporte)', EMAIL],
  ['Outra Pessoa (outra@empresa.example)', EMAIL],
  ['Outra Pessoa (outra＠empresa.example)', EMAIL],
  ['Marina \u202Earua', `Marina arua (${EMAIL})`],
])('names the actor %j: %j', (name, actor) => expect(describeActor(name, EMAIL)).toBe(actor));

it('accepts no name without an address', () =>
  expect(describeActor('Operação da Aura', null)).toBe('Gestão da empresa'));
