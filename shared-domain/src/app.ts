/** The product's name, wherever a person reads it. */
export const APP_NAME = 'Aura';

/** IANA zone in which months, days and streaks are counted. */
export const TIME_ZONE = 'America/Sao_Paulo';
