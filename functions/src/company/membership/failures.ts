import type { Failure } from '../../http/failure.ts';

/** What a person is told where an invitation or a membership does not let them do what they ask. */
export const MEMBERSHIP_FAILURES = {
  pulseIsOver: {
    code: 'conflict',
    message: 'Este pulso já terminou ou foi cancelado, e não recebe mais respostas.',
  },
  /**
   * Unknown, replaced, expired, used already, or of somebody who was taken off the list: a link does not say which.
   */
  notValid: {
    code: 'not_found',
    message:
      'Este convite não vale mais. Confira se você abriu o endereço inteiro ou peça ao RH da sua empresa um novo link.',
  },
  managesElsewhere: {
    code: 'conflict',
    message:
      'Esta conta já está na gestão de outra empresa, e uma conta gere uma só. Use outro e-mail ou peça a essa empresa que retire o acesso.',
  },
  otherNotice: {
    code: 'conflict',
    message:
      'O texto sobre o que a empresa vê mudou desde que você abriu esta página. Recarregue a página e leia de novo antes de aceitar.',
  },
  /** Anybody can make an account with an address that is not theirs. */
  notConfirmed: {
    code: 'conflict',
    message:
      'Confirme o seu e-mail antes de aceitar o convite. Assim, só quem recebe as mensagens desse endereço ' +
      'pode aceitar. Depois, volte a este link: ele continua valendo até a data indicada.',
  },
  otherPlace: {
    code: 'conflict',
    message:
      'Você já participa desta empresa por um convite enviado a outro e-mail. Para aceitar este, saia dela antes, em Configurações.',
  },
  notMember: {
    code: 'not_found',
    message: 'Você não participa desta empresa. Recarregue a página para ver como está agora.',
  },
  hasEnded: {
    code: 'conflict',
    message:
      'A empresa encerrou a sua participação. Recarregue a página: ainda dá para retirar dos números o que ficou de você.',
  },
  stillActive: {
    code: 'conflict',
    message: 'A sua participação está ativa. Para encerrá-la, saia da empresa.',
  },
} as const satisfies Readonly<Record<string, Failure>>;

/** @param invited the address that was invited, mostly hidden */
export const wrongAccount = (invited: string): Failure => ({
  code: 'forbidden',
  message: `Este convite é para ${invited}. Entre com a conta desse e-mail ou, se ainda não tem uma, crie uma conta com ele.`,
});

/** @param company the one that somebody is a member of */
export const memberElsewhere = (company: string): Failure => ({
  code: 'conflict',
  message: `Você já participa da empresa ${company}. Para aceitar este convite, saia dela antes, em Configurações.`,
});
