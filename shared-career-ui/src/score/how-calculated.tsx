import { formatDecimal, BAND_LABELS, type Score } from '@aura/shared-domain';
import { DataTable, Notice } from '@aura/shared-ui';
import { formatFactor, formatValue } from '../wording/format.ts';
import { sum } from './apportion.ts';
import { explainArithmetic, SHARE_DIGITS, type Arithmetic } from './arithmetic.ts';
import styles from './how.module.css';

const COLUMNS = [
  { key: 'label', label: 'Dimensão' },
  { key: 'weight', label: 'Peso', numeric: true },
  { key: 'share', label: 'Peso usado', numeric: true },
  { key: 'value', label: 'Nota (0 a 100)', numeric: true },
  { key: 'points', label: 'Peso × nota', numeric: true },
];

interface Props {
  readonly score: Score;
  /** What the score is called: "prontidão". */
  readonly name: string;
  /** What tells this very computation from others: version of the analysis and its input. */
  readonly origin: string;
  /** Tells two of these on one page apart. */
  readonly id?: string;
  /** The number on the page that this one is the same as. */
  readonly sameAs?: string;
}

/** The whole way from the dimensions to the number, computed again in this very browser. */
export function HowCalculated({
  score,
  name,
  origin,
  id = 'how',
  sameAs = 'ao número mostrado no topo',
}: Props) {
  const arithmetic = explainArithmetic(score);
  return (
    <section className={styles['how']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Como calculamos: {name}</h2>
      <p>
        O número é a média das dimensões, cada uma com o seu peso. Uma dimensão sem dados não vira zero: o
        peso dela passa para as outras, a parte medida diminui e a faixa não passa de “
        {BAND_LABELS.inProgress}”.
      </p>
      <DataTable
        caption={`Dimensões: ${name}`}
        columns={COLUMNS}
        rows={makeTable(arithmetic)}
        narrow="stack"
      />
      <h3>A regra de cada dimensão</h3>
      <dl className={styles['rules']}>
        {arithmetic.rows.map(({ id: dimensionId, label, rule }) => (
          <div key={dimensionId}>
            <dt>{label}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <Steps arithmetic={arithmetic} stored={score.value} sameAs={sameAs} />
      <p className={styles['version']}>
        Regra {score.version} · {origin}. As mesmas informações dão sempre o mesmo resultado.
      </p>
    </section>
  );
}

const share = (value: number) => `${formatDecimal(value, SHARE_DIGITS)}%`;

/** The rows of the table, and a last one with what its columns add up to. */
function makeTable({ rows, mean, written }: Arithmetic) {
  const weight = (value: number) => `${formatDecimal(value, written.weightDigits)}%`;
  const points = (value: number) => formatDecimal(value, written.digits);
  const total = {
    id: 'total',
    label: 'Total',
    weight: weight(sum(written.rows.map((row) => row.weight))),
    share: mean === null ? '—' : share(sum(written.rows.map((row) => row.share ?? 0))),
    value: '—',
    points: mean === null ? '—' : points(written.mean),
  };
  const parts = rows.map((row, index) => {
    const figures = written.rows[index];
    return {
      id: row.id,
      label: row.label,
      weight: weight(figures?.weight ?? 0),
      share: figures?.share == null ? '—' : share(figures.share),
      value: row.value === null ? 'sem dados' : formatValue(row.value),
      points: figures?.points == null ? '—' : points(figures.points),
    };
  });
  return [...parts, total];
}

interface StepsProps {
  readonly arithmetic: Arithmetic;
  readonly stored: number | null;
  readonly sameAs: string;
}

function Steps({ arithmetic, stored, sameAs }: StepsProps) {
  const { mean, multiplier, ceiling, recomputed, matches, written } = arithmetic;
  if (mean === null) {
    return <p>Nenhuma dimensão pôde ser avaliada com o que foi dado, então não há número a calcular.</p>;
  }
  const exact = (value: number) => formatDecimal(value, written.digits);
  const addends = written.rows.flatMap(({ points }) => (points === null ? [] : [exact(points)])).join(' + ');
  return (
    <>
      <h3>A conta, refeita agora no seu navegador</h3>
      <p className={styles['version']}>
        Cada parcela é o peso usado × a nota, arredondada de modo que a soma feche exatamente no total.
      </p>
      <ol className={styles['steps']}>
        <li>
          {addends} = <strong>{exact(written.mean)}</strong>
        </li>
        {multiplier && (
          <li>
            {exact(written.mean)} × {formatFactor(multiplier.value)} ={' '}
            <strong>{exact(written.product)}</strong> ({multiplier.reason})
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
          A conta refeita dá {stored === null ? '—' : formatValue(stored)}, igual {sameAs}.
        </Notice>
      ) : (
        <Notice tone="error" title="A conta refeita não bate com o número mostrado">
          Não use este resultado. Refaça a análise e, se acontecer de novo, fale conosco.
        </Notice>
      )}
    </>
  );
}
