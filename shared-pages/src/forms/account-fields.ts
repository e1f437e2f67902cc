import { describeAuthError } from '@aura/shared-domain';

/** Longest name that is stored, characters. */
const MAX_NAME_LENGTH = 120;

/** Why a name is refused, or null. */
export function checkName(name: string): string | null {
  const length = name.trim().length;
  if (length === 0) return 'Informe seu nome.';
  return length > MAX_NAME_LENGTH ? `Use no máximo ${MAX_NAME_LENGTH} caracteres.` : null;
}

/** Why an e-mail is refused, or null. Lenient: only the provider knows every valid form, but each domain has a dot. */
export function checkEmail(email: string): string | null {
  if (email.trim() === '') return 'Informe seu e-mail.';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(email.trim()) ? null : describeAuthError('invalid-email');
}

/** Why a password cannot be sent, or null. An account may have an older one, so how good it is counts only for a new one. */
export function checkPassword(password: string): string | null {
  return password === '' ? 'Informe sua senha.' : null;
}
