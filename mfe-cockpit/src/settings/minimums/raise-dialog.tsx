import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import type { Minimums, SettingsPorts } from '../settings-ports.ts';

interface Props {
  readonly now: Minimums;
  readonly wanted: Minimums;
  readonly raise: SettingsPorts['raise'];
  readonly onRaised: () => void;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Asks before minimums are raised: they cannot be lowered again. */
export function RaiseDialog({ now, wanted, raise, onRaised, reload, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Aumentar os mínimos?"
      action={{ label: 'Aumentar' }}
      keep="Cancelar"
      call={() => raise(wanted)}
      onDone={onRaised}
      reload={reload}
      onClose={onClose}
      failing={{
        refused: 'Os mínimos não mudaram',
        unknown: 'Não sabemos se os mínimos mudaram',
        advice: 'Tente de novo ou feche: a configuração é carregada de novo, e nela se vê o que vale.',
      }}
    >
      <ul>
        <li>{changeOf('Pessoas para um número', now.cell, wanted.cell)}</li>
        <li>{changeOf('Pessoas para números por departamento', now.breakdown, wanted.breakdown)}</li>
      </ul>
      <p>
        <strong>Não dá para voltar atrás.</strong> A mudança vale na hora, também para as semanas que já têm
        números.
      </p>
    </ConfirmDialog>
  );
}

const changeOf = (what: string, before: number, after: number): string =>
  before === after ? `${what}: continua ${before}.` : `${what}: de ${before} para ${after}.`;
