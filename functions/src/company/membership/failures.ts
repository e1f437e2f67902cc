import type { Failure } from '../../http/failure.ts';

/** @param invited the address that was invited, mostly hidden */
export const makeWrongAccountFailure = (invited: string): Failure => ({
  code: 'forbidden',
  message: `Este convite é para ${invited}. Entre com a conta desse e-mail ou, se ainda não tem uma, crie uma conta com ele.`,
});

/** @param company the company of the existing membership */
export const makeMemberElsewhereFailure = (company: string): Failure => ({
  code: 'conflict',
  message: `Você já participa da empresa ${company}. Para aceitar este convite, saia dela antes, em Configurações.`,
});
