import { readStudyProgress } from '../../resume/study-progress.ts';
import { squeeze } from '../../text/index.ts';
import { type Measured, squeezeLine } from '../score/input.ts';
import { buildFact, type OwnWords } from './fact.ts';

/** Longest course or certificate in a drafted text, characters. */
const LONGEST = 110;

/** Courses of study in the order of the profile: "Licenciatura em Letras – UFC"; not the ones that were left. */
export function listStudies({ document, profile }: Measured): OwnWords[] {
  return profile.education.flatMap((entry, index): OwnWords[] => {
    const { institution, degree, area } = entry;
    const progress = readStudyProgress(entry);
    if (progress === 'stopped') return [];
    const line = document.lines.find(({ path }) => path.startsWith(`education.${index}.`));
    const named = [degree, area].filter((part) => part !== '');
    const course = [...new Set(named)].join(' em ');
    const text = squeeze([course, institution].filter((part) => part !== '').join(' – '));
    if (!line || course === '' || text.length > LONGEST) return [];
    return [
      {
        text: progress === 'ongoing' ? `${text} (em andamento)` : text,
        fact: buildFact(text, line.evidence),
      },
    ];
  });
}

/** When a certificate was issued: "– 06/2022", "– Emitido em jun de 2022". It is no part of its name. */
const ISSUED = / – (?:(?:emitid[oa]|issued)\b[^–]*|(?:\d{2}\/)?\d{4})$/iu;

/** Certificates and courses without their dates. */
export function listCourses({ document }: Measured): OwnWords[] {
  return document.lines
    .filter(({ path }) => path.startsWith('courses.'))
    .map((line): OwnWords => {
      const text = squeezeLine(line).replace(ISSUED, '');
      return { text, fact: buildFact(text, line.evidence) };
    })
    .filter(({ text }) => text !== '' && text.length <= LONGEST);
}

const DEGREE =
  /^(?:bacharelado|bacharel|licenciatura|tecn[óo]logo|tecnologia|gradua[çc][ãa]o|superior|ensino superior|curso|curso superior)(?: em| de)? /iu;

/** "Estudante de Publicidade e Propaganda": the current studies as a role; null without any. */
export function findCurrentStudy({ document, profile }: Measured): OwnWords | null {
  const index = profile.education.findIndex(({ current }) => current);
  const entry = profile.education[index];
  const line = document.lines.find(({ path }) => path.startsWith(`education.${index}.`));
  const course = squeeze(entry?.area || (entry?.degree ?? '').replace(DEGREE, ''));
  if (!line || course === '' || course.length > LONGEST) return null;
  return { text: `Estudante de ${course}`, fact: buildFact(course, line.evidence) };
}
