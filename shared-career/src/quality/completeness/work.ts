import type { Evidence } from '@aura/shared-domain';
import { formatCounted } from '../../wording/quote.ts';
import type { QualityFacts } from '../facts.ts';
import { CHECKLIST } from '../weights.ts';
import type { Check } from './check.ts';

interface Period {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

/** How much of a period is known: both ends 1, one of them a half. */
function computeKnown({ start, end, current }: Period): number {
  const ends = (start === null ? 0 : 1) + (end === null && !current ? 0 : 1);
  return ends * CHECKLIST.half;
}

const id = 'complete-work';

/** Without jobs, projects and volunteering replace them; a date is optional there. */
function checkFirstWork({ lines, items }: QualityFacts): Check {
  const names = lines.filter(({ path, text }) => /^projects\.\d+\.name$/.test(path) && text.trim() !== '');
  const found = [...names, ...items];
  return {
    id,
    credit: found.length > 0 ? 1 : 0,
    message: 'Não encontrei experiências, projetos nem voluntariado no currículo.',
    action:
      'Projetos de escola, trabalho voluntário, bicos e ajuda no negócio da família contam: diga onde, quando e o que fez.',
    found: found.map((line) => line.evidence),
    lacking: [],
  };
}

/** Jobs with their dates. */
export function checkWork(facts: QualityFacts): Check {
  const { resume, lines } = facts;
  const jobs = resume.experiences.map((job, at) => {
    const own = lines.filter(({ path }) => path.startsWith(`experiences.${at}.`));
    const heads = own.filter(({ path }) => /\.(?:title|start)$/.test(path));
    return { credit: computeKnown(job), lines: heads.length > 0 ? heads : own };
  });
  const real = jobs.filter((job) => job.lines.some(({ text }) => text.trim() !== ''));
  if (real.length === 0) return checkFirstWork(facts);
  const incomplete = real.filter(({ credit }) => credit < 1);
  const evidenceOf = (some: typeof real): Evidence[] =>
    some.flatMap((job) => job.lines.map((line) => line.evidence));
  return {
    id,
    credit: real.reduce((sum, { credit }) => sum + credit, 0) / real.length,
    message: `Não encontrei início e fim em ${formatCounted(incomplete.length, 'experiência', 'experiências')} de ${real.length}.`,
    action: 'Informe mês e ano de início e de fim de cada experiência; na atual, escreva “atual”.',
    found: evidenceOf(real.filter(({ credit }) => credit > 0)),
    lacking: evidenceOf(incomplete),
  };
}
