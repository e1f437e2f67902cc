import type { ReleaseLogEntry } from '@aura/shared-domain';
import { Button, DataTable, type DataColumn } from '@aura/shared-ui';
import { dayAndTime } from '../format.ts';
import { deedText } from './changes.ts';

const COLUMNS: readonly DataColumn[] = [
  { key: 'what', label: 'Revisão' },
  { key: 'version', label: 'Versão' },
  { key: 'deed', label: 'O que foi feito' },
  { key: 'by', label: 'Quem' },
  { key: 'reason', label: 'Por quê' },
  { key: 'at', label: 'Quando' },
];

interface Props {
  readonly log: readonly ReleaseLogEntry[];
  readonly hasOlder: boolean;
  readonly busy: boolean;
  readonly onOlder: () => void;
}

/** Who did what to which remote, and why; newest first. */
export function ReleaseLog({ log, hasOlder, busy, onOlder }: Props) {
  if (log.length === 0) return null;
  const rows = log.map(({ revision, remote, version, action, by, reason, at }) => ({
    id: String(revision),
    what: revision,
    version: `${remote} ${version}`,
    deed: deedText(action),
    by,
    reason: reason ?? '–',
    at: dayAndTime(new Date(at)),
  }));
  return (
    <>
      <DataTable
        caption="Histórico, do mais novo ao mais antigo"
        columns={COLUMNS}
        rows={rows}
        narrow="stack"
      />
      {hasOlder && (
        <Button variant="secondary" busy={busy} onClick={onOlder}>
          Mostrar mudanças mais antigas
        </Button>
      )}
    </>
  );
}
