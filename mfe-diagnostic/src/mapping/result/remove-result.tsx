import { withOffline } from '@aura/shared-pages/data';
import { removeBehavioralResult } from '@aura/shared-domain';
import { updateProfile } from '@aura/shared-session';
import { Button, Dialog, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../mapping.module.css';
import { behaviorRecords } from '../records.ts';

/** Takes the result and every earlier one away. */
export function RemoveResult() {
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const failure = await removeAll();
    setBusy(false);
    setIsAsking(false);
    showToast(
      failure === null
        ? { kind: 'success', text: 'Seus resultados do mapeamento foram apagados.' }
        : { kind: 'error', text: withOffline(`Seus resultados não foram apagados por inteiro. ${failure}`) },
    );
  };
  return (
    <section className={styles['section']} aria-labelledby="apagar">
      <h2 id="apagar">Apagar</h2>
      <p>
        Sem o resultado, lembretes e planos voltam a falar com você de forma neutra. O registro de que você já
        fez um mapeamento continua.
      </p>
      <div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Apagar meus resultados
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title="Apagar os resultados do mapeamento?"
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Manter
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              Apagar
            </Button>
          </>
        }
      >
        <p>O resultado atual e os anteriores serão apagados. Não dá para desfazer.</p>
      </Dialog>
    </section>
  );
}

/** The history first: a failure midway leaves the newest result, and with it a way to try again. */
async function removeAll(): Promise<string | null> {
  for (;;) {
    const listed = await behaviorRecords.list();
    if (!listed.ok) return listed.error.message;
    if (listed.value.length === 0) break;
    for (const { id } of listed.value) {
      const removed = await behaviorRecords.remove(id);
      if (!removed.ok) return removed.error.message;
    }
  }
  const saved = await updateProfile(removeBehavioralResult);
  return saved.ok ? null : saved.error.message;
}
