import { findRegistrations } from '../../cv/registrations.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import { foldText, type TextRange } from '../../text/index.ts';
import type { Finder, Found } from './finder.ts';
import { isSchooling } from './schooling.ts';

/** "CNH B", "CNH categoria D ou E", "CNH A/B", "habilitação AB". On folded text. */
const DRIVING = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:cnh|habilitacao|carteira (?:nacional )?de (?:habilitacao|motorista))(?: definitiva|`,
    String.raw` valida| ativa| em dia| na| com)*[\s:("“–-]{0,4}(?:categorias?|cat\.?)?[\s:("“–-]{0,4}(?<letters>[a-e]{1,2}(?:(?:\s?[,/]\s?|`,
    String.raw`\s(?:ou|e|e\/ou)\s)[a-e]{1,2}(?![\p{L}\p{N}]))*)(?![\p{L}\p{N}])`,
  ].join(''),
  'gu',
);

/** "CRM" is the doctor's registration only where its words say so; else it is the software. */
const DOCTOR = new RegExp(
  [
    String.raw`(?<!\p{L})crm(?:[- /](?:ativ[oa]|definitiv[oa]|regular|valid[oa])|(?=\s?[-/]\s?[a-z]{2}(?!\p{L})))|`,
    String.raw`(?:registro|inscricao)(?: \p{L}+)? (?:no|do) crm(?!\p{L})`,
  ].join(''),
  'gu',
);

/** "Carro próprio e CNH": a driving licence of whatever category. */
const BARE_DRIVING =
  /^(?:cnh|carteira (?:nacional )?de (?:habilitacao|motorista))(?: definitiva| valida| ativa| em dia)*$/u;
const makeAnyDriving = (range: TextRange): Found => ({
  ...range,
  key: 'skill-cnh',
  label: 'CNH',
  kind: 'licence',
  skillId: 'cnh-b',
  alternatives: ['cnh-a', 'cnh-c', 'cnh-d', 'cnh-e'],
  blocks: 'never',
});

const makeLicence = (ids: readonly string[], range: TextRange): Found[] => {
  const [first, ...others] = [...new Set(ids)];
  const skill = findSkillById(first ?? '');
  if (!skill) return [];
  const labels = [skill, ...others.flatMap((id) => findSkillById(id) ?? [])].map(({ label }) => label);
  return [
    {
      ...range,
      key: `skill-${skill.id}`,
      label: labels.join(' ou '),
      kind: 'licence',
      skillId: skill.id,
      alternatives: others,
      blocks: 'always',
    },
  ];
};

/** Categories of a driving licence: "D ou E" is one requirement, "AB" and "A e B" are two. */
function readDriving(letters: string, range: TextRange): Found[] {
  const either = /ou|,/u.test(letters) || (letters.includes('/') && !/^a\s?\/\s?b$/u.test(letters));
  const groups = letters.split(/\s(?:ou|e|e\/ou)\s|[\s,/]+/u).filter((group) => group !== '');
  if (either)
    return makeLicence(
      groups.map((group) => `cnh-${group.at(-1)}`),
      range,
    );
  return [...new Set(groups.join(''))].flatMap((letter) => makeLicence([`cnh-${letter}`], range));
}

/** Knowing the rules is not holding the paper: "conhecimento em NR-12". */
const KNOWS =
  /(?:conheciment\p{L}+|nocoes|noco|vivencia|familiaridade|knowledge)(?: \p{L}+)? (?:em|de|da|das|do|dos|na|nas|of|com) (?:\p{L}+ )?$/u;
/** Licences whose names often mean a way of working; the ad must mention the course. */
const SOFT: ReadonlySet<string> = new Set(['boas-praticas-alimentos', 'portfolio']);
const PAPER = /(?<!\p{L})(?:curso|certific\p{L}+|carteirinha|reciclagem|formacao|treinamento)(?!\p{L})/u;

/** Between two certificates, either of which is enough. */
const EITHER = /^\s*(?:,|\/|ou|e\/ou|or)\s*(?:o |a )?$/u;

/** The names of a registration also hold the degrees that it asks for; a degree alone is none. */
const REGISTRATION = /^(?:registro no|inscricao na)(?!\p{L})/u;
const DEGREE = /^(?:graduacao|bacharel\p{L}*|curso|tecnic[oa]|tecnolog[oa])(?!\p{L})/u;
const isOnlyDegree = (label: string, words: string): boolean =>
  REGISTRATION.test(foldText(label).folded) && DEGREE.test(words);

/** Registrations, driving categories and mandatory courses: indispensable when mandatory. */
export const findLicences: Finder = ({ text, folded: { folded, toOriginal }, section }) => {
  if (section === 'benefits' || section === 'about') return [];
  const back = (match: RegExpMatchArray): TextRange => ({
    start: toOriginal(match.index ?? 0),
    end: toOriginal((match.index ?? 0) + match[0].length),
  });
  const driving = [...folded.matchAll(DRIVING)].flatMap((match) => {
    const letters = match.groups?.['letters'] ?? '';
    const range = back(match);
    // "CNH e carro" names no category: lower case counts only if it is not an ordinary word.
    const written = text.slice(range.end - letters.length, range.end);
    return /[A-E]|^[bcd]/u.test(written) ? readDriving(letters, range) : [];
  });
  const taken = driving.map(({ start, end }) => ({ start, end }));
  const free = ({ start, end }: TextRange): boolean =>
    taken.every((other) => end <= other.start || start >= other.end);
  const doctor = [...folded.matchAll(DOCTOR)].map((match) => ({ skillId: 'crm-medico', ...back(match) }));
  const mentions = [...doctor, ...findRegistrations(text), ...findSkills(text)]
    .filter(({ skillId, start, end }) => {
      const skill = findSkillById(skillId);
      if (skill?.kind !== 'licence' || isSchooling(skillId)) return false;
      if (isOnlyDegree(skill.label, foldText(text.slice(start, end)).folded)) return false;
      const before = folded.slice(0, start);
      return !KNOWS.test(before) && (!SOFT.has(skillId) || PAPER.test(folded));
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((mention) => {
      const isFree = free(mention);
      if (isFree) taken.push(mention);
      return isFree;
    });
  const groups: { ids: string[]; start: number; end: number }[] = [];
  for (const { skillId, start, end } of mentions) {
    const last = groups.at(-1);
    if (last && EITHER.test(text.slice(last.end, start)) && /\/|ou|or/u.test(text.slice(last.end, start))) {
      last.ids.push(skillId);
      last.end = end;
    } else groups.push({ ids: [skillId], start, end });
  }
  return [
    ...driving,
    ...groups.flatMap(({ ids, start, end }) =>
      BARE_DRIVING.test(foldText(text.slice(start, end)).folded)
        ? [makeAnyDriving({ start, end })]
        : makeLicence(ids, { start, end }),
    ),
  ];
};
