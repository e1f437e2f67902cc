import { expect, test } from 'vitest';
import { describeAuthError } from './auth-errors.ts';

test.each([
  ['user-not-found', 'Email ou senha inválidos.'],
  ['wrong-password', 'Email ou senha inválidos.'],
  ['invalid-credential', 'Email ou senha inválidos.'],
  ['email-already-in-use', 'Este e-mail já está em uso por outra conta.'],
  ['weak-password', 'A senha fornecida é muito fraca.'],
  ['password-does-not-meet-requirements', 'A senha fornecida é muito fraca.'],
  ['invalid-email', 'O formato do e-mail é inválido.'],
  [
    'requires-recent-login',
    'Esta operação é sensível e requer autenticação recente. Faça login novamente antes de tentar novamente.',
  ],
  ['popup-closed-by-user', 'O processo de login com o Google foi cancelado.'],
  ['cancelled-popup-request', 'O processo de login com o Google foi interrompido. Tente novamente.'],
  [
    'unauthorized-domain',
    'O domínio deste aplicativo não está autorizado para operações do Google. Contate o suporte.',
  ],
  ['quota-exceeded', 'Ocorreu um erro inesperado. Por favor, tente novamente.'],
  ['toString', 'Ocorreu um erro inesperado. Por favor, tente novamente.'],
])('%s', (code, message) => {
  expect(describeAuthError(code)).toBe(message);
  expect(describeAuthError(`auth/${code}`)).toBe(message);
});
