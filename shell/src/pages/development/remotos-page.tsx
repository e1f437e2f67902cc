import { Button, Card, Notice, PageHeader, Tag } from '@aura/shared-ui';
import { Facts } from '@aura/shared-pages/editorial';
import { useState, useSyncExternalStore } from 'react';
import { NO_OVERRIDES } from '../../overrides/override-state.ts';
import { useEntries, useRegistry } from '../../registry/known-remotes.tsx';
import { liveRegistry } from '../../registry/live-registry-store.ts';
import { findLastReport } from '../../registry/load-log.ts';
import { OverrideForm } from './override-form.tsx';
import { OVERRIDES_PORTS, type OverridesPorts } from './overrides-ports.ts';
import { listRemoteFacts } from './remote-facts.ts';
import styles from './remotos.module.css';

interface Props {
  readonly ports?: OverridesPorts;
}

/** `/desenvolvimento/remotos`: the known remotes with their versions, and their local replacements. */
export default function RemotosPage({ ports = OVERRIDES_PORTS }: Props) {
  const registry = useRegistry();
  const entries = useEntries();
  const overrides = useSyncExternalStore(
    liveRegistry.subscribe,
    liveRegistry.getOverrides,
    () => NO_OVERRIDES.states,
  );
  const overrideOf = (name: string) => overrides.find((override) => override.name === name) ?? null;
  const isAllowed = registry.overrides === 'localhost';
  const strangers = overrides.filter(({ name }) =>
    entries.every(({ descriptor }) => descriptor.name !== name),
  );
  return (
    <div>
      <PageHeader
        eyebrow="Desenvolvimento"
        title="Remotos"
        lead="As partes da Aura que são publicadas cada uma por si, nas versões que esta aba usa."
        actions={<RefreshButton revision={registry.revision} refresh={ports.refresh} />}
      />
      {!isAllowed && (
        <Notice tone="info" title="Só versões publicadas">
          O registro desta instalação não permite trocar um remoto por uma versão da sua máquina.
        </Notice>
      )}
      <div className={styles['remotes']}>
        {entries.map((entry) => {
          const { name } = entry.descriptor;
          const override = overrideOf(name);
          const remote = registry.remotes.find(({ current }) => current.descriptor.name === name);
          return (
            <Card as="section" key={name} aria-label={name} className={styles['remote']}>
              <div className={styles['head']}>
                <h2 className={styles['name']}>{name}</h2>
                {override && !override.failure && <Tag tone="warning">versão local</Tag>}
              </div>
              <Facts facts={listRemoteFacts(entry, remote?.staged, findLastReport(name))} />
              {isAllowed && <OverrideForm remote={name} override={override} ports={ports} />}
            </Card>
          );
        })}
        {strangers.map((override) => (
          <Card as="section" key={override.name} aria-label={override.name} className={styles['remote']}>
            <h2 className={styles['name']}>{override.name}</h2>
            <p>Este remoto não está no registro.</p>
            <OverrideForm remote={override.name} override={override} ports={ports} />
          </Card>
        ))}
        {isAllowed && (
          <Card as="section" tone="sunken" aria-label="Outro remoto" className={styles['remote']}>
            <h2 className={styles['name']}>Outro remoto</h2>
            <p>Um remoto que ainda não foi publicado aparece no menu e nas rotas como os demais.</p>
            <OverrideForm remote={null} override={null} ports={ports} />
          </Card>
        )}
      </div>
    </div>
  );
}

interface RefreshProps extends Pick<OverridesPorts, 'refresh'> {
  readonly revision: number;
}

/** How the last question for a newer registry went. */
interface Asked {
  /** Revision that was known before. */
  readonly before: number;
  readonly isAnswered: boolean;
}

function RefreshButton({ revision, refresh }: RefreshProps) {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async () => {
    setBusy(true);
    setAsked({ before: revision, isAnswered: await refresh() });
    setBusy(false);
  };
  return (
    <>
      <p role="status">{describeRegistry(revision, asked)}</p>
      <Button variant="secondary" busy={busy} onClick={() => void ask()}>
        Buscar registro novo
      </Button>
    </>
  );
}

function describeRegistry(revision: number, asked: Asked | null): string {
  const known = `Registro na revisão ${revision}.`;
  if (!asked || asked.before !== revision) return known;
  return asked.isAnswered
    ? `${known} Não há outro mais novo.`
    : `${known} Não foi possível obter um mais novo; o motivo está no console.`;
}
