import { RELEASE_ACTIONS, type ReleaseAction, type StandingRemote } from '@aura/shared-domain';
import { Button, DataTable, Disclosure, Notice, type DataColumn } from '@aura/shared-ui';
import { CHANGES } from './changes.ts';
import styles from './releases.module.css';

const COLUMNS: readonly DataColumn[] = [
  { key: 'name', label: 'Remoto' },
  { key: 'current', label: 'Em uso' },
  { key: 'previous', label: 'Anterior' },
  { key: 'staged', label: 'Em teste' },
  { key: 'actions', label: 'Mudar' },
];

interface Props {
  readonly remotes: readonly StandingRemote[];
  readonly canChange: boolean;
  readonly onChange: (action: ReleaseAction, remote: StandingRemote) => void;
}

/** The state of every remote, with its actions. */
export function RemotesTable({ remotes, canChange, onChange }: Props) {
  if (remotes.length === 0)
    return (
      <Notice tone="info" title="Nada foi publicado ainda">
        As pessoas recebem as partes do site como foram compiladas com ele. Depois da primeira publicação da
        equipe técnica, cada parte aparece aqui com a sua versão.
        <Disclosure summary="Para a equipe técnica">
          <p>
            A primeira versão de um remoto sai com <code>npm run remote -- publish</code>.
          </p>
        </Disclosure>
      </Notice>
    );
  const columns = canChange ? COLUMNS : COLUMNS.filter(({ key }) => key !== 'actions');
  const rows = remotes.map((remote) => ({
    id: remote.name,
    name: remote.name,
    current: remote.current,
    previous: remote.previous ?? '–',
    staged: remote.staged ? `${remote.staged.version} (para ${remote.staged.audience})` : '–',
    actions: canChange && <Actions remote={remote} onChange={onChange} />,
  }));
  return <DataTable caption="O que as pessoas recebem" columns={columns} rows={rows} narrow="stack" />;
}

function Actions({ remote, onChange }: Pick<Props, 'onChange'> & { readonly remote: StandingRemote }) {
  const possible = RELEASE_ACTIONS.filter((action) => CHANGES[action].isPossible(remote));
  if (possible.length === 0) return '–';
  return (
    <span className={styles['actions']}>
      {possible.map((action) => (
        <Button
          key={action}
          variant="secondary"
          aria-label={`${CHANGES[action].label(remote)} de ${remote.name}`}
          onClick={() => onChange(action, remote)}
        >
          {CHANGES[action].label(remote)}
        </Button>
      ))}
    </span>
  );
}
