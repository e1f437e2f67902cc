import { withOffline } from '@aura/shared-pages/data';
import { Button, Dialog, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { savedJobRecords } from '../records.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly onRemoved: () => void;
}

/** Takes a job out of the tracker, after asking: notes and history go with it. */
export function RemoveJob({ id, title, onRemoved }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const outcome = await savedJobRecords.remove(id);
    setBusy(false);
    setAsking(false);
    if (!outcome.ok) return showToast({ kind: 'error', text: withOffline(outcome.error.message) });
    showToast({ kind: 'success', text: `“${title}” saiu das suas vagas.` });
    onRemoved();
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Remover: ${title}`} onClick={() => setAsking(true)}>
        Remover
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Remover esta vaga?"
        actions={
          <>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              Remover de vez
            </Button>
            <Button variant="secondary" data-autofocus onClick={() => setAsking(false)}>
              Manter
            </Button>
          </>
        }
      >
        <p>“{title}” sai das suas vagas, com as anotações e o histórico. Não dá para desfazer.</p>
      </Dialog>
    </>
  );
}
