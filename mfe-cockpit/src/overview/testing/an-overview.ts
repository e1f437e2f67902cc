import type { CompanyOverview } from '@aura/shared-domain';
import { hiddenLevel, makeLevelCell, noLevel, makeShareCell } from './cells.ts';

/** The overview of a company with two published units and a small one; `over` changes it. */
export const makeOverview = (over: Partial<CompanyOverview> = {}): CompanyOverview => ({
  company: { name: 'Ipê Alimentos', minimumCell: 5, minimumBreakdown: 10 },
  seats: { total: 80, used: 66 },
  snapshots: ['2026-W45', '2026-W46'],
  week: '2026-W46',
  takenAt: '2026-11-16T07:00:00.000Z',
  scope: 'full',
  department: null,
  weeks: 4,
  units: [
    { id: 'vendas', name: 'Vendas', n: 40, state: 'shown' },
    { id: 'juridico', name: 'Jurídico', n: 0, state: 'waiting' },
    { id: 'outras', name: 'Outras áreas', n: 20, state: 'shown' },
  ],
  n: 60,
  headlines: [
    { id: 'adoption', now: makeShareCell(40, 60), before: makeShareCell(35, 60), course: [] },
    { id: 'activity', now: makeShareCell(30, 60), before: makeShareCell(30, 60), course: [] },
    { id: 'coverage', now: makeShareCell(35, 60), before: makeShareCell(35, 60), course: [] },
  ],
  funnel: [
    { step: 'invited', now: makeShareCell(60, 60), before: makeShareCell(50, 50) },
    { step: 'activated', now: makeShareCell(40, 60), before: makeShareCell(30, 50) },
    { step: 'diagnosed', now: makeShareCell(35, 60), before: makeShareCell(25, 50) },
    { step: 'planned', now: makeShareCell(35, 60), before: makeShareCell(25, 50) },
    { step: 'firstTask', now: makeShareCell(15, 60), before: makeShareCell(10, 50) },
    { step: 'retained', now: makeShareCell(10, 60), before: makeShareCell(5, 50) },
  ],
  engagement: {
    version: 'eng-1.0',
    value: 62.4,
    parts: [
      { id: 'active', weight: 0.4, value: 0.75 },
      { id: 'completion', weight: 0.3, value: 0.4 },
      { id: 'continuity', weight: 0.3, value: 0.68 },
    ],
    series: [
      { week: '2026-W43', value: null },
      { week: '2026-W44', value: null },
      { week: '2026-W45', value: 55 },
      { week: '2026-W46', value: 62.4 },
    ],
  },
  heatMap: [
    {
      skillId: 'sql',
      label: 'SQL',
      cells: [makeLevelCell(0.72, 0.9), hiddenLevel, noLevel],
      total: makeLevelCell(0.7, 0.6),
    },
    {
      skillId: 'excel',
      label: 'Excel',
      cells: [makeLevelCell(0.35, 0.5), hiddenLevel, makeLevelCell(0.2, 0.75)],
      total: makeLevelCell(0.31, 0.55),
    },
  ],
  priorities: [
    { skillId: 'excel', label: 'Excel', n: 30, missing: 0.45, load: 14, coverage: 0.6 },
    { skillId: 'sql', label: 'SQL', n: 10, missing: 0.5, load: 5, coverage: 0.6 },
  ],
  lessons: [
    { lessonId: 'delegar', title: 'Delegar sem sumir', skills: [], cell: makeShareCell(15, 60) },
    { lessonId: 'feedback', title: 'Pedir feedback', skills: ['excel'], cell: makeShareCell(0, 60) },
  ],
  alerts: [],
  furtherGaps: 0,
  followUps: [],
  programmes: [],
  nextNumbersOn: '2026-11-23',
  ...over,
});
