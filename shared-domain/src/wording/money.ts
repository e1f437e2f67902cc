import { CURRENCY } from '../billing/offers.ts';

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: CURRENCY });

/** Centavos as they are read: "R$ 1.490,90", with the ordinary space that the price list is written with. */
export const inReais = (centavos: number): string => REAIS.format(centavos / 100).replaceAll(/\s/gu, ' ');
