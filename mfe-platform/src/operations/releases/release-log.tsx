import type { ReleasesResponse } from '@aura/shared-domain';
import { useMore } from '@aura/shared-pages/data';
import { Button, DataTable, Notice, type DataColumn } from '@aura/shared-ui';
import { dayAndTime } from '../format.ts';
import type { OperationsPorts } from '../ports.ts';
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
  /** The newest page of the log. */
  readonly first: Pick<ReleasesResponse, 'log' | 'hasOlder'>;
  readonly load: OperationsPorts['loadReleases'];
}

/** Who did what to which remote, and why; newest first. */
export function ReleaseLog({ first, load }: Props) {
  const { pages, problem, isAsking, more } = useMore(first, (known) => {
    const before = known.at(-1)?.log.at(-1)?.revision;
    return load(before === undefined ? {} : { before });
  });
  const log = pages.flatMap((page) => page.log);
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
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {pages.at(-1)?.hasOlder && (
        <Button variant="secondary" busy={isAsking} onClick={() => void more()}>
          Mostrar mudanças mais antigas
        </Button>
      )}
    </>
  );
}
