import { skillById } from '../../taxonomy/skill-catalogue.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import type { Finder, Found } from './found.ts';
import { degreeOf, isRegulated, type Schooling, schoolingIn, type SchoolingLevel } from './schooling.ts';

const NAMES: Readonly<Record<SchoolingLevel, string>> = {
  fundamental: 'Ensino fundamental',
  medio: 'Ensino médio',
  tecnico: 'Curso técnico',
  superior: 'Ensino superior',
  pos: 'Pós-graduação',
  mestrado: 'Mestrado ou doutorado',
};
const SKILLS: Partial<Record<SchoolingLevel, string>> = {
  medio: 'ensino-medio',
  superior: 'ensino-superior',
  pos: 'pos-graduacao',
  mestrado: 'mestrado',
};

const either = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;

/** A label from which `schoolingIn` reads the same again. */
function labelOfSchooling(name: string, { enrolled, subjects, related }: Schooling): string {
  const open = related && subjects.length > 0 ? ['áreas afins'] : [];
  const named = subjects.length > 0 ? ` em ${either([...subjects, ...open])}` : '';
  return `${name}${enrolled ? ' em andamento' : ''}${named}`;
}

/** The one degree that a law asks for here; null where several subjects do, or none is named. */
function regulatedDegree(text: string, { level, subjects, enrolled, related }: Schooling): string | null {
  const [subject] = subjects;
  if (enrolled || related || subjects.length > 1) return null;
  if (level === 'superior' && /licenciatura/iu.test(text)) return 'licenciatura';
  return subject === undefined ? null : degreeOf(level, subject);
}

/** In the plural a degree is other people's: "apoio aos técnicos de enfermagem". */
const OTHER_PEOPLE = /^(?:tecnic[oa]s|engenheir[oa]s|auxiliares)(?!\p{L})/iu;

/** A degree by one of the taxonomy's own names, "nursing degree". */
function namedDegree(text: string): Found[] {
  return findSkills(text).flatMap(({ skillId, start, end }): Found[] => {
    const skill = skillById(skillId);
    if (!skill || !isRegulated(skillId) || OTHER_PEOPLE.test(text.slice(start))) return [];
    return [
      {
        key: `education-${skillId}`,
        label: skill.label,
        kind: 'education',
        skillId,
        alternatives: [],
        blocks: 'always',
        start,
        end,
      },
    ];
  });
}

/** Segments that speak of schools without asking for schooling. */
const OTHER_USE =
  /(?:alunos|aulas (?:para|de|n[oa])|turmas|ministrar|lecionar|docencia|estagios? supervisionad)/u;

/**
 * Schooling that is asked for. A degree that a law asks for blocks by itself, any other where the ad insists.
 * Activities ("aulas para o ensino médio") ask for none.
 */
export const findEducation: Finder = ({ section, text, folded }) => {
  if (section === 'benefits' || section === 'about' || section === 'activities') return [];
  if (OTHER_USE.test(folded.folded)) return [];
  const schooling = schoolingIn(text);
  if (!schooling) return namedDegree(text);
  const regulated = regulatedDegree(text, schooling);
  const skill = regulated ?? SKILLS[schooling.level] ?? null;
  return [
    {
      key: `education-${schooling.level}`,
      label: labelOfSchooling(
        regulated === 'licenciatura' ? 'Licenciatura' : NAMES[schooling.level],
        schooling,
      ),
      kind: 'education',
      skillId: skill !== null && skillById(skill) ? skill : null,
      alternatives: [...schooling.subjects],
      blocks: regulated === null ? 'ifDemanded' : 'always',
      start: schooling.start,
      end: schooling.end,
    },
  ];
};
