/** Ids of the headings, which alerts lead to. */
export const SECTION_IDS = {
  alerts: 'alertas',
  seats: 'licencas',
  funnel: 'adesao',
  engagement: 'engajamento',
  heatMap: 'competencias',
  priorities: 'prioridades',
  lessons: 'aprendizado',
} as const;
