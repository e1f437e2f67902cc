import type { AuditEntry, AuditFilter } from '@aura/shared-domain';
import { writeCsv } from '../download/write-csv.ts';
import { formatMomentOf } from '../words/dates.ts';
import { AUDIT_WORDS, KIND_WORDS, findKind } from './audit-words.ts';

/** One line for each entry, with the values of the page. */
export const writeAuditCsv = (entries: readonly AuditEntry[]): string =>
  writeCsv([
    ['Data', 'Hora (São Paulo)', 'Tipo', 'O que foi feito', 'Sobre', 'Quem'],
    ...entries.map(({ at, actor, action, detail }) => {
      const [day = '', time = ''] = formatMomentOf(at).split(', ');
      return [day, time, KIND_WORDS[findKind(action)], AUDIT_WORDS[action], detail, actor];
    }),
  ]);

/** `registro.csv`, `registro-de-2026-11-01-ate-2026-11-30.csv` */
export const makeAuditFileName = ({ from, to }: AuditFilter): string =>
  `${['registro', from && `de-${from}`, to && `ate-${to}`].filter(Boolean).join('-')}.csv`;
