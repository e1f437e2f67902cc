import {
  formatDecimal,
  formatLongDayOf,
  nameBand,
  readDiagnosis,
  type DiagnosisResult,
  type Profile,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import styles from './panel.module.css';

interface Props {
  readonly profile: Pick<Profile, 'diagnosticoCompleto' | 'lastDiagnosisResult'>;
}

/** The way to the diagnosis: to begin it, or to read it. The main call of the panel is the next step. */
export function DiagnosisSection({ profile }: Props) {
  return (
    <Card as="section" tone="accent" className={styles['diagnosis']}>
      {profile.diagnosticoCompleto ? <Done result={readDiagnosis(profile)} /> : <ToDo />}
    </Card>
  );
}

function ToDo() {
  return (
    <>
      <h2>Comece pelo diagnóstico</h2>
      <p>
        Conte aonde quer chegar e mostre de onde vem. Seu progresso fica salvo: dá para parar e voltar quando
        quiser.
      </p>
      <Link to="/diagnostico-carreira" className={buttonClass({ variant: 'secondary' })}>
        Fazer o diagnóstico
      </Link>
    </>
  );
}

function Done({ result }: { readonly result: DiagnosisResult | null }) {
  return (
    <>
      <h2>Seu diagnóstico</h2>
      {result ? (
        <p>
          {result.goal.title && (
            <>
              Objetivo: <strong>{result.goal.title}</strong>.{' '}
            </>
          )}
          Prontidão: <strong>{nameBand(result.readiness)}</strong>
          {result.readiness.value !== null && ` (${formatDecimal(result.readiness.value, 1)} de 100)`}. Feito
          em {formatLongDayOf(result.generatedAt)}.
        </p>
      ) : (
        <p>O resultado está guardado no histórico dos seus diagnósticos.</p>
      )}
      <Link to="/diagnostico/resultado" className={buttonClass({ variant: 'secondary' })}>
        Ver o resultado
      </Link>
    </>
  );
}
