import { InvitedPersonSchema } from '@aura/shared-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { PersonTexts } from './fields.ts';
import { readDay } from './read-day.ts';
import { readPerson } from './read-person.ts';
import { readYesNo } from './read-yes-no.ts';

const ANA: PersonTexts = {
  name: 'Ana Souza',
  email: 'Ana.Souza@Empresa.com.br',
  department: 'Operações',
  isManager: 'Não',
  unit: '',
  admittedOn: '01/03/2024',
};
const problems = (texts: Partial<PersonTexts>) => {
  const read = readPerson({ ...ANA, ...texts });
  return read.ok ? null : read.error;
};

test('a person is read as they were written, the address in small letters', () => {
  expect(readPerson({ ...ANA, name: '  Ana\n Souza ', unit: 'Recife', isManager: 'x' })).toEqual({
    ok: true,
    value: {
      name: 'Ana Souza',
      email: 'ana.souza@empresa.com.br',
      department: 'Operações',
      unit: 'Recife',
      admittedOn: '2024-03-01',
      isManager: true,
    },
  });
});

test.each(['IRMÃ DULCE', 'SÃO JOÃO', '“MAÇÔ', '«IRMû', 'Ângela', 'GRÃ-PARÁ', 'Noël Châtel'])(
  '%s has its accents where they belong',
  (name) => expect(problems({ name })).toBeNull(),
);

test('an unstated value is left out, and an empty one is empty', () => {
  const said = { name: 'Ana', email: 'ana@empresa.com', department: 'TI' };
  expect(readPerson(said)).toStrictEqual({ ok: true, value: said });
  expect(readPerson({ ...said, unit: ' ', admittedOn: '', isManager: '' })).toEqual({
    ok: true,
    value: { ...said, unit: null, admittedOn: null, isManager: false },
  });
});

test.each([
  [{ name: ' ' }, { name: 'Falta o nome.' }],
  [{ name: 'a'.repeat(121) }, { name: 'O nome tem mais de 120 caracteres.' }],
  [{ email: '' }, { email: 'Falta o e-mail.' }],
  [{ email: 'ana@' }, { email: '“ana@” não é um e-mail válido.' }],
  [{ email: 'ana souza@empresa.com' }, { email: '“ana souza@empresa.com” não é um e-mail válido.' }],
  [{ department: '' }, { department: 'Falta o departamento.' }],
  [{ department: 'a'.repeat(61) }, { department: 'O departamento tem mais de 60 caracteres.' }],
  [{ unit: 'a'.repeat(61) }, { unit: 'A unidade tem mais de 60 caracteres.' }],
  [{ name: 'Ana\u202eSouza' }, { name: expect.stringMatching(/^O nome tem um caractere invisível/u) }],
  [{ department: 'Ven\u00addas' }, { department: expect.stringContaining('caractere invisível') }],
  [{ unit: 'Re\u2066cife' }, { unit: expect.stringMatching(/^A unidade tem um caractere invisível/u) }],
  [{ name: 'Jo\ufffdo' }, { name: '“Jo\ufffdo” tem uma letra danificada (\ufffd): escreva-a de novo.' }],
  [{ name: 'JoÃ£o' }, { name: expect.stringMatching(/^“JoÃ£o” está com os acentos trocados: .*CSV UTF-8/u) }],
  [{ name: 'CONCEIÃ‡ÃƒO' }, { name: expect.stringContaining('acentos trocados') }],
  [{ department: 'Ã\u0081rea' }, { department: expect.stringContaining('acentos trocados') }],
  [{ unit: 'Dâ€™Ávila' }, { unit: expect.stringContaining('acentos trocados') }],
  [{ isManager: 'João Silva' }, { isManager: expect.stringContaining('escreva sim ou não: “João Silva”') }],
  [
    { admittedOn: '31/02/2024' },
    { admittedOn: '“31/02/2024” não é uma data como 31/12/2025 ou 2025-12-31.' },
  ],
])('%o is refused with its reason', (texts, expected) => expect(problems(texts)).toEqual(expected));

test('everything that is wrong is said at once, and a long text is not repeated whole', () => {
  const found = problems({ name: '', email: 'x'.repeat(200) });
  expect(Object.keys(found ?? {})).toEqual(['name', 'email']);
  expect(found?.email?.length).toBeLessThan(80);
});

test('a formula of a spreadsheet is plain text', () => {
  const read = readPerson({ ...ANA, name: '=HYPERLINK("http://x")', department: '@área', unit: '+1' });
  expect(read).toMatchObject({
    value: { name: '=HYPERLINK("http://x")', department: '@área', unit: '+1' },
  });
});

test('any line is either sent or has a reason', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(ANA)));
  const texts = fc.record({
    name: text,
    email: fc.oneof(text, fc.emailAddress()),
    department: text,
    isManager: text,
    unit: text,
    admittedOn: text,
  });
  fc.assert(
    fc.property(texts, (given) => {
      const read = readPerson(given);
      const isSound = read.ok
        ? v.is(InvitedPersonSchema, read.value)
        : Object.values(read.error).every((reason) => reason.endsWith('.'));
      expect(isSound).toBe(true);
    }),
  );
});

test.each([
  ['01/03/2024', '2024-03-01'],
  ['1/3/2024', '2024-03-01'],
  ['01.03.2024', '2024-03-01'],
  ['2024-03-01', '2024-03-01'],
  ['01/03/2024 00:00:00', '2024-03-01'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['13/13/2024', null],
  ['01/03/24', '2024-03-01'],
  ['1/3/98', '1998-03-01'],
  ['31/2/24', null],
  ['01/03/1024', null],
  ['01/03/0024', null],
  ['45352', '2024-03-01'],
  ['453521', null],
  ['março de 2024', null],
])('the day of %s is %s', (text, day) => expect(readDay(text)).toBe(day));

test('every day is read in both ways of writing it', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(readDay(iso)).toBe(iso);
      expect(readDay(iso.split('-').toReversed().join('/'))).toBe(iso);
    }),
  );
});

test.each([
  ['SIM', true],
  ['s', true],
  ['X', true],
  ['não', false],
  ['NAO', false],
  ['n', false],
  ['', false],
  ['-', false],
  ['talvez', null],
])('%s is %s', (text, answer) => expect(readYesNo(text)).toBe(answer));
