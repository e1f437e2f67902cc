import type { Education, Inconsistency } from '@aura/shared-domain';
import { foldKey } from '../../text/index.ts';
import { matchStudies } from './match.ts';
import type { Sides } from './sides.ts';

const UNFINISHED =
  /incomplet|cursando|em andamento|em curso|trancad|interromp|previsao de conclusao|in progress/u;

/** Whether studies go on, ended, or nobody can tell. */
function statusOf(entry: Education, now: Date): 'open' | 'done' | null {
  const words = foldKey([entry.degree, entry.area, ...entry.items].join(' '));
  if (entry.current || UNFINISHED.test(words)) return 'open';
  if (entry.end === null) return null;
  return entry.end > now.toISOString().slice(0, entry.end.length) ? 'open' : 'done';
}

const SAID = { open: 'em andamento', done: 'concluído' } as const;

/** Courses of study that one document calls finished and the other does not. */
export function compareStudies(sides: Sides, now: Date): Inconsistency[] {
  const { profile, resume, inProfile, inResume } = sides;
  if (profile.notInSource.includes('education')) return [];
  return matchStudies(profile.education, resume.education).flatMap(({ own, other }): Inconsistency[] => {
    const [mine, theirs] = [profile.education[own], resume.education[other]];
    if (!mine || !theirs) return [];
    const [here, there] = [statusOf(mine, now), statusOf(theirs, now)];
    if (here === null || there === null || here === there) return [];
    const spans = (find: (path: string) => ReturnType<typeof inProfile>, path: string) => {
      const period = find(`${path}.start`);
      return period.length > 0 ? period : find(`${path}.institution`);
    };
    return [
      {
        id: `education.${own}.${other}`,
        kind: 'education',
        message: `O curso em “${mine.institution}” está ${SAID[here]} no LinkedIn e ${SAID[there]} no currículo.`,
        action: 'Corrija o que estiver desatualizado; a situação de um curso é conferida na contratação.',
        evidence: [...spans(inProfile, `education.${own}`), ...spans(inResume, `education.${other}`)],
      },
    ];
  });
}
