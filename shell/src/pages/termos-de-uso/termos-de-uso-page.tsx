import { LegalPage } from '../legal/legal-page.tsx';
import { AGREEMENT } from './agreement.tsx';
import { PLANS_AND_PAYMENT } from './plans-and-payment.tsx';
import { RESPONSIBILITIES } from './responsibilities.tsx';
import { USE_AND_CONTENT } from './use-and-content.tsx';

const SECTIONS = [...AGREEMENT, ...PLANS_AND_PAYMENT, ...USE_AND_CONTENT, ...RESPONSIBILITIES];

/** `/termos-de-uso`. */
export function TermosDeUsoPage() {
  return (
    <LegalPage
      title="Termos de uso"
      lead="As regras de uso da Aura, escritas para serem lidas: conta, planos, pagamento e responsabilidades."
      sections={SECTIONS}
    />
  );
}
