import { formatRate, formatReais, type Comparison, type PjResult } from '@aura/shared-jobs/net-income';
import { DataTable, Notice } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { breakEvenInWords, describeMore } from './net-income-words.ts';
import { SheetTable } from './sheet-table.tsx';

const NONE = '—';

/** What each contract leaves, the invoice that equals the employment, and every step of the account. */
export function NetIncomeResult({ comparison }: { readonly comparison: Comparison }) {
  const { clt, pj } = comparison;
  const more = describeMore(comparison);
  const own = pj.ok ? pj.value : null;
  const of = (cents: number | undefined) => (cents === undefined ? NONE : formatReais(cents));
  const [, benefits] = clt.package.lines;
  return (
    <>
      {!pj.ok && (
        <Notice tone="warning" title="O contrato PJ não foi calculado">
          {pj.error.message}
        </Notice>
      )}
      {more && <p>{more}</p>}
      <p>{breakEvenInWords(comparison)}</p>
      <DataTable
        caption="Os dois contratos, depois de impostos e custos"
        narrow="stack"
        columns={[
          { key: 'what', label: 'O quê' },
          { key: 'clt', label: 'CLT', numeric: true },
          { key: 'pj', label: 'PJ', numeric: true },
        ]}
        rows={[
          {
            id: 'month',
            what: 'Em um mês comum',
            clt: of(clt.month.total),
            pj: NONE,
          },
          {
            id: 'average',
            what: 'Por mês, em média no ano',
            clt: of(clt.monthlyAverage),
            pj: of(own?.month.total),
          },
          { id: 'year', what: 'Na conta, em um ano', clt: of(clt.year.total), pj: of(own?.year.total) },
          { id: 'benefits', what: 'Benefícios, em um ano', clt: of(benefits?.cents), pj: NONE },
          {
            id: 'fgts',
            what: 'FGTS, em um ano (não é dinheiro de agora)',
            clt: of(clt.fgts.total),
            pj: NONE,
          },
          { id: 'whole', what: 'Tudo, em um ano', clt: of(clt.package.total), pj: of(own?.year.total) },
        ]}
      />
      <h3>Cada conta, linha por linha</h3>
      <div className={styles['item']}>
        <SheetTable title="CLT, mês comum" sheet={clt.month} totalLabel="Líquido do mês" />
        <SheetTable title="CLT, mês de férias" sheet={clt.holidayMonth} totalLabel="Líquido do mês" />
        <SheetTable title="CLT, 13º salário" sheet={clt.thirteenth} totalLabel="Líquido do 13º" />
        <SheetTable title="CLT, ano na conta" sheet={clt.year} totalLabel="Líquido do ano" />
        <SheetTable title="CLT, FGTS do ano" sheet={clt.fgts} totalLabel="Depósitos do ano" />
        {own && (
          <>
            <SheetTable title="PJ, mês médio" sheet={own.month} totalLabel="Líquido do mês" />
            <SheetTable title="PJ, ano na conta" sheet={own.year} totalLabel="Líquido do ano" />
          </>
        )}
      </div>
      {own && <OwnPay result={own} />}
    </>
  );
}

/** The annex that applies and why: it moves the tax of an invoice by more than anything else. */
function OwnPay({ result: { ownPay, annex, factorR } }: { readonly result: PjResult }) {
  if (ownPay === null || annex === null || factorR === null) return null;
  const share = formatRate(Math.floor(Math.min(factorR, 1_000_000) / 1000) * 1000);
  return (
    <p className={styles['note']}>
      Pró-labore usado na conta: {formatReais(ownPay)}, {share} do faturamento. Com 28% ou mais (fator R),
      serviços do anexo V pagam pelo anexo III; abaixo disso, pelo anexo V. Aqui vale o anexo {annex}.
    </p>
  );
}
