import type { TagProps } from '@aura/shared-ui';
import type { MomentKind, ShownPayment, ShownPerson } from '../api.ts';

export const BASES: Readonly<Record<ShownPerson['plan']['basis'], string>> = {
  none: 'Sem plano pago',
  subscription: 'Assinatura',
  payment: 'Pagamento único, ou o que resta de uma assinatura',
  company: 'Pago pela empresa',
  given: 'Dado pela Aura',
};

export const KINDS: Readonly<Record<MomentKind, string>> = {
  account: 'Conta',
  plan: 'Plano',
  payment: 'Pagamento',
  notice: 'Aviso',
  message: 'Mensagem',
  operator: 'Operação',
  error: 'Erro',
};

interface Status {
  readonly label: string;
  readonly tone: TagProps['tone'];
}

export const STATUSES: Readonly<Record<ShownPayment['status'], Status>> = {
  paid: { label: 'Pago', tone: 'success' },
  refunded: { label: 'Devolvido', tone: 'neutral' },
  partly_refunded: { label: 'Devolvido em parte', tone: 'neutral' },
  disputed: { label: 'Contestado', tone: 'danger' },
};

export const PROVIDERS: Readonly<Record<string, string>> = {
  password: 'e-mail e senha',
  'google.com': 'Google',
};

/** `1.234,56` or `79,9` as centavos; null for what is no amount. */
export function parseCentavos(text: string): number | null {
  const plain = text.trim().replace(/^R\$\s*/, '');
  // A point must be followed by exactly three digits: "79.90" must not become R$ 7.990.
  const parts = /^(\d{1,7}|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain);
  if (!parts) return null;
  const centavos =
    Number((parts[1] ?? '').replaceAll('.', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return centavos > 0 ? centavos : null;
}
