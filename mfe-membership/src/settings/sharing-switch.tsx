import type { Membership } from '@aura/shared-domain';
import { Checkbox, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import type { Act } from './use-memberships.ts';

interface Props {
  readonly membership: Pick<Membership, 'companyId' | 'shares'>;
  readonly act: Act;
}

const DONE = {
  share: 'Você participa dos números do grupo em até cinco semanas, se ele já estiver formado.',
  object: 'Você fica fora dos números do grupo a partir do próximo retrato semanal.',
} as const;

/** Into the numbers of the group, or out of them; saved at once. */
export function SharingSwitch({ membership: { companyId, shares }, act }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (next: boolean) => {
    if (wanted !== null) return;
    setWanted(next);
    const action = next ? 'share' : 'object';
    const problem = await act(companyId, action);
    setWanted(null);
    showToast(problem === null ? { kind: 'success', text: DONE[action] } : { kind: 'error', text: problem });
  };
  return (
    <Checkbox
      label="Participar dos números do grupo"
      description={
        'Ficar fora vale a partir do próximo retrato semanal; entrar, em até cinco semanas, se o grupo já estiver ' +
        'formado. O que já foi publicado continua como número, sem nomes. A empresa não é avisada, e o plano não muda.'
      }
      checked={wanted ?? shares}
      aria-busy={wanted !== null}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
