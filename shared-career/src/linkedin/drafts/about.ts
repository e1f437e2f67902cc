import type { DraftedText } from '@aura/shared-domain';
import { capitalizeFirst, foldKey, lowerFirst } from '../../text/index.ts';
import { findTense } from '../../wording/actions.ts';
import { join } from '../../wording/quote.ts';
import type { Measured } from '../score/input.ts';
import { ASKED } from '../score/weights.ts';
import { describeAtCompany } from './company.ts';
import { findHeadlineResult, listQuotableDeeds } from './deeds.ts';
import { GAPS } from '../../generated/linkedin-gaps.ts';
import { buildDraftedText, type OwnWords } from './fact.ts';
import { findGoal, listHeldRoles } from './roles.ts';
import { listSpecialties } from './specialties.ts';
import { listCourses, listStudies } from './studies.ts';

const MOST = { opening: 2, deeds: 5, earlier: 2, skills: 8, studies: 2, courses: 3 } as const;

/** A paragraph with what it rests on. */
interface Paragraph {
  readonly text: string;
  readonly words: readonly OwnWords[];
}

/**
 * "avaliação da aprendizagem" in the middle of a sentence; a single-word name or one with capitals stays unchanged.
 */
const toSentenceForm = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) && /[À-ÿ]| (?:d[aeo]s?|e|em|para) /u.test(name)
    ? lowerFirst(name)
    : name;

/** "UTI e SAE"; "UTI, urgência e emergência", if the last name itself contains an "e". */
const joinNames = (names: readonly string[]): string =>
  names.at(-1)?.includes(' e ') === true ? names.join(', ') : join(names);

const describePlace = (company: string): string => (company === '' ? '' : ` ${describeAtCompany(company)}`);

/** Role and value, within the characters that show before "ver mais" as far as the words allow. */
function writeOpening(measured: Measured): Paragraph {
  const [latest] = listHeldRoles(measured);
  const own = listSpecialties(measured, MOST.opening);
  const result = findHeadlineResult(measured);
  const role = !latest
    ? `Minha área é ${GAPS.role.token}`
    : latest.current
      ? `Atuo como ${latest.title}${describePlace(latest.company)}`
      : `Minha experiência mais recente foi como ${latest.title}${describePlace(latest.company)}`;
  const tools =
    own.length === 0 ? '' : ` e trabalho com ${joinNames(own.map(({ text }) => toSentenceForm(text)))}`;
  // "Reduzi a PAV em 30%" is a sentence of the person already; "redução da PAV em 30%" needs one around it.
  const end = result
    ? findTense(result.text) === null
      ? `Um exemplo do meu trabalho: ${lowerFirst(result.text)}.`
      : `${capitalizeFirst(result.text)}.`
    : `O que muda com o meu trabalho: ${GAPS.result.token}.`;
  const whole = `${role}${tools}. ${end}`;
  const fits = whole.length <= ASKED.about.opening;
  return {
    text: fits ? whole : `${role}. ${end}`,
    words: [...(latest ? [latest.words] : []), ...(fits ? own : []), ...(result ? [result] : [])],
  };
}

/** What was done besides the result that the opening tells. */
function writeDeeds(measured: Measured): Paragraph | null {
  const told = findHeadlineResult(measured);
  const lines = listQuotableDeeds(measured)
    .filter(({ text }) => told === null || !foldKey(text).includes(foldKey(told.text)))
    .slice(0, MOST.deeds);
  if (lines.length === 0) return null;
  return {
    text: ['O que já fiz:', ...lines.map(({ text }) => `• ${capitalizeFirst(text)}`)].join('\n'),
    words: lines,
  };
}

function writeEarlier(measured: Measured): Paragraph | null {
  const earlier = listHeldRoles(measured).slice(1, 1 + MOST.earlier);
  // A title without a company comes last: before another one it would read as held there.
  const roles = earlier.toSorted((a, b) => Number(a.company === '') - Number(b.company === ''));
  if (roles.length === 0) return null;
  const told = roles.map(({ title, company }, index) => {
    const isSaidNext = foldKey(roles[index + 1]?.company ?? '') === foldKey(company);
    return `como ${title}${isSaidNext ? '' : describePlace(company)}`;
  });
  return { text: `Antes disso, atuei ${join(told)}.`, words: roles.map(({ words }) => words) };
}

function writeStudies(measured: Measured): Paragraph | null {
  const own = listStudies(measured).slice(0, MOST.studies);
  const courses = listCourses(measured).slice(0, MOST.courses);
  const parts = [
    ...(own.length > 0 ? [`Minha formação: ${own.map(({ text }) => text).join('; ')}.`] : []),
    ...(courses.length > 0 ? [`Cursos e certificados: ${courses.map(({ text }) => text).join('; ')}.`] : []),
  ];
  return parts.length === 0 ? null : { text: parts.join(' '), words: [...own, ...courses] };
}

/** The skills that the opening does not name already. */
function writeSkills(measured: Measured, opening: Paragraph): Paragraph | null {
  const own = listSpecialties(measured, MOST.skills);
  const told = new Set(opening.words.map(({ text }) => text));
  const others = own.filter(({ text }) => !told.has(text));
  if (own.length < 3 || others.length === 0) return null;
  const beginning = others.length === own.length ? 'Minhas competências' : 'Outras competências';
  return { text: `${beginning}: ${joinNames(others.map(({ text }) => text))}.`, words: others };
}

/** An internship is no role that one works as. */
const describeAim = (title: string): string =>
  /^est[áa]gio(?!\p{L})/iu.test(title) ? `um ${lowerFirst(title)}` : `atuar como ${title}`;

function writeClosing(measured: Measured): Paragraph {
  const goal = findGoal(measured);
  const aim = goal?.isChange === true ? `Meu objetivo agora é ${describeAim(goal.words.text)}. ` : '';
  return {
    text: `${aim}Para conversar comigo, envie uma mensagem por aqui.`,
    words: goal?.isChange === true ? [goal.words] : [],
  };
}

const joinParagraphs = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ text }) => text).join('\n\n');

/** A first-person text from the person's own facts; missing facts are gaps. */
export function draftAbout(measured: Measured): {
  readonly drafted: DraftedText;
  readonly characters: number;
} {
  const first = writeOpening(measured);
  const middle = [
    writeDeeds(measured),
    writeEarlier(measured),
    writeStudies(measured),
    writeSkills(measured, first),
  ].filter((paragraph) => paragraph !== null);
  const last = writeClosing(measured);
  // The least telling paragraphs go first where the whole is too long.
  let kept = middle;
  while (kept.length > 0 && joinParagraphs([first, ...kept, last]).length > ASKED.about.longest)
    kept = kept.slice(0, -1);
  const paragraphs = [first, ...kept, last];
  const text = joinParagraphs(paragraphs);
  return {
    drafted: buildDraftedText(
      text,
      paragraphs.flatMap(({ words }) => words),
    ),
    characters: text.length,
  };
}
