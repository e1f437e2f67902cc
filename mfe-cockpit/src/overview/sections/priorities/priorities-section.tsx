import { formatShare } from '@aura/shared-domain';
import type { DataColumn } from '@aura/shared-ui';
import { BarRows } from '../../../charts/bar-rows.tsx';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { APPROXIMATE_MEANS } from '../../../words/approximate.ts';
import { formatWhole } from '../../../words/numbers.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { Section } from '../section.tsx';
import { describePriorities } from './priorities-sentence.ts';

const COLUMNS: readonly DataColumn[] = [
  { key: 'skill', label: 'Competência' },
  { key: 'n', label: 'Pessoas com a lacuna', numeric: true },
  { key: 'missing', label: 'Lacuna média', numeric: true },
  { key: 'load', label: 'Carga', numeric: true },
];

const MOST_ON_PAPER = 5;

/** The skills with the largest gaps. */
export function PrioritiesSection({ overview: { priorities }, onPaper }: SectionProps) {
  const shown = onPaper ? priorities.slice(0, MOST_ON_PAPER) : priorities;
  const heaviest = Math.max(...priorities.map(({ load }) => load));
  return (
    <Section id={SECTION_IDS.priorities} title="Prioridades de desenvolvimento">
      <p>{describePriorities(priorities)}</p>
      {priorities.length > 0 && (
        <>
          <p>
            A carga é o número de pessoas com a lacuna vezes a lacuna média: quanto maior, mais gente espera
            por esse desenvolvimento. {APPROXIMATE_MEANS}
            {shown.length < priorities.length &&
              ` Aqui estão as ${shown.length} lacunas de maior carga, de ${priorities.length}.`}
          </p>
          {!onPaper && (
            <BarRows
              rows={priorities.map(({ skillId, label, load }) => ({
                id: skillId,
                label,
                text: `carga ${formatWhole(load)}`,
                shape: { kind: 'filled', to: heaviest > 0 ? load / heaviest : 0 },
              }))}
            />
          )}
          <ChartTable
            caption="Lacunas, da maior carga para a menor"
            columns={COLUMNS}
            rows={shown.map(({ skillId, label, n, missing, load }) => ({
              id: skillId,
              skill: label,
              n: formatWhole(n),
              missing: formatShare(missing),
              load: formatWhole(load),
            }))}
            onPaper={onPaper}
          />
        </>
      )}
    </Section>
  );
}
