import { MINIMUM_CELL } from '@aura/shared-domain';

/** The note next to averages of few people. */
export const APPROXIMATE_MEANS =
  `Contagens e médias vêm de somas arredondadas de ${MINIMUM_CELL} em ${MINIMUM_CELL}: com poucas pessoas, ` +
  'a média é aproximada.';
