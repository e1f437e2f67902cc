import { TIME_ZONE } from '@aura/shared-domain';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE });

/** Name of the file with a person's data, by the day in São Paulo. */
export const exportFileName = (now: Date): string => `aura-meus-dados-${day.format(now)}.json`;
