import type { StandingRemote } from '@aura/shared-domain';
import { Button, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import { shortDay, timeOfDay } from './format.ts';
import styles from './operations.module.css';
import { OperatorsOnly } from './operators-only.tsx';
import type { OperationsPorts } from './ports.ts';
import { ReadingRule } from './reading-rule.tsx';
import { ReleasesSection } from './releases/releases-section.tsx';
import { useReleases } from './releases/use-releases.ts';
import { useHealth, type HealthState } from './use-health.ts';
import { VersionDetails } from './version-details.tsx';
import { idOf, versionRows } from './version-rows.ts';
import { VersionsTable } from './versions-table.tsx';

/** What people get of every remote, and the health of every version that is, or was, in their hands. */
export function OperationsView({ ports }: { readonly ports: OperationsPorts }) {
  const state = useHealth(ports.loadHealth);
  const releases = useReleases(ports.loadReleases);
  const { health, error, busy, refresh } = state;
  if (error?.code === 'forbidden') return <OperatorsOnly message={error.message} />;
  return (
    <>
      <PageHeader
        eyebrow="Operação"
        title="Remotos e versões"
        lead={
          <p aria-live="polite">
            {health
              ? `De ${shortDay(health.value.from)} a ${shortDay(health.value.to)}. Atualizado às ${timeOfDay(health.at)}.`
              : 'Os últimos sete dias de cada parte do site, por versão.'}
          </p>
        }
        actions={
          health && (
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => {
                refresh();
                releases.refresh();
              }}
            >
              Atualizar
            </Button>
          )
        }
      />
      <div className={styles['page']}>
        <ReleasesSection state={releases} health={health?.value ?? null} ports={ports} />
        <Health
          state={state}
          resolveStack={ports.resolveStack}
          standing={releases.releases?.isReadable ? releases.releases.remotes : null}
        />
      </div>
    </>
  );
}

interface HealthProps {
  readonly state: HealthState;
  /** What people get of each remote; null while nobody knows. */
  readonly standing: readonly StandingRemote[] | null;
  readonly resolveStack: OperationsPorts['resolveStack'];
}

function Health({ state: { health, error, busy, refresh }, ...rest }: HealthProps) {
  return (
    <section aria-labelledby="saude" className={styles['page']}>
      <h2 id="saude">Saúde das versões</h2>
      {error && (
        <Notice
          tone="error"
          title="Não foi possível buscar os números"
          action={
            !health && (
              <Button busy={busy} onClick={refresh}>
                Tentar novamente
              </Button>
            )
          }
        >
          {error.message}
        </Notice>
      )}
      {!health && !error && <Spinner label="Buscando os números…" />}
      {health && <Figures {...rest} health={health.value} />}
    </section>
  );
}

interface FiguresProps extends Omit<HealthProps, 'state'> {
  readonly health: NonNullable<HealthState['health']>['value'];
}

function Figures({ health, standing, resolveStack }: FiguresProps) {
  const rows = versionRows(health, standing);
  const detailed = rows.filter(
    ({ health: { failures, topErrors, pages } }) => failures + topErrors.length + pages.length > 0,
  );
  return (
    <>
      {!health.complete && (
        <Notice tone="warning" title="Há mais dados do que esta página soma">
          Os dias mais antigos do período ficaram de fora.
        </Notice>
      )}
      {health.versions.length === 0 && (
        <Notice tone="info" title="Nenhuma abertura nos últimos sete dias">
          Os números aparecem aqui cerca de dez segundos depois que alguém usa o site. Navegadores conduzidos
          por um programa, como os de testes, não contam.
        </Notice>
      )}
      <VersionsTable rows={rows} caption="Versões em uso, em teste e anteriores" />
      <ReadingRule />
      {detailed.length > 0 && (
        <section aria-labelledby="detalhes">
          <h2 id="detalhes">Falhas, erros e páginas por versão</h2>
          {detailed.map(({ health: version }) => (
            <VersionDetails key={idOf(version)} health={version} resolveStack={resolveStack} />
          ))}
        </section>
      )}
    </>
  );
}
