import { ok, type ApiError, type OperationsHealth, type StandingRemote } from '@aura/shared-domain';
import { Answered, type Asked, useAsked } from '@aura/shared-pages/data';
import { Button, Notice, PageHeader } from '@aura/shared-ui';
import { useCallback } from 'react';
import { shortDay, timeOfDay } from './format.ts';
import styles from './operations.module.css';
import { OperatorsOnly } from './operators-only.tsx';
import type { OperationsPorts } from './ports.ts';
import { ReadingRule } from './reading-rule.tsx';
import { ReleasesSection } from './releases/releases-section.tsx';
import { VersionDetails } from './version-details.tsx';
import { idOf, versionRows } from './version-rows.ts';
import { VersionsTable } from './versions-table.tsx';

interface KnownHealth {
  readonly value: OperationsHealth;
  readonly at: Date;
}

/** What people get of every remote, and the health of every version that is, or was, in their hands. */
export function OperationsView({ ports }: { readonly ports: OperationsPorts }) {
  const { loadHealth, loadReleases } = ports;
  const asked = useAsked<KnownHealth, ApiError>(
    useCallback(async () => {
      const answer = await loadHealth();
      return answer.ok ? ok({ value: answer.value, at: new Date() }) : answer;
    }, [loadHealth]),
  );
  const releases = useAsked(useCallback(() => loadReleases({}), [loadReleases]));
  const { value: health, error, isAsking, reload } = asked;
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
              busy={isAsking}
              onClick={() => {
                reload();
                releases.reload();
              }}
            >
              Atualizar
            </Button>
          )
        }
      />
      <div className={styles['page']}>
        <ReleasesSection asked={releases} health={health?.value ?? null} ports={ports} />
        <Health
          asked={asked}
          resolveStack={ports.resolveStack}
          standing={releases.value?.isReadable ? releases.value.remotes : null}
        />
      </div>
    </>
  );
}

interface HealthProps {
  readonly asked: Asked<KnownHealth>;
  /** What people get of each remote; null while nobody knows. */
  readonly standing: readonly StandingRemote[] | null;
  readonly resolveStack: OperationsPorts['resolveStack'];
}

function Health({ asked, ...rest }: HealthProps) {
  return (
    <section aria-labelledby="saude" className={styles['page']}>
      <h2 id="saude">Saúde das versões</h2>
      <Answered asked={asked} label="Buscando os números…" failed="Não foi possível buscar os números">
        {({ value }) => <Figures {...rest} health={value} />}
      </Answered>
    </section>
  );
}

interface FiguresProps extends Omit<HealthProps, 'asked'> {
  readonly health: OperationsHealth;
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
