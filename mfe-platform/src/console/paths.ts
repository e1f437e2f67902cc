/** Pages of the console; `remote.ts` says their titles. */
export const CONSOLE_PATHS = {
  tickets: '/operacao',
  people: '/operacao/pessoas',
  companies: '/operacao/empresas',
  figures: '/operacao/receita',
  log: '/operacao/registro',
  releases: '/operacao/publicacoes',
} as const;

/** Parameter of the address that names the ticket on the screen. */
export const TICKET_PARAMETER = 'mensagem';

/** Parameter of the address that names the account on the screen. */
export const PERSON_PARAMETER = 'conta';
