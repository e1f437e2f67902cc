import { formatLongMoment } from '@aura/shared-domain';

/** `24 de novembro de 2026 às 09:30 (horário de Brasília)` */
export const describeWhen = (at: Date): string => `${formatLongMoment(at)} (horário de Brasília)`;
