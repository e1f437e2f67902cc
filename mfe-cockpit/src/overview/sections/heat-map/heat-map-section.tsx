import { Wide } from '../../../charts/wide.tsx';
import { APPROXIMATE_MEANS } from '../../../words/approximate.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { Section } from '../section.tsx';
import { hasLevels } from './has-levels.ts';
import { listHeatColumns, splitIntoTables } from './heat-columns.ts';
import { describeHeatMap } from './heat-sentence.ts';
import { HeatTable } from './heat-table.tsx';
import { describeRows } from './rows-on-paper.ts';
import { describeWaitingDepartments } from './waiting-departments.ts';
import styles from './heat-map.module.css';
import { HEAT_STEPS, describeStepPoints } from './heat-step.ts';

/** Legend of the colours. */
const HeatLegend = () => (
  <ul className={styles['legend']} aria-label="Cores do mapa, em pontos de 100">
    {HEAT_STEPS.map((step) => (
      <li key={step} className={styles[`step${step}`]}>
        {describeStepPoints(step)}
      </li>
    ))}
    <li className={styles['thin']}>menos da metade avaliada: sem cor</li>
  </ul>
);

const CAPTION = 'Quanto de cada competência está comprovado, de 0 a 100, e a parte do grupo que foi avaliada';

/** Maximum number of departments side by side on paper, and of skills. */
const ON_PAPER = { departments: 8, skills: 10 };

/** How well each skill is proven in each part of the company. */
export function HeatMapSection({ overview, onPaper = false }: SectionProps) {
  const { heatMap, units, scope } = overview;
  const columns = listHeatColumns(overview);
  const rows = onPaper ? heatMap.slice(0, ON_PAPER.skills) : heatMap;
  const waiting = describeWaitingDepartments(overview);
  return (
    <Section id={SECTION_IDS.heatMap} title="Mapa de competências">
      <p>{describeHeatMap({ heatMap, units, rows })}</p>
      {hasLevels(heatMap) && (
        <>
          {rows.length < heatMap.length && <p>{describeRows(heatMap, rows.length)}</p>}
          <HeatLegend />
          {(onPaper ? splitIntoTables(columns, ON_PAPER.departments) : [columns]).map((table) => (
            <Wide key={table.map(({ id }) => id).join(' ')} more="os demais departamentos">
              <HeatTable caption={CAPTION} rows={rows} columns={table} />
            </Wide>
          ))}
          <p>
            O mapa é sempre da empresa toda. {APPROXIMATE_MEANS} Um traço está no lugar de um número de grupo
            pequeno demais. {scope === 'full' && waiting}
          </p>
        </>
      )}
    </Section>
  );
}
