import { formatCentavos } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { call } from '@aura/shared-session';
import { DataTable, Notice, type DataColumn } from '@aura/shared-ui';
import { figuresEndpoint, type FiguresResponse, type FigureWeek } from '../api.ts';
import { ConsolePage } from '../console/console-page.tsx';
import styles from '../console/console.module.css';
import { Tiles } from '../console/tiles.tsx';
import { formatPercent, formatShortDay } from '../operations/format.ts';
import { BarChart } from './bar-chart.tsx';

const load = () => call(figuresEndpoint);

/** `/operacao/receita`: income, people who stopped paying, and charges that failed, week by week. */
export default function FiguresPage() {
  const asked = useAsked(load);
  return (
    <ConsolePage
      title="Receita"
      lead="O que foi pago, quem deixou de pagar e as cobranças que falharam, semana a semana. Nada aqui diz respeito a uma pessoa."
      asked={asked}
      label="Somando…"
    >
      {(value) => <Figures {...value} />}
    </ConsolePage>
  );
}

const COLUMNS: readonly DataColumn[] = [
  { key: 'week', label: 'Semana' },
  { key: 'paid', label: 'Pago', numeric: true },
  { key: 'returned', label: 'Devolvido', numeric: true },
  { key: 'payers', label: 'Pagantes no início', numeric: true },
  { key: 'lost', label: 'Deixaram de pagar', numeric: true },
  { key: 'failed', label: 'Cobranças com falha', numeric: true },
];

/** The numbers drawn, and in a table that says the same. */
export function Figures({ weeks, now, isComplete }: FiguresResponse) {
  const labels = weeks.map(({ from }) => formatShortDay(from));
  const bars = (valueOf: (week: FigureWeek) => number) => weeks.map(valueOf);
  return (
    <>
      {!isComplete && (
        <Notice tone="warning">Há mais compras ou eventos guardados do que esta página soma.</Notice>
      )}
      <Tiles
        tiles={[
          { label: 'Receita mensal recorrente', value: formatCentavos(now.monthly) },
          { label: 'Assinaturas que se renovam', value: now.renewing },
          { label: 'Com cobrança pendente', value: now.overdue },
        ]}
      />
      <div className={styles['charts']}>
        <BarChart
          title="Pago por semana"
          labels={labels}
          values={bars(({ paid, returned }) => paid - returned)}
          format={formatCentavos}
        />
        <BarChart
          title="Deixaram de pagar, por semana"
          labels={labels}
          values={bars(({ lost }) => lost)}
          format={String}
        />
        <BarChart
          title="Cobranças com falha, por semana"
          labels={labels}
          values={bars(({ failed }) => failed)}
          format={String}
        />
      </div>
      <DataTable
        caption="Os mesmos números, da semana mais nova à mais antiga"
        columns={COLUMNS}
        rows={weeks.toReversed().map(makeRow)}
        narrow="stack"
      />
      <p>
        Pago, no gráfico, é o que entrou na semana menos o que foi devolvido desde então ou está contestado.
        Deixou de pagar quem tinha um pagamento em vigor no início da semana e não tinha mais no fim, com dois
        ou três dias de folga para uma renovação atrasada. As falhas vêm dos eventos do meio de pagamento,
        guardados por 60 dias.
      </p>
    </>
  );
}

const makeRow = ({ from, to, paid, returned, payers, lost, failed }: FigureWeek) => ({
  id: from,
  week: `${formatShortDay(from)} a ${formatShortDay(to)}`,
  paid: formatCentavos(paid),
  returned: formatCentavos(returned),
  payers,
  lost: payers === 0 ? lost : `${lost} (${formatPercent(lost / payers)})`,
  failed,
});
