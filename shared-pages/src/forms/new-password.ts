/** Bounds of a new password, in characters as people count them. */
const MIN_LENGTH = 10;
const MAX_LENGTH = 128;

/** What a field for a new password says before anything is typed. */
export const PASSWORD_HINT = `Pelo menos ${MIN_LENGTH} caracteres. Uma frase que só você diria funciona bem.`;

interface Person {
  readonly name: string;
  readonly email: string;
}

/**
 * Why a new password is refused, or null. It requires no kinds of characters: length counts, and not being an obvious
 * guess. The list of common passwords is checked after this.
 */
export function checkNewPassword(password: string, { name, email }: Person): string | null {
  const length = Array.from(password).length;
  if (length === 0) return 'Escolha uma senha.';
  if (length < MIN_LENGTH) return `Use pelo menos ${MIN_LENGTH} caracteres.`;
  if (length > MAX_LENGTH) return `Use no máximo ${MAX_LENGTH} caracteres.`;
  const known = [name, email, email.trim().split('@')[0] ?? '', 'aura'].map(foldLetters);
  return known.includes(foldLetters(password))
    ? 'Não use seu nome, seu e-mail ou “aura” como senha, nem com números. Escolha outra.'
    : null;
}

/** The text without case, accents, spaces, signs and digits. A text without letters stays unchanged. */
function foldLetters(text: string): string {
  const folded = text.normalize('NFD').toLowerCase();
  return folded.replace(/\P{L}/gu, '') || folded;
}
