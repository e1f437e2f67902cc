import { ANALYSED_ID, type ContentsEntry } from '@aura/shared-career-ui';
import type { LinkedInAnalysis } from '@aura/shared-domain';

/** The sections that an analysis has, in their order on the page. */
export function contentsOf({ suggestions, findings }: LinkedInAnalysis): ContentsEntry[] {
  const entries: readonly (readonly [id: string, label: string, shown: boolean])[] = [
    ['profile-title', 'Seu perfil no LinkedIn', true],
    ['deductions-title', 'De onde vem cada ponto', true],
    ['drafts-title', 'Rascunhos', true],
    ['suggestions-title', 'Sugestões', suggestions.length > 0],
    ['inconsistencies-title', 'LinkedIn e currículo', true],
    ['checklist-title', 'Lista de conferência', true],
    ['findings-title', 'Vale saber', findings.length > 0],
    ['how-title', 'Como calculamos', true],
    [ANALYSED_ID, 'Seu perfil como foi analisado', true],
  ];
  return entries.filter(([, , shown]) => shown).map(([id, label]) => ({ id, label }));
}
