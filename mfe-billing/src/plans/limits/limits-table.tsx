import { DataTable } from '@aura/shared-ui';
import styles from '../plans.module.css';
import { LIMIT_COLUMNS, LIMIT_ROWS } from './limit-rows.ts';

/** The plans side by side, tool by tool. */
export const LimitsTable = () => (
  <section className={styles['section']} data-below aria-labelledby="limites">
    <h2 id="limites">Limites lado a lado</h2>
    <p>
      O mês é o do calendário, no horário de São Paulo. Só contam os usos que deram certo (no radar, as buscas
      que encontraram vagas), e repetir o mesmo documento em até 24 horas não conta de novo.
    </p>
    <DataTable caption="Usos por mês, por ferramenta e plano" columns={LIMIT_COLUMNS} rows={LIMIT_ROWS} />
  </section>
);
