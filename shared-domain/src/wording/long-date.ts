import { TIME_ZONE } from '../app.ts';

const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: TIME_ZONE });

/** `21 de novembro de 2026`, in São Paulo; what is no date is given back as it is. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
