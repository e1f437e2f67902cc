import { TIME_ZONE } from '@aura/shared-domain';

const words = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: TIME_ZONE });

/** Day of an instant in São Paulo, with its year: `12 de março de 2026`. */
export const fullDay = (instant: Date): string => words.format(instant);
