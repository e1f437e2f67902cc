import { useTitleFocus } from '@aura/shared-career-ui';
import { formatCalendarDay, computeDay } from '@aura/shared-domain';
import { compareContracts, type Comparison, type Tables, findTables } from '@aura/shared-jobs/net-income';
import { useForm } from '@aura/shared-pages/forms';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Button, Notice, PageHeader } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { JobsNav } from '../parts/jobs-nav.tsx';
import { OffersFields } from './offers-fields.tsx';
import { EMPTY_FORM, readOffers, type OffersErrors } from './offers-form.ts';
import { NetIncomeResult } from './result.tsx';

/** `?tela=clt-pj`: what an employment and a contract as a company leave in the account. */
export function NetIncomePage() {
  useTitleFocus('net-income');
  const [today] = useState(() => computeDay(new Date()));
  const tables = findTables(today);
  return (
    <>
      <PageHeader
        eyebrow="Radar de vagas"
        title="CLT ou PJ"
        lead={
          'Compara o que um salário com carteira e uma nota de pessoa jurídica deixam na sua conta, com cada desconto ' +
          'à vista. Nada do que você digita aqui é guardado ou enviado.'
        }
      />
      <JobsNav current="netIncome" />
      {tables ? (
        <Comparator tables={tables} />
      ) : (
        <Notice tone="warning" title="A comparação está desligada">
          As tabelas de INSS e de imposto de renda que temos não valem para {formatCalendarDay(today)}. Fazer
          a conta com tabelas de outro período daria números errados. Ela volta quando as tabelas novas forem
          conferidas.
        </Notice>
      )}
    </>
  );
}

function Comparator({ tables }: { readonly tables: Tables }) {
  const [form, setForm] = useState(EMPTY_FORM);
  const offers = readOffers(form);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (comparison) title.current?.focus();
  }, [comparison]);
  const { form: sending, errors } = useForm({
    check: (): OffersErrors => (offers.ok ? {} : offers.error),
    onValid: () => setComparison(offers.ok ? compareContracts(offers.value, tables) : null),
  });
  return (
    <>
      <form {...sending}>
        <OffersFields
          form={form}
          errors={errors}
          onChange={(change) => {
            setForm({ ...form, ...change });
            // Numbers of another offer must not appear under this one.
            setComparison(null);
          }}
        />
        <LowerBar>
          <Button type="submit">Comparar</Button>
        </LowerBar>
      </form>
      {comparison && (
        <section className={styles['section']} aria-labelledby="net-income-result">
          <h2 id="net-income-result" ref={title} tabIndex={-1} className={styles['step']}>
            O que fica com você
          </h2>
          <Check />
          <NetIncomeResult comparison={comparison} />
        </section>
      )}
      <Sources tables={tables} />
    </>
  );
}

/** Shown next to every result. */
function Check() {
  return (
    <Notice tone="warning" title="Confira antes de decidir">
      É uma estimativa, com as tabelas abaixo e o mesmo valor em todos os meses do ano. Não entram a
      declaração anual, outras rendas nem acordos da sua categoria. No PJ, o lucro fica sem imposto na pessoa
      física só com a contabilidade em dia. Confira com a empresa e com quem cuida da sua contabilidade.
    </Notice>
  );
}

/** Where every rate comes from, since when and until when it holds, and when that was last checked. */
function Sources({ tables }: { readonly tables: Tables }) {
  return (
    <section className={styles['section']} aria-labelledby="net-income-sources">
      <h2 id="net-income-sources">De onde vêm as tabelas</h2>
      <ul className={styles['list']}>
        {Object.values(tables).map(({ name, url, validFrom, validTo, checkedOn }) => (
          <li key={name}>
            <a href={url} rel="noopener noreferrer" target="_blank">
              {name}
            </a>{' '}
            <span className={styles['note']}>
              usada de {formatCalendarDay(validFrom)} a {formatCalendarDay(validTo)}; conferida em{' '}
              {formatCalendarDay(checkedOn)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
