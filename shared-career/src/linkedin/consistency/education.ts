import type { Education, Inconsistency } from '@aura/shared-domain';
import { foldKey } from '../../text/index.ts';
import { matchStudies } from './match.ts';
import { isDrifting, formatSpokenDate } from './periods.ts';
import type { Sides } from './sides.ts';

type Status = 'open' | 'left' | 'unfinished' | 'done';

const WORDS: readonly (readonly [Status, RegExp])[] = [
  ['left', /trancad|interromp|abandonad/u],
  ['open', /cursando|em andamento|em curso|previsao de conclusao|in progress/u],
  ['unfinished', /incomplet/u],
];

/**
 * Whether studies are ongoing, abandoned, finished, or unknown. Readers may leave the remark in any of the fields.
 */
function findStatus(entry: Education, now: Date): Status | null {
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
const isCompatible = (here: Status, there: Status): boolean =>
  here === there || (here !== 'done' && there !== 'done' && [here, there].includes('unfinished'));

/** What one course of study says differently: that it is finished, or when it was. */
function describeDifference(mine: Education, theirs: Education, now: Date): string | null {
  const [here, there] = [findStatus(mine, now), findStatus(theirs, now)];
  if (here === null || there === null) return null;
  if (!isCompatible(here, there)) return `está ${SAID[here]} no LinkedIn e ${SAID[there]} no currículo`;
  if (here !== 'done' || mine.end === null || theirs.end === null || !isDrifting(mine.end, theirs.end))
    return null;
  return `termina em ${formatSpokenDate(mine.end)} no LinkedIn e em ${formatSpokenDate(theirs.end)} no currículo`;
}

/** How a course of study is called: "Enfermagem", "Pós-graduação em Enfermagem". */
const nameOf = ({ degree, area, institution }: Education): string =>
  [degree, area].filter((part) => part !== '').join(' em ') || institution;

/** Courses of study that the two documents tell differently, and those that only one of them names. */
export function compareStudies(sides: Sides, now: Date): Inconsistency[] {
  const { profile, resume, inProfile, inResume } = sides;
  if (profile.notInSource.includes('education')) return [];
  if (profile.education.length === 0 || resume.education.length === 0) return [];
  const pairs = matchStudies(profile.education, resume.education);
  const differing = pairs.flatMap(({ own, other }): Inconsistency[] => {
    const [mine, theirs] = [profile.education[own], resume.education[other]];
    const difference = mine && theirs ? describeDifference(mine, theirs, now) : null;
    if (!mine || difference === null) return [];
    const spans = (find: (path: string) => ReturnType<typeof inProfile>, path: string) => {
      const period = find(`${path}.start`);
      return period.length > 0 ? period : find(`${path}.institution`);
    };
    return [
      {
        id: `education.${own}.${other}`,
        kind: 'education',
        message: `O curso em “${mine.institution}” ${difference}.`,
        action: 'Corrija o que estiver desatualizado; a situação de um curso é conferida na contratação.',
        evidence: [...spans(inProfile, `education.${own}`), ...spans(inResume, `education.${other}`)],
      },
    ];
  });
  const missing = (
    list: readonly Education[],
    isPaired: (index: number) => boolean,
    [id, here, there]: readonly [string, string, string],
    find: typeof inProfile,
  ): Inconsistency[] =>
    list.flatMap((study, index) =>
      study.institution === '' || isPaired(index)
        ? []
        : [
            {
              id: `missing-study.${id}.${index}`,
              kind: 'missing',
              message: `“${nameOf(study)}” está ${here} e não encontrei ${there}.`,
              action:
                'Inclua a formação nos dois, ou retire a que não concluiu: ela é conferida na contratação.',
              evidence: find(`education.${index}.institution`),
            },
          ],
    );
  return [
    ...differing,
    ...missing(
      profile.education,
      (index) => pairs.some(({ own }) => own === index),
      ['cv', 'no LinkedIn', 'no currículo'],
      inProfile,
    ),
    ...missing(
      resume.education,
      (index) => pairs.some(({ other }) => other === index),
      ['linkedin', 'no currículo', 'no LinkedIn'],
      inResume,
    ),
  ];
}
