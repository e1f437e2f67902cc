import { formatShare, type Alert, type CompanyOverview } from '@aura/shared-domain';

/** An alert in words. */
export interface AlertWords {
  readonly title: string;
  readonly text: string;
  /** The text of the link to the details. */
  readonly link: string;
}

/** The texts of an alert. @param units to name the department that it is about */
export function describeAlert(alert: Alert, units: CompanyOverview['units']): AlertWords {
  if (alert.kind === 'seats') return { ...describeSeats(alert.share), link: 'Ver quem está na lista' };
  const name = units.find(({ id }) => id === alert.unit)?.name ?? alert.unit;
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
    case 'completion_drop':
      return {
        title: `Queda na conclusão dos planos ${within}`,
        text: `${place}, a conclusão dos planos caiu de ${formatShare(alert.from)} para ${formatShare(alert.to)} em quatro semanas.`,
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
