import { choosePlural, formatList, formatShare, type Alert, type CompanyOverview } from '@aura/shared-domain';
import type { Cause } from '../../../programmes/cause.ts';
import { findLesson } from './alert-path.ts';

/** An alert in words. */
export interface AlertWords {
  readonly title: string;
  readonly text: string;
  /** The text of the link to the details. */
  readonly link: string;
}

/** The name of a department; null for the whole company. */
const nameUnit = (unit: string | null, units: CompanyOverview['units']): string | null =>
  units.find(({ id }) => id === unit)?.name ?? unit;

/** The texts of an alert. @param units to name the department that it is about */
export function describeAlert(alert: Alert, units: CompanyOverview['units']): AlertWords {
  if (alert.kind === 'seats') return { ...describeSeats(alert.share), link: 'Ver quem está na lista' };
  const name = nameUnit(alert.unit, units);
  const place = name === null ? 'Na empresa toda' : `Em ${name}`;
  const within = name === null ? 'na empresa toda' : `em ${name}`;
  const of = name === null ? '' : ` de ${name}`;
  switch (alert.kind) {
    case 'low_activation':
      return {
        title: `Adesão baixa ${within}`,
        text: `${place}, só ${formatShare(alert.share)} das pessoas convidadas aceitaram o convite e participam dos números.`,
        link: `Ver o funil${of}`,
      };
    case 'share_drop':
      return {
        title: `Queda ${HEADLINE_NAMES[alert.headline].of} ${within}`,
        text:
          `${place}, ${HEADLINE_NAMES[alert.headline].name} caiu de ${formatShare(alert.from)} para ` +
          `${formatShare(alert.to)} em uma semana, mais do que o arredondamento explica. ${explainDrop(alert)}`,
        link: `Ver ${alert.headline === 'activity' ? 'o índice' : 'o funil'}${of}`,
      };
    case 'completion_drop':
      return {
        title: `Queda na conclusão dos planos ${within}`,
        text:
          `${place}, a conclusão dos planos caiu de ${formatShare(alert.from)} para ${formatShare(alert.to)} em quatro ` +
          'semanas. Quem mede de novo recebe um plano novo, com tarefas em aberto: a queda pode vir daí.',
        link: `Ver o índice${of}`,
      };
    case 'common_gap':
      return {
        title: `Lacuna comum: ${alert.label} ${within}`,
        text: `${place}, cerca de ${formatShare(alert.share)} das pessoas têm lacuna em ${alert.label}.`,
        link: `Ver as prioridades${of}`,
      };
  }
}

/** What to do about an alert, and the number that asks for it: the title and the text of the alert say more. */
export function describeDeed(
  alert: Alert,
  { units, lessons }: Pick<CompanyOverview, 'units' | 'lessons'>,
): { readonly deed: string; readonly reason: string } {
  if (alert.kind === 'seats')
    return {
      deed: 'Liberar licenças',
      reason: `cerca de ${formatShare(alert.share)} das contratadas estão em uso.`,
    };
  const name = nameUnit(alert.unit, units) ?? 'a empresa toda';
  if (alert.kind === 'low_activation')
    return {
      deed: `Reenviar convites para ${name}`,
      reason: `só ${formatShare(alert.share)} das pessoas convidadas aceitaram.`,
    };
  const lesson = findLesson(alert, lessons);
  return {
    deed: lesson ? `Atribuir a lição “${lesson.title}” para ${name}` : `Planejar um programa para ${name}`,
    reason: `${describeCause(alert)}.`,
  };
}

/** The number that asks for a programme. */
export function describeCause(alert: Cause): string {
  switch (alert.kind) {
    case 'share_drop':
      return `${HEADLINE_NAMES[alert.headline].name} caiu de ${formatShare(alert.from)} para ${formatShare(alert.to)}`;
    case 'completion_drop':
      return `a conclusão dos planos caiu de ${formatShare(alert.from)} para ${formatShare(alert.to)}`;
    case 'common_gap':
      return `cerca de ${formatShare(alert.share)} das pessoas têm lacuna em ${alert.label}`;
  }
}

const describeSeats = (share: number): Pick<AlertWords, 'title' | 'text'> =>
  share >= 1
    ? {
        title: 'Licenças todas em uso',
        text: 'As licenças contratadas estão em uso. Quem aceitar a partir de agora entra do mesmo modo: combine a diferença com a Aura.',
      }
    : {
        title: 'Licenças quase no fim',
        text: `Cerca de ${formatShare(share)} das licenças estão em uso: combine mais com a Aura antes dos próximos convites.`,
      };

type ShareDrop = Extract<Alert, { kind: 'share_drop' }>;

/** What a share of the first screen is called. */
export const HEADLINE_NAMES: Readonly<
  Record<ShareDrop['headline'], { readonly name: string; readonly of: string }>
> = {
  adoption: { name: 'a adesão', of: 'da adesão' },
  activity: { name: 'a atividade', of: 'da atividade' },
  coverage: { name: 'a cobertura por diagnóstico', of: 'da cobertura' },
};

/** What the published sums allow to say of the reason: never who, only what else moved in that week. */
function explainDrop({ headline, people, grew, held }: ShareDrop): string {
  if (grew)
    return `O grupo cresceu para ${people} pessoas: parte da queda vem de quem acabou de entrar na conta.`;
  const same =
    held.length === 0
      ? 'O grupo não cresceu.'
      : `O grupo não cresceu, e ${formatList(held.map((id) => HEADLINE_NAMES[id].name))} não ${choosePlural(held.length, 'mudou', 'mudaram')}.`;
  return headline === 'activity'
    ? `${same} Menos pessoas aprenderam ou fizeram algo nos últimos 30 dias.`
    : `${same} Os números não dizem quem mudou, nem por quê.`;
}
