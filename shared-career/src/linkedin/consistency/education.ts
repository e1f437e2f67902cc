import type { Education, Inconsistency } from '@aura/shared-domain';
import { foldKey } from '../../text/index.ts';
import { matchStudies } from './match.ts';
import type { Sides } from './sides.ts';

type Status = 'open' | 'left' | 'unfinished' | 'done';

const WORDS: readonly (readonly [Status, RegExp])[] = [
  ['left', /trancad|interromp|abandonad/u],
  ['open', /cursando|em andamento|em curso|previsao de conclusao|in progress/u],
  ['unfinished', /incomplet/u],
];

/** Whether studies go on, were left, ended, or nobody can tell. Readers may leave the remark in any of the fields. */
function statusOf(entry: Education, now: Date): Status | null {
  const words = foldKey([entry.institution, entry.degree, entry.area, ...entry.items].join(' '));
  const said = WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  if (said) return said;
  if (entry.current) return 'open';
  if (entry.end === null) return null;
  return entry.end > now.toISOString().slice(0, entry.end.length) ? 'open' : 'done';
}

const SAID: Readonly<Record<Status, string>> = {
  open: 'em andamento',
  left: 'interrompido',
  unfinished: 'incompleto',
  done: 'concluído',
};

/** "Incompleto" may go on or not: it contradicts only what is finished. */
const agree = (here: Status, there: Status): boolean =>
  here === there || (here !== 'done' && there !== 'done' && [here, there].includes('unfinished'));

/** Courses of study that one document calls finished and the other does not. */
export function compareStudies(sides: Sides, now: Date): Inconsistency[] {
  const { profile, resume, inProfile, inResume } = sides;
  if (profile.notInSource.includes('education')) return [];
  return matchStudies(profile.education, resume.education).flatMap(({ own, other }): Inconsistency[] => {
    const [mine, theirs] = [profile.education[own], resume.education[other]];
    if (!mine || !theirs) return [];
    const [here, there] = [statusOf(mine, now), statusOf(theirs, now)];
    if (here === null || there === null || agree(here, there)) return [];
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
