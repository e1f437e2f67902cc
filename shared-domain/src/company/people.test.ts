import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DepartmentNameSchema, InvitedPersonSchema, PersonNameSchema } from './people.ts';

const SCHEMAS = [
  ['a department', DepartmentNameSchema],
  ['a person', PersonNameSchema],
] as const;

describe.each(SCHEMAS)('the name of %s', (_, schema) => {
  it.each([
    'Ana',
    'P&D',
    'Operações – Sul (2º turno)',
    'José d’Ávila',
    '人事部',
    'R&S\u00a0Norte',
    'Zoë',
    '❤️',
  ])('may be %j', (name) => expect(v.is(schema, name)).toBe(true));

  it.each([
    ['nothing', ''],
    ['blanks', ' \u00a0\u2003'],
    ['a blank without width', '\u200b'],
    ['a blank that counts as a letter', '\u3164'],
    ['an empty pattern of dots', '\u2800'],
    ['turned round', '\u202eana'],
    ['turned round within', 'Ana \u2067amiL'],
    ['a hidden hyphen', 'Ana\u00ad Lima'],
    ['two lines', 'Ana\nLima'],
    ['two lines of another kind', 'Ana\u2028Lima'],
    ['a tab', 'Ana\tLima'],
    ['a zero', 'Ana\u0000'],
    ['half a character', 'Ana \ud800'],
  ])('is not %s', (__, name) => expect(v.is(schema, name)).toBe(false));

  it('is stored without the blanks around it', () => expect(v.parse(schema, '  Ana ')).toBe('Ana'));
});

it('is asked of a place of work too', () => {
  const person = { name: 'Ana', email: 'ana@empresa.example', department: 'Vendas' };
  expect(v.is(InvitedPersonSchema, { ...person, unit: 'Natal' })).toBe(true);
  expect(v.is(InvitedPersonSchema, { ...person, unit: '\u202elataN' })).toBe(false);
});
