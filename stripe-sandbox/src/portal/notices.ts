import { html, type Html } from './html.ts';

const NOTICES = {
  cancelada: 'A assinatura foi cancelada. O acesso continua até o fim do período já pago.',
  retomada: 'A assinatura foi retomada e volta a ser renovada.',
  'plano-mudado': 'Seu plano mudou.',
  'mesmo-plano': 'Este já é o seu plano. Nada mudou.',
  'plano-marcado': 'A mudança de plano ficou marcada para o fim do período já pago. Até lá, nada muda.',
  'plano-mantido': 'A mudança marcada foi desfeita. O plano atual continua.',
  'plano-sem-pagamento':
    'O cartão recusou a cobrança de hoje, e o plano não mudou. Troque o cartão e tente de novo.',
  'cartao-trocado': 'O cartão de teste foi trocado.',
  'cartao-recusado': 'Seu cartão foi recusado. O cartão anterior continua valendo.',
  simulado: 'Pronto: foi simulado.',
  nada: 'Nada mudou: isso já não se aplica à sua assinatura ou ao seu último pagamento.',
} as const;

/** Messages after a form, by their name in the address. */
export type NoticeName = keyof typeof NOTICES;

const ALERTS: ReadonlySet<NoticeName> = new Set(['cartao-recusado', 'plano-sem-pagamento', 'nada']);

const isName = (name: string): name is NoticeName => Object.hasOwn(NOTICES, name);

/** The notice that an address asks for; nothing for any other name. */
export function getNotice(query: string): Html | null {
  const name = new URLSearchParams(query).get('aviso') ?? '';
  if (!isName(name)) return null;
  // It takes the focus: what is there when a page opens is not read out by itself.
  return html`<p class="notice" role="${ALERTS.has(name) ? 'alert' : 'status'}" tabindex="-1" autofocus>
    ${NOTICES[name]}
  </p>`;
}
