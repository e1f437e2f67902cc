import { formatNumber, type Programme } from '@aura/shared-domain';
import type { NextStep } from '../layout/next-action.tsx';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import { SECTION_IDS } from '../overview/sections/section-ids.ts';
import { describeDay } from '../words/dates.ts';

export const PROGRAMMES_ID = 'programas';

/** What to do next about programmes. @param today `AAAA-MM-DD` */
export function chooseProgrammeStep(programmes: readonly Programme[], today: string): NextStep {
  const running = programmes.filter(({ endedAt }) => endedAt === null);
  const overdue = running.find(({ dueOn }) => dueOn !== null && dueOn < today);
  const alerts = { label: 'Ver os alertas', path: `${COCKPIT_PATHS.overview}#${SECTION_IDS.alerts}` };
  if (overdue?.dueOn)
    return {
      deed: `Encerrar “${overdue.title}”:`,
      reason: `o prazo passou em ${describeDay(overdue.dueOn)}. Veja quanto o grupo concluiu antes.`,
      link: { label: 'Ver o programa', path: `${COCKPIT_PATHS.programmes}#${PROGRAMMES_ID}` },
    };
  if (running.length === 0)
    return {
      deed: 'Começar por um alerta:',
      reason: 'ele diz que grupo precisa de quê, e o programa já vem preenchido.',
      link: alerts,
    };
  return {
    deed: 'Ver se outro grupo precisa de um programa:',
    reason: `há ${formatNumber(running.length, 0)} em andamento, e os alertas desta semana mostram o que falta.`,
    link: alerts,
  };
}
