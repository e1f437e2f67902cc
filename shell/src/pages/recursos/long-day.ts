const LONG = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day (`YYYY-MM-DD`) in words: the same day wherever the reader is. */
export function longDay(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}
