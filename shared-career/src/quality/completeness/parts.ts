import { foldKey } from '../../text/index.ts';
import { isKeywordList } from '../../wording/keyword-list.ts';
import { formatCounted } from '../../wording/quote.ts';
import { tidyField, type QualityFacts, says } from '../facts.ts';
import { CHECKLIST } from '../weights.ts';
import { type Check, HEAD, findLinesAt } from './check.ts';

import { normalisePhone } from '../../resume/fields/phone.ts';

/** Eight equal figures in a row occur in templates, not in telephone numbers. */
const PLACEHOLDER = /(\d)\1{7}/u;

/**
 * Whether a telephone number can be dialled: an area code of Brazil with 8 or 9 figures, or a number of another
 * country.
 */
export function isPlausiblePhone(phone: string): boolean {
  const printed = phone.trim();
  if (PLACEHOLDER.test(printed.replace(/\D/gu, '').slice(-8))) return false;
  const number = normalisePhone(printed);
  if (number.startsWith('+55')) return normalisePhone(number.slice(3)) === number;
  return /^\+[1-9]\d{7,14}$/u.test(number) || /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/u.test(number);
}

/** The telephone: half the credit if it cannot be dialled. */
export function checkPhone(facts: QualityFacts): Check {
  const phone = tidyField(facts.resume.contact.phone);
  const id = 'complete-phone';
  const lines = findLinesAt(facts, 'contact.phone');
  if (phone === '')
    return {
      id,
      credit: 0,
      message: `Não encontrei telefone ${HEAD}.`,
      action: 'Inclua um celular com DDD, de preferência o do WhatsApp.',
      found: [],
      lacking: [],
    };
  const credit = isPlausiblePhone(phone) ? 1 : CHECKLIST.half;
  return {
    id,
    credit,
    message: 'O telefone não parece um número completo com DDD.',
    action: 'Confira o número e escreva com DDD, como em (11) 98765-4321.',
    found: lines,
    lacking: lines,
  };
}

/** Characters of a summary that are prose; lists of keywords and instructions do not count. */
export const countSummaryCharacters = ({ lines }: QualityFacts): number =>
  lines
    .filter(({ path, text }) => path === 'summary' && !isKeywordList(text))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/u))
    .filter((sentence) => !isKeywordList(sentence))
    .reduce((sum, sentence) => sum + sentence.replace(/\s+/gu, ' ').trim().length, 0);

/** The summary: the credit grows with its length. */
export function checkSummary(facts: QualityFacts): Check {
  const characters = countSummaryCharacters(facts);
  const lines = findLinesAt(facts, 'summary');
  return {
    id: 'complete-summary',
    credit: Math.min(1, characters / CHECKLIST.summaryCharacters),
    message:
      characters === 0
        ? `Não encontrei um resumo ${HEAD}.`
        : `O resumo tem ${formatCounted(characters, 'caractere', 'caracteres')} de texto; ${CHECKLIST.summaryCharacters} bastam.`,
    action: 'Abra com duas ou três linhas: o que faz, em que contexto e o que busca agora.',
    found: lines,
    lacking: characters === 0 ? [] : lines,
  };
}

/** Skills named, each once; an entry that holds a list counts as its parts. */
function countSkillsNamed({ resume }: QualityFacts): number {
  const names = resume.skills.flatMap((skill) => tidyField(skill).split(/[,;|•·]/u)).map(foldKey);
  return new Set(names.filter((name) => /[\p{L}\p{N}]/u.test(name))).size;
}

/** The list of skills: the credit grows with its entries. */
export function checkSkills(facts: QualityFacts): Check {
  const count = countSkillsNamed(facts);
  const lines = findLinesAt(facts, 'skills');
  return {
    id: 'complete-skills',
    credit: Math.min(1, count / CHECKLIST.skills),
    message:
      count === 0
        ? 'Não encontrei uma lista de habilidades no currículo.'
        : `A lista de habilidades tem ${formatCounted(count, 'item', 'itens')}; ${CHECKLIST.skills} bastam.`,
    action: `Liste ao menos ${CHECKLIST.skills} habilidades que você usa e que a vaga costuma pedir.`,
    found: count === 0 ? [] : lines,
    lacking: count === 0 ? [] : lines,
  };
}

/** The schooling, or, for half the credit, courses. */
export function checkEducation(facts: QualityFacts): Check {
  const { resume } = facts;
  const studied = resume.education.some((one) => [one.institution, one.degree, one.area].some(says));
  const courses = resume.courses.some((course) => says(course));
  return {
    id: 'complete-education',
    credit: studied ? 1 : courses ? CHECKLIST.half : 0,
    message: courses
      ? 'Encontrei cursos, mas não a escolaridade, na formação.'
      : 'Não encontrei escolaridade nem cursos no currículo.',
    action: 'Inclua a escolaridade, mesmo que em andamento: instituição, curso e ano.',
    found: findLinesAt(facts, ...(studied ? ['education'] : courses ? ['courses'] : [])),
    lacking: studied || !courses ? [] : findLinesAt(facts, 'courses'),
  };
}
