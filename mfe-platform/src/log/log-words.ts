import type { OperatorAction } from '../api.ts';

/** What was done, in words. */
export const DEEDS: Readonly<Record<OperatorAction, string>> = {
  ticket_read: 'Mensagem lida',
  ticket_answered: 'Mensagem respondida',
  ticket_closed: 'Mensagem encerrada',
  ticket_reopened: 'Mensagem reaberta',
  person_read: 'Pessoa consultada',
  refund_requested: 'Devolução pedida',
  refund_done: 'Devolução feita',
  refund_refused: 'Devolução recusada',
  plan_granted: 'Plano dado',
  plan_extended: 'Acesso estendido',
  plan_ended: 'Plano encerrado',
  purchases_compared: 'Compras conferidas',
  password_link_sent: 'Link de senha enviado',
  notice_resent: 'Aviso reenviado',
  seats_changed: 'Licenças mudadas',
  contract_changed: 'Contrato registrado',
  operator_granted: 'Acesso à operação dado',
  operator_revoked: 'Acesso à operação retirado',
};
