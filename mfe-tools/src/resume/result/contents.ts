import { ANALYSED_ID, type ContentsEntry } from '@aura/shared-career-ui';
import type { ResumeAnalysis } from '@aura/shared-domain';

/** The sections that an analysis has, in their order on the page. */
export function contentsOf({ match, findings }: ResumeAnalysis): ContentsEntry[] {
  const entries: readonly (readonly [id: string, label: string, shown: boolean])[] = [
    ['quality-title', 'Qualidade do currículo', true],
    ['deductions-title', 'De onde vem cada ponto', true],
    ['match-title', 'Aderência à vaga', match !== null],
    ['suggestions-title', 'Sugestões', true],
    ['save-title', 'Guardar e medir de novo', true],
    ['findings-title', 'Vale saber', findings.length > 0],
    ['export-title', 'Levar o currículo', true],
    ['how-title', 'Como calculamos', true],
    [ANALYSED_ID, 'Seu currículo como foi analisado', true],
  ];
  return entries.filter(([, , shown]) => shown).map(([id, label]) => ({ id, label }));
}
