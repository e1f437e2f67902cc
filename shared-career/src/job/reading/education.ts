import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import { foldText } from '../../text/index.ts';
import type { Finder, Found } from './finder.ts';
import type { Segment } from './segments.ts';
import {
  formatDegree,
  isDegree,
  isRegulated,
  type Schooling,
  findSchooling,
  type SchoolingLevel,
} from './schooling.ts';
import { ON_TOP } from '../../generated/phrases/terms.ts';

const NAMES: Readonly<Record<SchoolingLevel, string>> = {
  fundamental: 'Ensino fundamental',
  medio: 'Ensino médio',
  tecnico: 'Curso técnico',
  superior: 'Ensino superior',
  pos: 'Pós-graduação',
  mestrado: 'Mestrado ou doutorado',
};
const SKILLS: Partial<Record<SchoolingLevel, string>> = {
  fundamental: 'ensino-fundamental-completo',
  medio: 'ensino-medio',
  superior: 'ensino-superior',
  pos: 'pos-graduacao',
  mestrado: 'mestrado',
};

/** The ad's name of the level if it is as common as ours; `findSchooling` reads the same from both. */
function nameIn(text: string, level: SchoolingLevel): string {
  const { folded } = foldText(text);
  if (level === 'superior' && /(?<!pos[- ])graduacao/u.test(folded)) return 'Graduação';
  if (level === 'superior' && /bacharelado/u.test(folded)) return 'Bacharelado';
  if (level === 'medio' && /2o grau|segundo grau/u.test(folded)) return 'Ensino médio (2º grau)';
  return level === 'pos' && /especializacao/u.test(folded) ? 'Pós-graduação (especialização)' : NAMES[level];
}

const joinEither = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;

/** A label from which `findSchooling` reads the same again. */
function makeSchoolingLabel(name: string, { enrolled, finishedToo, subjects, related }: Schooling): string {
  const open = related && subjects.length > 0 ? ['áreas afins'] : [];
  const named = subjects.length > 0 ? ` em ${joinEither([...subjects, ...open])}` : '';
  const done = name.endsWith('raduação') ? 'completa' : 'completo';
  const going = enrolled ? `${finishedToo ? ` ${done} ou` : ''} em andamento` : '';
  return `${name}${going}${named}`;
}

/** The one degree that a law requires here; null for several subjects, or none. */
function findRegulatedDegree(
  text: string,
  { level, subjects, enrolled, related, orElse }: Schooling,
): string | null {
  const [subject] = subjects;
  if (enrolled || related || orElse || subjects.length > 1) return null;
  if (level === 'superior' && /licenciatura/iu.test(text)) return 'licenciatura';
  return subject === undefined ? null : formatDegree(level, subject);
}

/** In the plural a degree is other people's: "apoio aos técnicos de enfermagem". */
const OTHER_PEOPLE = /^(?:tecnic[oa]s|engenheir[oa]s|auxiliares)(?!\p{L})/iu;

/** Another subject does as well: "Engenharia Química, de Alimentos ou Mecânica". */
const OR_AFTER = /^(?:,[^,;.()]{1,40}){0,4},?\s(?:ou|e\/ou|or)\s/iu;
const OR_BEFORE = /\s(?:ou|e\/ou|or)\s(?:em |de |in )?$/iu;

/** A degree by one of the taxonomy's own names, "nursing degree". */
function findNamedDegree(text: string): Found[] {
  return findSkills(text).flatMap(({ skillId, start, end }): Found[] => {
    const skill = findSkillById(skillId);
    if (!skill || !isDegree(skillId) || OTHER_PEOPLE.test(text.slice(start))) return [];
    const alone =
      isRegulated(skillId) && !OR_BEFORE.test(text.slice(0, start)) && !OR_AFTER.test(text.slice(end));
    return [
      {
        key: `education-${skillId}`,
        label: skill.label,
        kind: 'education',
        skillId,
        alternatives: [],
        blocks: alone ? 'always' : 'ifDemanded',
        start,
        end,
      },
    ];
  });
}

/** Segments that speak of schools without asking for schooling. */
const OTHER_USE =
  /(?:alunos|aulas (?:para|de|n[oa])|turmas|ministrar|lecionar|docencia|estagios? supervisionad|durante a (?:graduacao|faculdade))/u;

/** The parts of a text that each require a degree; text before a part is blank, so that offsets stay. */
function splitDegrees({ text, folded }: Segment): string[] {
  const cut = ON_TOP.exec(folded.folded);
  if (!cut || /(?<!\p{L})ou(?:\s+(?:uma? )?\p{L}+)?$/u.test(folded.folded.slice(0, cut.index))) return [text];
  const at = folded.toOriginal(cut.index);
  return [text.slice(0, at), ' '.repeat(at) + text.slice(at)];
}

/**
 * Required schooling. A degree required by law is always indispensable, any other only if the ad insists. Activities
 * ("aulas para o ensino médio") require none.
 */
export const findEducation: Finder = (segment) => {
  const { section, folded } = segment;
  if (section === 'benefits' || section === 'about' || section === 'activities') return [];
  return OTHER_USE.test(folded.folded) ? [] : splitDegrees(segment).flatMap(findDegree);
};

function findDegree(text: string): Found[] {
  const schooling = findSchooling(text);
  if (!schooling) return findNamedDegree(text);
  const regulated = findRegulatedDegree(text, schooling);
  const skill = regulated ?? SKILLS[schooling.level] ?? null;
  return [
    {
      key: `education-${schooling.level}`,
      label: makeSchoolingLabel(
        regulated === 'licenciatura' ? 'Licenciatura' : nameIn(text, schooling.level),
        schooling,
      ),
      kind: 'education',
      skillId: skill !== null && findSkillById(skill) ? skill : null,
      alternatives: [...schooling.subjects],
      blocks: regulated !== null && isRegulated(regulated) ? 'always' : 'ifDemanded',
      start: schooling.start,
      end: schooling.end,
    },
  ];
}
