import { HOW_NUMBERS_ARE_MADE, type Entry } from '@aura/shared-company/promise';

/** What protects each person. */
export const SAFEGUARDS: readonly Entry[] = [
  ...HOW_NUMBERS_ARE_MADE,
  {
    title: 'Escolha de cada pessoa',
    text: 'Cada pessoa decide se entra nos números do grupo, e pode mudar de ideia ou sair sem que a empresa saiba. Exportar os dados e apagar a conta dependem só dela.',
  },
];

/** From the first conversation to the first numbers. */
export const STEPS: readonly Entry[] = [
  {
    title: 'Conversamos',
    text: 'Você conta quantas pessoas quer convidar e o que a empresa quer desenvolver. Respondemos com uma proposta.',
  },
  {
    title: 'Você convida',
    text: 'Importe a lista em um arquivo CSV. Para cada pessoa há um link de uso único, válido por 7 dias e só para o e-mail dela, que você envia pelos seus meios.',
  },
  {
    title: 'Cada pessoa decide',
    text: 'Antes de aceitar, ela lê uma página clara sobre o que a empresa vê e o que nunca vê, e confirma o próprio e-mail.',
  },
  {
    title: 'O grupo aparece',
    text: 'Com gente suficiente para não expor ninguém, o painel mostra o primeiro retrato semanal.',
  },
];
