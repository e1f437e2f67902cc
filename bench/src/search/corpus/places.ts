import type { Place } from '@aura/shared-domain';

const TABLE = `
São Paulo SP,Rio de Janeiro RJ,Belo Horizonte MG,Brasília DF,Salvador BA,Fortaleza CE,Recife PE,Porto Alegre RS,
Curitiba PR,Manaus AM,Belém PA,Goiânia GO,Campinas SP,Guarulhos SP,São Luís MA,Maceió AL,Natal RN,João Pessoa PB,
Teresina PI,Florianópolis SC,Vitória ES,Cuiabá MT,Campo Grande MS,Aracaju SE,Uberlândia MG,Sorocaba SP,Joinville SC,
Londrina PR,Niterói RJ,Ribeirão Preto SP`;

/** Cities with their states, the ones with most ads first. */
export const PLACES: readonly Place[] = TABLE.replaceAll('\n', '')
  .split(',')
  .map((text) => ({ city: text.slice(0, -3), state: text.slice(-2) as NonNullable<Place['state']> }));
