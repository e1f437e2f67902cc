import type { Registry } from '@aura/shared-federation/contract';
import { Button, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import { shortDay, timeOfDay } from './format.ts';
import styles from './operacao.module.css';
import { ReadingRule } from './reading-rule.tsx';
import type { HealthState } from './use-health.ts';
import { VersionDetails } from './version-details.tsx';
import { idOf, versionRows } from './version-rows.ts';
import { VersionsTable } from './versions-table.tsx';

interface Props {
  readonly state: HealthState;
  readonly registry: Registry;
  readonly shellVersion: string;
}

/** The health of every version that is, or was, in the hands of people. */
export function OperationsView({ state, registry, shellVersion }: Props) {
  const { health, error, busy, refresh } = state;
  return (
    <>
      <PageHeader
        eyebrow="Operação"
        title="Saúde das versões"
        lead={
          <p aria-live="polite">
            {health
              ? `De ${shortDay(health.value.from)} a ${shortDay(health.value.to)}. Atualizado às ${timeOfDay(health.at)}.`
              : 'Os últimos sete dias de cada parte do site, por versão.'}
          </p>
        }
        actions={
          health && (
            <Button variant="secondary" busy={busy} onClick={refresh}>
              Atualizar
            </Button>
          )
        }
      />
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
      {health && <Figures health={health.value} registry={registry} shellVersion={shellVersion} />}
    </>
  );
}

interface FiguresProps extends Pick<Props, 'registry' | 'shellVersion'> {
  readonly health: NonNullable<HealthState['health']>['value'];
}

function Figures({ health, registry, shellVersion }: FiguresProps) {
  const rows = versionRows(health, registry, shellVersion);
  const detailed = rows.filter(
    ({ health: { failures, topErrors, pages } }) => failures + topErrors.length + pages.length > 0,
  );
  return (
    <div className={styles['page']}>
      {!health.complete && (
        <Notice tone="warning" title="Há mais dados do que esta página soma">
          Os dias mais antigos do período ficaram de fora.
        </Notice>
      )}
      {health.versions.length === 0 && (
        <Notice tone="info" title="Nenhuma abertura nos últimos sete dias">
          Os números aparecem aqui cerca de dez segundos depois que alguém usa o site.
        </Notice>
      )}
      <VersionsTable rows={rows} caption="Versões em uso, em teste e anteriores" />
      <ReadingRule />
      {detailed.length > 0 && (
        <section aria-labelledby="detalhes">
          <h2 id="detalhes">Falhas, erros e páginas por versão</h2>
          {detailed.map(({ health: version }) => (
            <VersionDetails key={idOf(version)} health={version} />
          ))}
        </section>
      )}
    </div>
  );
}
