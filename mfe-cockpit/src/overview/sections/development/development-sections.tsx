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
import { ShareText } from '../../../charts/cell-text.tsx';
import { describeInterval, shareInWords } from '../../../charts/cell-words.ts';
import { readShare } from '../../../charts/reading.ts';
import { ShareLegend } from '../../../charts/share-legend.tsx';
import { shareShape } from '../../../charts/share-shape.ts';
import { selectCompletedLessons, describeDrawn } from './completed-lessons.ts';
import { describeLessons } from './lessons-sentence.ts';
import { sortMostCompletedFirst } from './sort-most-completed-first.ts';

const PRIORITY_COLUMNS: readonly DataColumn[] = [
  { key: 'skill', label: 'Competência' },
  { key: 'n', label: 'Pessoas com a lacuna', numeric: true },
  { key: 'missing', label: 'Lacuna média', numeric: true },
  { key: 'load', label: 'Peso', numeric: true },
];

const MOST_PRIORITIES_ON_PAPER = 5;

/** The skills with the largest gaps. */
export function PrioritiesSection({ overview: { priorities }, onPaper }: SectionProps) {
  const shown = onPaper ? priorities.slice(0, MOST_PRIORITIES_ON_PAPER) : priorities;
  const heaviest = Math.max(...priorities.map(({ load }) => load));
  return (
    <Section id={SECTION_IDS.priorities} title="Prioridades de desenvolvimento">
      <p>{describePriorities(priorities)}</p>
      {priorities.length > 0 && (
        <>
          <p>
            O peso é o número de pessoas com a lacuna vezes a lacuna média: 30 pessoas a quem falta metade
            pesam 15. Quanto maior, mais gente espera por esse desenvolvimento. {APPROXIMATE_MEANS}
            {shown.length < priorities.length &&
              ` Aqui estão as ${shown.length} lacunas de maior peso, de ${priorities.length}.`}
          </p>
          {!onPaper && (
            <BarRows
              rows={priorities.map(({ skillId, label, load }) => ({
                id: skillId,
                label,
                text: `peso ${formatWhole(load)}`,
                shape: { kind: 'filled', to: heaviest > 0 ? load / heaviest : 0 },
              }))}
            />
          )}
          <ChartTable
            caption="Lacunas, da que mais pesa à que menos pesa"
            columns={PRIORITY_COLUMNS}
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

const LESSON_COLUMNS: readonly DataColumn[] = [
  { key: 'title', label: 'Lição' },
  { key: 'completed', label: 'Concluíram', numeric: true },
  { key: 'interval', label: 'Faixa do arredondamento', numeric: true },
];

/** Shown at most; on the screen the table has all. */
const MOST_LESSONS = { onScreen: 8, onPaper: 5 };

/** Completed micro-learnings. Lessons without known completions are only in the table on the screen. */
export function LessonsSection({ overview, onPaper = false }: SectionProps) {
  const lessons = sortMostCompletedFirst(overview.lessons).map(({ lessonId, title, cell }) => ({
    id: lessonId,
    title,
    reading: readShare(cell),
  }));
  const completed = selectCompletedLessons(lessons);
  const drawn = completed.slice(0, onPaper ? MOST_LESSONS.onPaper : MOST_LESSONS.onScreen);
  const which = describeDrawn(
    { drawn: drawn.length, completed: completed.length, all: lessons.length },
    onPaper,
  );
  const rows = onPaper ? drawn : lessons;
  return (
    <Section id={SECTION_IDS.lessons} title="Conclusão das lições">
      <p>{describeLessons(overview.lessons)}</p>
      {rows.length > 0 && (
        <>
          {which && <p>{which}</p>}
          {!onPaper && drawn.length > 0 && (
            <>
              <BarRows
                rows={drawn.map(({ id, title, reading }) => ({
                  id,
                  label: title,
                  text: shareInWords(reading),
                  shape: shareShape(reading),
                }))}
              />
              <ShareLegend readings={drawn.map(({ reading }) => reading)} />
            </>
          )}
          <ChartTable
            caption="Pessoas que concluíram cada lição, de todas as que já estão em grupos"
            columns={LESSON_COLUMNS}
            rows={rows.map(({ id, title, reading }) => ({
              id,
              title,
              completed: <ShareText reading={reading} />,
              interval: describeInterval(reading),
            }))}
            onPaper={onPaper}
          />
        </>
      )}
    </Section>
  );
}
