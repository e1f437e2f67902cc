import type { CompanyOverview } from '@aura/shared-domain';
import { hiddenLevel, level, noLevel, some } from './cells.ts';

/** What a company of two units with numbers and a small one sees, with what is told otherwise. */
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
    { id: 'adoption', now: some(40, 60), before: some(35, 60), course: [] },
    { id: 'activity', now: some(30, 60), before: some(30, 60), course: [] },
    { id: 'coverage', now: some(35, 60), before: some(35, 60), course: [] },
  ],
  funnel: [
    { step: 'invited', now: some(60, 60), before: some(50, 50) },
    { step: 'activated', now: some(40, 60), before: some(30, 50) },
    { step: 'diagnosed', now: some(35, 60), before: some(25, 50) },
    { step: 'planned', now: some(35, 60), before: some(25, 50) },
    { step: 'firstTask', now: some(15, 60), before: some(10, 50) },
    { step: 'retained', now: some(10, 60), before: some(5, 50) },
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
      cells: [level(0.72, 0.9), hiddenLevel, noLevel],
      total: level(0.7, 0.6),
    },
    {
      skillId: 'excel',
      label: 'Excel',
      cells: [level(0.35, 0.5), hiddenLevel, level(0.2, 0.75)],
      total: level(0.31, 0.55),
    },
  ],
  priorities: [
    { skillId: 'excel', label: 'Excel', n: 30, missing: 0.45, load: 14, coverage: 0.6 },
    { skillId: 'sql', label: 'SQL', n: 10, missing: 0.5, load: 5, coverage: 0.6 },
  ],
  lessons: [
    { lessonId: 'delegar', title: 'Delegar sem sumir', skills: [], cell: some(15, 60) },
    { lessonId: 'feedback', title: 'Pedir feedback', skills: ['excel'], cell: some(0, 60) },
  ],
  alerts: [],
  furtherGaps: 0,
  followUps: [],
  ...over,
});
