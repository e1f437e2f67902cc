import { CURRENCY } from '@aura/shared-domain';

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: CURRENCY });

/** "R$ 1.490,90" of centavos, with the ordinary space that the price list is written with. */
export const formatMoney = (centavos: number): string => REAIS.format(centavos / 100).replaceAll(/\s/gu, ' ');
