import { TIME_ZONE } from '@aura/shared-domain';

const format = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** `24 de novembro de 2026 às 09:30 (horário de Brasília)` */
export const whenInWords = (at: Date): string => `${format.format(at)} (horário de Brasília)`;
