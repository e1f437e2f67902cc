import type { ResumeStructure } from '@aura/shared-domain';

/** Where a line that the reader could not place may go. */
export interface LineTarget {
  readonly id: string;
  readonly label: string;
}

/** The places of this very CV, nearest meaning first. */
export function listTargets(resume: ResumeStructure): LineTarget[] {
  return [
    { id: 'summary', label: 'Resumo' },
    { id: 'skills', label: 'Competências' },
    { id: 'courses', label: 'Cursos e certificações' },
    { id: 'headline', label: 'Título profissional' },
    { id: 'objective', label: 'Objetivo' },
    { id: 'availability', label: 'Disponibilidade' },
    { id: 'publications', label: 'Publicações' },
    { id: 'volunteering', label: 'Trabalho voluntário' },
    ...resume.experiences.map((entry, index) => ({
      id: `experience-${index}`,
      label: `Experiência: ${entry.title || entry.company || index + 1}`,
    })),
    ...resume.projects.map((entry, index) => ({
      id: `project-${index}`,
      label: `Projeto: ${entry.name || index + 1}`,
    })),
  ];
}

/** Takes an unplaced line out of the list and puts it where the person says; an unknown target only drops it. */
export function moveLine(resume: ResumeStructure, lineIndex: number, target: string): ResumeStructure {
  const line = resume.unclassified[lineIndex];
  if (line === undefined) return resume;
  const rest = { ...resume, unclassified: resume.unclassified.filter((_, index) => index !== lineIndex) };
  const [kind, index] = target.split('-');
  if (kind === 'summary') return { ...rest, summary: [rest.summary, line].filter(Boolean).join('\n') };
  if (kind === 'skills') return { ...rest, skills: [...rest.skills, line] };
  if (kind === 'courses') return { ...rest, courses: [...rest.courses, line] };
  if (kind === 'headline')
    return { ...rest, headline: [rest.headline ?? '', line].filter(Boolean).join(' | ') };
  if (kind === 'objective')
    return { ...rest, objective: [rest.objective ?? '', line].filter(Boolean).join('\n') };
  if (kind === 'availability' || kind === 'publications' || kind === 'volunteering')
    return { ...rest, [kind]: [...(rest[kind] ?? []), line] };
  if (kind === 'experience') return { ...rest, experiences: addTo(rest.experiences, Number(index), line) };
  if (kind === 'project') return { ...rest, projects: addTo(rest.projects, Number(index), line) };
  return rest;
}

function addTo<T extends { items: string[] }>(entries: readonly T[], at: number, line: string): T[] {
  return entries.map((entry, index) => (index === at ? { ...entry, items: [...entry.items, line] } : entry));
}
