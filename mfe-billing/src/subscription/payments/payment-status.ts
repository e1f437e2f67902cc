import { formatCentavos, type BillingStatus } from '@aura/shared-domain';

interface PaymentStatus {
  readonly tone: 'success' | 'neutral' | 'warning';
  readonly label: string;
}

/** What became of a payment, in words. */
export function describeStatus({
  status,
  isLost,
  returned,
}: Pick<BillingStatus['payments'][number], 'status' | 'isLost' | 'returned'>): PaymentStatus {
  if (isLost) return { tone: 'neutral', label: 'Contestado e devolvido pelo banco' };
  switch (status) {
    case 'paid':
      return { tone: 'success', label: 'Pago' };
    case 'refunded':
      return { tone: 'neutral', label: 'Devolvido' };
    case 'partly_refunded':
      return {
        tone: 'neutral',
        label: returned ? `${formatCentavos(returned)} devolvidos` : 'Devolvido em parte',
      };
    case 'disputed':
      return { tone: 'warning', label: 'Contestado, em análise pelo banco' };
  }
}
