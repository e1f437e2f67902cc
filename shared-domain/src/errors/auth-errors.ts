/** Error catalogue of the product, keyed by the authentication provider's code. */
const MESSAGES: Readonly<Record<string, string>> = {
  'user-not-found': 'Email ou senha inválidos.',
  'wrong-password': 'Email ou senha inválidos.',
  'invalid-credential': 'Email ou senha inválidos.',
  'email-already-in-use': 'Este e-mail já está em uso por outra conta.',
  'weak-password': 'A senha fornecida é muito fraca.',
  'password-does-not-meet-requirements': 'A senha fornecida é muito fraca.',
  'invalid-email': 'O formato do e-mail é inválido.',
  'requires-recent-login':
    'Esta operação é sensível e requer autenticação recente. Faça login novamente antes de tentar novamente.',
  'popup-closed-by-user': 'O processo de login com o Google foi cancelado.',
  'cancelled-popup-request': 'O processo de login com o Google foi interrompido. Tente novamente.',
  'unauthorized-domain':
    'O domínio deste aplicativo não está autorizado para operações do Google. Contate o suporte.',
  'second-factor-cancelled':
    'A entrada pede o código do seu aplicativo autenticador. Tente de novo quando o tiver.',
  'invalid-verification-code': 'O código não confere. Use o que o aplicativo mostra agora.',
};

export const GENERIC_ERROR = 'Ocorreu um erro inesperado. Por favor, tente novamente.';
export const GOOGLE_NO_USER = 'O login com Google falhou ao retornar um usuário.';
export const PROFILE_LOAD_FAILED =
  'Não foi possível carregar os dados do seu perfil. Tente fazer login novamente.';
export const PROFILE_SAVE_FAILED = 'Ocorreu um erro ao salvar suas alterações.';
export const NOT_AUTHENTICATED = 'Usuário não autenticado para realizar esta operação.';

/** Message for an authentication code, with or without the `auth/` prefix. */
export function describeAuthError(code: string): string {
  const key = code.replace(/^auth\//, '');
  return Object.hasOwn(MESSAGES, key) ? (MESSAGES[key] as string) : GENERIC_ERROR;
}
