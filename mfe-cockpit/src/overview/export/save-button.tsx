import { withOffline } from '@aura/shared-pages/data';
import type { Result } from '@aura/shared-domain';
import { saveFile } from '@aura/shared-pages/download';
import { Button, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { writeCsv } from '../../download/write-csv.ts';
import type { Row } from './row.ts';

interface Props {
  readonly label: string;
  readonly ask: () => Promise<
    Result<{ readonly name: string; readonly rows: readonly Row[] }, { readonly message: string }>
  >;
}

/** Saves data as CSV. It requests the data again, so that the company's log records the download. */
export function SaveButton({ label, ask }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    if (!answer.ok) {
      showToast({ kind: 'error', text: withOffline(answer.error.message) });
      return;
    }
    saveFile(answer.value.name, writeCsv(answer.value.rows), 'text/csv');
    showToast({ kind: 'success', text: 'Planilha baixada. O download ficou no registro da empresa.' });
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
