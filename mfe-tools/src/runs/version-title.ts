import { formatDate } from '@aura/shared-career-ui';

const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** What a version is called: "21 de novembro de 2026, 22:43"; several are made on one day. */
export const versionTitle = (date: Date): string => `${formatDate(date)}, ${TIME.format(date)}`;
