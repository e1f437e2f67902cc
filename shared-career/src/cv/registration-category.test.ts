import { expect, it } from 'vitest';
import { findAskedCategory, readCategory, isEnough } from './registration-category.ts';

it.each([
  ['coren', 'COREN-PE 0612345-TEC', 'technical'],
  ['coren', 'Coren-SP 123.456-TE', 'technical'],
  ['coren', 'COREN-SP 123.456-AUX', 'auxiliary'],
  ['coren', 'COREN-SP 123.456-ENF', 'full'],
  ['coren', 'COREN-PE 0612345, técnica de enfermagem', 'technical'],
  ['coren', 'COREN-PE 0612345-TEC, ainda não tenho o de enfermeira', 'technical'],
  ['coren', 'COREN-PE 0612345 – supervisora de técnicos', null],
  ['crc', 'CRC-SP 1SP123456 (técnico em contabilidade)', 'technical'],
  ['crc', 'CRC-SP 123456/O-8', null],
  ['oab', 'OAB/PE 12345-E', 'trainee'],
  ['oab', 'OAB/PE 12345', null],
  ['creci', 'CRECI 12345 estagiário', 'trainee'],
  ['creci', 'CRECI 12345-F', null],
])('of %s, “%s” is %s', (council, text, category) => {
  expect(readCategory(council, text)).toBe(category);
});

it.each([
  ['coren', 'Enfermeiro(a) UTI Neonatal', 'full'],
  ['coren', 'Técnico(a) de Enfermagem', 'technical'],
  ['coren', 'Enfermeiro ou técnico de enfermagem', 'technical'],
  ['coren', 'Supervisora de técnicos', null],
  ['oab', 'Estágio em direito', 'trainee'],
])('an ad of %s for “%s” takes %s', (council, title, category) => {
  expect(findAskedCategory(council, title)).toBe(category);
});

it('lets the higher kind and an unknown one serve', () => {
  expect(isEnough('full', 'technical')).toBe(true);
  expect(isEnough(null, 'full')).toBe(true);
  expect(isEnough('technical', 'full')).toBe(false);
  expect(isEnough('trainee', 'full')).toBe(false);
});
