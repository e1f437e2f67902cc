import { expect, test } from 'vitest';
import { checkNewPassword } from './new-password.ts';

const ANA = { name: 'Ana Conceição', email: 'ana.silva90@exemplo.com' };

test.each([
  'três gatos no telhado',
  'aaaa bbbb c',
  'aura é meu lugar',
  'ana conceição mora aqui',
  '😀😀😀😀😀😀😀😀😀😀',
  '8302957164',
  'x'.repeat(128),
])('%s can be chosen', (password) => {
  expect(checkNewPassword(password, ANA)).toBeNull();
});

test.each([
  ['', 'Escolha uma senha.'],
  ['123456789', 'Use pelo menos 10 caracteres.'],
  ['😀😀😀😀😀😀😀😀😀', 'Use pelo menos 10 caracteres.'],
  ['x'.repeat(129), 'Use no máximo 128 caracteres.'],
])('%s is refused for its length', (password, message) => {
  expect(checkNewPassword(password, ANA)).toBe(message);
});

test.each([
  'ana.silva90@exemplo.com',
  'Ana.Silva90',
  'anasilva2026',
  'Ana Conceição',
  'anaconceicao1',
  'aura202612',
  'AURA-123456',
])('%s is refused as what others would try', (password) => {
  expect(checkNewPassword(password, ANA)).toContain('Não use seu nome, seu e-mail');
});

test('an unknown name is not compared', () => {
  expect(checkNewPassword('8302957164', { name: '', email: '' })).toBeNull();
});
