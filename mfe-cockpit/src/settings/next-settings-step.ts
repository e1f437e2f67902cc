import { ALERT_RULES, describeLicences } from '@aura/shared-domain';
import type { NextStep } from '../layout/next-action.tsx';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import type { CompanySettings } from './settings-ports.ts';

export const DOMAINS_ID = 'dominios';

/** What a manager should set first: licences before they run out, then the proof of the domains. */
export function chooseSettingsStep({
  licences,
  domains,
}: Pick<CompanySettings, 'licences' | 'domains'>): NextStep {
  if (licences.total > 0 && licences.used / licences.total > ALERT_RULES.licences)
    return {
      deed: 'Combinar mais licenças:',
      reason: `${describeLicences(licences)}.`,
      link: { label: 'Escrever à Aura', path: '/contato' },
    };
  const link = { label: 'Ver os domínios', path: `${COCKPIT_PATHS.settings}#${DOMAINS_ID}` };
  const waiting = domains.find(({ provenAt }) => provenAt === null);
  if (waiting)
    return {
      deed: `Comprovar ${waiting.domain}:`,
      reason: 'até lá, contas com este e-mail não contam para os mínimos dos números.',
      link,
    };
  if (domains.length === 0)
    return {
      deed: 'Informar o domínio de e-mail da empresa:',
      reason:
        'contas com e-mail da empresa só contam para os mínimos dos números depois que ele for comprovado.',
      link,
    };
  return {
    deed: 'Nada pendente aqui.',
    reason: 'O domínio está comprovado e há licenças.',
    link: { label: 'Ver o painel', path: COCKPIT_PATHS.overview },
  };
}
