import { describeAuthError, CONTACT_LIMITS, type ContactRequest } from '@aura/shared-domain';
import { checkEmail, keepErrors, type FieldErrors, checkName } from '@aura/shared-pages/forms';
import { findSubject } from './subjects.ts';

/** Name of the trap for machines: one that no browser or password manager has anything for. */
export const TRAP = 'confirmacao_2';

/** In the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'company', 'message', TRAP] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];

/** The content of the fields. */
export type Typed = Readonly<Record<ContactField, string>>;

/** The faults of the typed content, by field. */
export function findContactErrors({
  name,
  email,
  subject,
  company,
  message,
}: Typed): FieldErrors<ContactField> {
  return keepErrors({
    name: checkName(name),
    email: checkEmail(email) ?? checkDomain(email) ?? checkLength(email, CONTACT_LIMITS.email),
    subject: findSubject(subject) ? null : 'Escolha um assunto.',
    company: checkLength(company, CONTACT_LIMITS.company),
    message: checkMessage(message),
    [TRAP]: null,
  });
}

/** The request for the typed content; null without a subject. Omits empty fields. */
export function buildContactRequest(typed: Typed, requestId: string): ContactRequest | null {
  const subject = findSubject(typed.subject);
  const company = typed.company.trim();
  return (
    subject && {
      requestId,
      name: typed.name.trim(),
      email: typed.email.trim(),
      subject,
      ...(company && { company }),
      message: typed.message.trim(),
      ...(typed[TRAP] && { website: typed[TRAP] }),
    }
  );
}

function checkMessage(message: string): string | null {
  const { messageMin, messageMax } = CONTACT_LIMITS;
  const length = message.trim().length;
  if (length === 0) return 'Escreva sua mensagem.';
  return length < messageMin
    ? `Escreva pelo menos ${messageMin} caracteres.`
    : checkLength(message, messageMax);
}

/** Accounts leave this to their provider; here an address without a dot would never get its answer. */
function checkDomain(email: string): string | null {
  return /@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? null : describeAuthError('invalid-email');
}

function checkLength(text: string, max: number): string | null {
  return text.trim().length > max ? `Use no máximo ${max} caracteres.` : null;
}
