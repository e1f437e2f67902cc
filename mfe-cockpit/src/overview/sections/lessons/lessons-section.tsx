import type { DataColumn } from '@aura/shared-ui';
import { BarRows } from '../../../charts/bar-rows.tsx';
import { ShareText } from '../../../charts/cell-text.tsx';
import { describeInterval, shareInWords } from '../../../charts/cell-words.ts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { readShare } from '../../../charts/reading.ts';
import { ShareLegend } from '../../../charts/share-legend.tsx';
import { shareShape } from '../../../charts/share-shape.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { Section } from '../section.tsx';
import { selectCompletedLessons, describeDrawn } from './completed-lessons.ts';
import { describeLessons } from './lessons-sentence.ts';
import { sortMostCompletedFirst } from './sort-most-completed-first.ts';

const COLUMNS: readonly DataColumn[] = [
  { key: 'title', label: 'Micro-learning' },
  { key: 'completed', label: 'Concluíram', numeric: true },
  { key: 'interval', label: 'Faixa do arredondamento', numeric: true },
];

/** Shown at most; on the screen the table has all. */
const MOST = { onScreen: 8, onPaper: 5 };

/** Completed micro-learnings. Lessons without known completions are only in the table on the screen. */
export function LessonsSection({ overview, onPaper = false }: SectionProps) {
  const lessons = sortMostCompletedFirst(overview.lessons).map(({ lessonId, title, cell }) => ({
    id: lessonId,
    title,
    reading: readShare(cell),
  }));
  const completed = selectCompletedLessons(lessons);
  const drawn = completed.slice(0, onPaper ? MOST.onPaper : MOST.onScreen);
  const which = describeDrawn(
    { drawn: drawn.length, completed: completed.length, all: lessons.length },
    onPaper,
  );
  const rows = onPaper ? drawn : lessons;
  return (
    <Section id={SECTION_IDS.lessons} title="Conclusão dos micro-learnings">
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
            caption="Pessoas que concluíram cada micro-learning, de todas as que estão em grupos fechados"
            columns={COLUMNS}
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
