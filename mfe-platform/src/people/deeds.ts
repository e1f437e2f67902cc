import { formatCentavos } from '@aura/shared-domain';
import { parseCentavos } from './person-words.ts';
import type { GrantedPlan, PersonDeed, ShownPayment, ShownPerson } from '../api.ts';

/** Something that an operator is about to confirm. */
export type Wanted =
  | { readonly deed: 'refund'; readonly payment: ShownPayment }
  | { readonly deed: 'notice'; readonly noticeId: string }
  | { readonly deed: 'grant' | 'extend' | 'end' | 'compare' | 'passwordLink' };

/** What is chosen in the dialog. */
export interface Choice {
  readonly plan: GrantedPlan;
  /** As typed. */
  readonly days: string;
  /** As typed; empty for the whole remaining amount. */
  readonly amount: string;
}

interface DeedTexts {
  readonly title: string;
  readonly confirm: string;
  readonly isDangerous?: true;
  /** What changes, and for whom. */
  readonly effects: (person: ShownPerson, wanted: Wanted, choice: Choice) => readonly string[];
}

/** What a refund pays back and what it ends. @param typed the amount as typed; empty for all that is left */
function describeRefund({ amount: paid, status }: ShownPayment, typed: string): readonly string[] {
  const whole = 'O que ele pagava termina, a assinatura é encerrada e nada mais é cobrado.';
  const amount = parseCentavos(typed);
  if (amount === null || amount >= paid)
    return [`Volta tudo o que resta do pagamento de ${formatCentavos(paid)}.`, whole];
  const part = `Voltam ${formatCentavos(amount)} do pagamento de ${formatCentavos(paid)}.`;
  return status === 'partly_refunded'
    ? [
        part,
        'Se nada mais restar dele, o plano termina e a assinatura é encerrada; senão, seguem como estão.',
      ]
    : [part, 'O plano e a assinatura seguem como estão.'];
}

/** Every deed in the words of its confirmation. */
export const DEED_TEXTS: Readonly<Record<PersonDeed['deed'], DeedTexts>> = {
  refund: {
    title: 'Devolver o pagamento?',
    confirm: 'Devolver',
    isDangerous: true,
    effects: (_, wanted, { amount }) => [
      ...(wanted.deed === 'refund' ? describeRefund(wanted.payment, amount) : []),
      'O dinheiro volta pelo mesmo meio em que foi pago, e não há como desfazer.',
    ],
  },
  grant: {
    title: 'Dar um plano?',
    confirm: 'Dar o plano',
    effects: () => [
      'A pessoa usa o plano a partir de agora, sem cobrança, e recebe um aviso.',
      'Se comprar um plano enquanto isso, vale o que comprou; depois, o que resta do dado.',
    ],
  },
  extend: {
    title: 'Estender o acesso?',
    confirm: 'Estender',
    effects: () => ['O fim do acesso muda, sem cobrança, e a pessoa recebe um aviso.'],
  },
  end: {
    title: 'Encerrar?',
    confirm: 'Encerrar',
    isDangerous: true,
    effects: ({ plan }) =>
      plan.ending === 'gift'
        ? ['O plano dado termina agora; vale o que a pessoa tem sem ele.']
        : [
            'A assinatura é encerrada agora: nada mais é cobrado.',
            'O que já foi pago segue até o fim do período. Para devolver o dinheiro, devolva o pagamento.',
          ],
  },
  compare: {
    title: 'Conferir com o meio de pagamento?',
    confirm: 'Conferir',
    effects: () => [
      'Plano e pagamentos passam a ser o que o meio de pagamento diz agora.',
      'Um aviso que não chegou por isso é dado.',
    ],
  },
  passwordLink: {
    title: 'Enviar um link de senha?',
    confirm: 'Enviar o link',
    effects: ({ account }) => [
      `O link para escolher outra senha vai para ${account.email ?? 'o e-mail da conta'}.`,
    ],
  },
  notice: {
    title: 'Reenviar o aviso?',
    confirm: 'Reenviar',
    effects: () => ['O aviso volta ao alto da lista da pessoa, como não lido.'],
  },
};
