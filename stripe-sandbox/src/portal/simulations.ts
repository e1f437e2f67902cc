import { getOpenDispute } from '../life/disputes.ts';
import { canBeDisputed, newestPayment, simulate, type Whose } from '../life/simulate.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import type { World } from '../world.ts';

/** Something that takes months elsewhere, as a button. */
export interface Simulation {
  /** Its form's address ends with it. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Whether there is anything to do it to. */
  readonly applies: (world: World, whose: Whose, subscription: Subscription | undefined) => boolean;
  readonly run: (world: World, whose: Whose) => boolean;
}

const hasOpenDispute = (world: World, whose: Whose): boolean => {
  const charge = newestPayment(world, whose);
  return charge !== undefined && getOpenDispute(world, charge) !== undefined;
};

const isSettled = (world: World, whose: Whose): boolean => {
  const charge = newestPayment(world, whose);
  return charge !== undefined && canBeDisputed(world, charge);
};

export const SIMULATIONS: readonly Simulation[] = [
  {
    name: 'renovar',
    label: 'Avançar até a próxima cobrança',
    hint: 'Um novo período começa e é cobrado do cartão de teste.',
    applies: (_world, _whose, subscription) => subscription?.cancelAtPeriodEnd === false,
    run: (world, whose) => simulate.renew(world, whose),
  },
  {
    name: 'encerrar',
    label: 'Avançar até o fim do período pago',
    hint: 'A assinatura cancelada chega ao fim.',
    applies: (_world, _whose, subscription) => subscription?.cancelAtPeriodEnd === true,
    run: (world, whose) => simulate.end(world, whose),
  },
  {
    name: 'tentar-de-novo',
    label: 'Tentar de novo a cobrança recusada',
    hint: 'O cartão de teste decide: troque-o antes, para que a cobrança seja aprovada.',
    applies: (_world, _whose, subscription) => subscription?.status === 'past_due',
    run: (world, whose) => simulate.retry(world, whose, null),
  },
  {
    name: 'desistir',
    label: 'Desistir da cobrança recusada',
    hint: 'Depois de várias tentativas, a assinatura é cancelada por falta de pagamento.',
    applies: (_world, _whose, subscription) => subscription?.status === 'past_due',
    run: (world, whose) => simulate.giveUp(world, whose),
  },
  {
    name: 'devolver',
    label: 'Devolver o último pagamento',
    hint: 'O valor inteiro volta para o cartão.',
    applies: isSettled,
    run: (world, whose) => simulate.refund(world, whose, null),
  },
  {
    name: 'contestar',
    label: 'Contestar o último pagamento',
    hint: 'O titular do cartão diz ao banco que não reconhece a cobrança.',
    applies: isSettled,
    run: (world, whose) => simulate.dispute(world, whose),
  },
  {
    name: 'manter-pagamento',
    label: 'Encerrar a contestação: pagamento mantido',
    hint: 'O banco conclui que a cobrança foi correta.',
    applies: hasOpenDispute,
    run: (world, whose) => simulate.closeDispute(world, whose, true),
  },
  {
    name: 'devolver-pagamento',
    label: 'Encerrar a contestação: pagamento devolvido',
    hint: 'O banco devolve o valor ao titular do cartão.',
    applies: hasOpenDispute,
    run: (world, whose) => simulate.closeDispute(world, whose, false),
  },
];
