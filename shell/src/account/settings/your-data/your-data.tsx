import { computeIsoDay } from '@aura/shared-domain';
import { Button, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../settings.module.css';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import type { CodedFailure, DataPorts } from './ports.ts';

/** Name of the file with a person's data, by the day in São Paulo. */
const exportFileName = (now: Date): string => `aura-meus-dados-${computeIsoDay(now)}.json`;

/** Who was asked to confirm who they are, and would not, needs no message about it. */
const isDeclined = ({ code }: CodedFailure): boolean => code === 'recent_login_required';

/** Everything that is stored about the person: to take along, or to have erased. */
export function YourData({ ports }: { readonly ports: DataPorts }) {
  const [busy, setBusy] = useState<'export' | 'delete' | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const download = async () => {
    setBusy('export');
    const exported = await ports.exportAccount();
    setBusy(null);
    if (exported.ok) {
      ports.saveFile(
        exportFileName(ports.now()),
        JSON.stringify(exported.value, null, 2),
        'application/json',
      );
      showToast({ kind: 'success', text: 'O arquivo com os seus dados foi gerado.' });
    } else if (!isDeclined(exported.error)) showToast({ kind: 'error', text: exported.error.message });
  };
  const erase = async () => {
    setBusy('delete');
    setProblem(null);
    const deleted = await ports.deleteAccount();
    setBusy(null);
    if (deleted.ok) ports.onDeleted();
    else if (!isDeclined(deleted.error)) setProblem(deleted.error.message);
  };
  const openDeletion = () => {
    setProblem(null);
    setDeleting(true);
  };

  return (
    <div className={styles['stack']}>
      <p className={styles['note']}>
        Um arquivo JSON com tudo o que guardamos sobre você, para ler ou levar a outro serviço.
      </p>
      <Button variant="secondary" busy={busy === 'export'} onClick={() => void download()}>
        Baixar meus dados
      </Button>
      <p className={styles['note']}>A exclusão vale na hora e não pode ser desfeita.</p>
      <Button variant="danger" onClick={openDeletion}>
        Excluir minha conta
      </Button>
      {deleting && (
        <DeleteAccountDialog
          busy={busy === 'delete'}
          problem={problem}
          onConfirm={() => void erase()}
          onCancel={() => {
            // A running request cannot be cancelled.
            if (busy !== 'delete') setDeleting(false);
          }}
        />
      )}
    </div>
  );
}
