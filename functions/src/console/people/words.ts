const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** A day as it is read: `24/11/2026`. */
export const shortDay = (instant: Date): string => day.format(instant);

/** A number of days as it is read. */
export const inDays = (count: number): string => (count === 1 ? '1 dia' : `${count} dias`);
