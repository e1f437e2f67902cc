import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../editorial/email-link.tsx';
import { Facts } from '../editorial/facts.tsx';

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
