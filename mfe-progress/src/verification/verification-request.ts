import { describeAuthError, MAX_CREDENTIAL, type RequestOf, badgeVerifyEndpoint } from '@aura/shared-domain';
import type { FieldErrors } from '@aura/shared-pages/forms';
import { findCredential } from './find-credential.ts';

/** In the order of the form. */
export const VERIFICATION_FIELDS = ['credential', 'email'] as const;
type VerificationField = (typeof VERIFICATION_FIELDS)[number];
type Typed = Readonly<Record<VerificationField, string>>;

export const NO_CREDENTIAL =
  'Não há uma credencial aqui. Ela é uma sequência longa de letras e números que começa com eyJ.';

/** What is wrong with what was typed, field by field. */
export function findVerificationErrors({ credential, email }: Typed): FieldErrors<VerificationField> {
  const ofCredential = checkCredential(credential);
  const ofEmail = checkEmail(email.trim());
  return { ...(ofCredential && { credential: ofCredential }), ...(ofEmail && { email: ofEmail }) };
}

/** Lenient: only the provider knows every valid form. */
const checkEmail = (email: string): string | null =>
  email === '' || /^[^\s@]+@[^\s@]+$/.test(email) ? null : describeAuthError('invalid-email');

function checkCredential(text: string): string | null {
  if (text.trim() === '') return 'Cole a credencial ou o link, ou escolha o arquivo.';
  const credential = findCredential(text);
  if (!credential) return NO_CREDENTIAL;
  return credential.length > MAX_CREDENTIAL ? 'Esta credencial é longa demais para ser da Aura.' : null;
}

/** What is asked of the backend; null without a credential. */
export function buildVerificationRequest({
  credential: text,
  email,
}: Typed): RequestOf<typeof badgeVerifyEndpoint> | null {
  const credential = findCredential(text);
  return credential === null ? null : { credential, email: email.trim() || null };
}
