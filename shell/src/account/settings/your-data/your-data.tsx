import { Button, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import type { Account } from '../../signed-in/with-account.tsx';
import styles from '../settings.module.css';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { exportFileName } from './file-name.ts';
import type { DataPorts } from './ports.ts';
import { RecentLoginDialog } from './recent-login-dialog.tsx';
import { useRecentLogin } from './use-recent-login.ts';

interface Props {
  readonly user: Account['user'];
  readonly ports: DataPorts;
}

/** Everything that is stored about the person: to take along, or to have erased. */
export function YourData({ user, ports }: Props) {
  const { run, asking, answer } = useRecentLogin();
  const [busy, setBusy] = useState<'export' | 'delete' | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const download = async () => {
    setBusy('export');
    const exported = await run(ports.exportAccount);
    setBusy(null);
    if (exported?.ok) {
      ports.saveFile(exportFileName(ports.now()), JSON.stringify(exported.value, null, 2));
      showToast({ kind: 'success', text: 'O arquivo com os seus dados foi gerado.' });
    } else if (exported) showToast({ kind: 'error', text: exported.error.message });
  };
  const erase = async () => {
    setBusy('delete');
    setProblem(null);
    const deleted = await run(ports.deleteAccount);
    setBusy(null);
    if (deleted?.ok) ports.onDeleted();
    else if (deleted) setProblem(deleted.error.message);
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
            // What is under way cannot be called back.
            if (busy !== 'delete') setDeleting(false);
          }}
        />
      )}
      {asking && (
        <RecentLoginDialog
          user={user}
          ports={ports}
          onProved={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </div>
  );
}
