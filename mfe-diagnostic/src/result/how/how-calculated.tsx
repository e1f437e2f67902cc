import { BAND_LABELS, type DiagnosisResult } from '@aura/shared-domain';
import { DataTable, Notice } from '@aura/shared-ui';
import { formatExact, formatShare, formatValue } from '../wording.ts';
import { arithmeticOf, type Arithmetic } from './arithmetic.ts';
import styles from './how.module.css';

const COLUMNS = [
  { key: 'label', label: 'Dimensão' },
  { key: 'weight', label: 'Peso', numeric: true },
  { key: 'share', label: 'Peso usado', numeric: true },
  { key: 'value', label: 'Nota (0 a 100)', numeric: true },
  { key: 'points', label: 'Peso × nota', numeric: true },
];

/** The whole way from the dimensions to the number, computed again in this very browser. */
export function HowCalculated({ result }: { readonly result: DiagnosisResult }) {
  const score = result.readiness;
  const arithmetic = arithmeticOf(score);
  const rows = arithmetic.rows.map((row) => ({
    id: row.id,
    label: row.label,
    weight: formatShare(row.weight),
    share: row.share === null ? '—' : formatShare(row.share),
    value: row.value === null ? 'sem dados' : formatValue(row.value),
    points: row.points === null ? '—' : formatExact(row.points),
  }));
  return (
    <section className={styles['how']} aria-labelledby="how-title">
      <h2 id="how-title">Como calculamos</h2>
      <p>
        O número é a média das dimensões, cada uma com o seu peso. Uma dimensão sem dados não vira zero: o
        peso dela passa para as outras, a cobertura cai e a faixa não passa de “{BAND_LABELS.inProgress}”.
      </p>
      <DataTable caption="Dimensões da prontidão" columns={COLUMNS} rows={rows} narrow="stack" />
      <h3>A regra de cada dimensão</h3>
      <dl className={styles['rules']}>
        {arithmetic.rows.map(({ id, label, rule }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <Steps arithmetic={arithmetic} stored={score.value} />
      <p className={styles['version']}>
        Regra {score.version} · diagnóstico {result.version} · entrada {result.inputHash.slice(0, 12)}. As
        mesmas respostas dão sempre o mesmo resultado.
      </p>
    </section>
  );
}

function Steps({ arithmetic, stored }: { readonly arithmetic: Arithmetic; readonly stored: number | null }) {
  const { rows, mean, multiplier, ceiling, recomputed, matches } = arithmetic;
  if (mean === null) {
    return <p>Nenhuma dimensão pôde ser avaliada com o que foi dado, então não há número a calcular.</p>;
  }
  const sum = rows.flatMap((row) => (row.points === null ? [] : [formatExact(row.points)])).join(' + ');
  return (
    <>
      <h3>A conta, refeita agora no seu navegador</h3>
      <ol className={styles['steps']}>
        <li>
          {sum} = <strong>{formatExact(mean)}</strong>
        </li>
        {multiplier && (
          <li>
            {formatExact(mean)} × {formatExact(multiplier.value)} ={' '}
            <strong>{formatExact(mean * multiplier.value)}</strong> ({multiplier.reason})
          </li>
        )}
        {ceiling && (
          <li>
            Limitado a <strong>{formatValue(ceiling.ceiling)}</strong>: {ceiling.reason}
          </li>
        )}
        <li>
          Arredondado a uma casa: <strong>{recomputed === null ? '—' : formatValue(recomputed)}</strong>
        </li>
      </ol>
      {matches ? (
        <Notice tone="success">
          A conta refeita dá {stored === null ? '—' : formatValue(stored)}, igual ao número mostrado no topo.
        </Notice>
      ) : (
        <Notice tone="error" title="A conta refeita não bate com o número mostrado">
          Não use este resultado. Refaça o diagnóstico e, se acontecer de novo, fale conosco.
        </Notice>
      )}
    </>
  );
}
