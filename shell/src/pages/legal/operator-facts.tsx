import { Facts } from '@aura/shared-pages/editorial';
import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../email-link.tsx';

/** Who runs Aura, as both documents name it. */
export function OperatorFacts() {
  return (
    <Facts
      facts={[
        { term: 'Empresa', detail: OPERATOR.legalName },
        { term: 'CNPJ', detail: OPERATOR.cnpj },
        { term: 'Endereço', detail: OPERATOR.address },
        { term: 'E-mail', detail: <EmailLink address={OPERATOR.email} /> },
      ]}
    />
  );
}
