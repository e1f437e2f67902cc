import { longDate } from '../../account/panel/long-date.ts';
import { Facts } from '../editorial/facts.tsx';
import type { InvitationPreview } from './ports.ts';

/** Who invites, whom, and until when. */
export function InvitationFacts({
  invitation: { company, department, email, expiresAt },
}: {
  readonly invitation: InvitationPreview;
}) {
  return (
    <Facts
      facts={[
        { term: 'Empresa', detail: company },
        ...(department === '' ? [] : [{ term: 'Departamento', detail: department }]),
        { term: 'Para o e-mail', detail: email },
        { term: 'Vale até', detail: longDate(expiresAt) },
      ]}
    />
  );
}
