const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** Centavos as they are read: `R$ 79,90`. */
export const inReais = (centavos: number): string => reais.format(centavos / 100).replaceAll('\u00A0', ' ');

/** A day as it is read: `24/11/2026`. */
export const shortDay = (instant: Date): string => day.format(instant);

/** A number of days as it is read. */
export const inDays = (count: number): string => (count === 1 ? '1 dia' : `${count} dias`);
