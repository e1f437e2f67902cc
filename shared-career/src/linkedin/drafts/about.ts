import type { DraftedText } from '@aura/shared-domain';
import { foldKey, squeeze } from '../../text/index.ts';
import { join } from '../../wording/quote.ts';
import { type Measured, plainText } from '../score/input.ts';
import { ASKED } from '../score/weights.ts';
import { atCompany } from './company.ts';
import { headlineResult, quotableDeeds } from './deeds.ts';
import { drafted, factOf, GAPS, type OwnWords } from './fact.ts';
import { goalOf, heldRoles } from './roles.ts';
import { specialties } from './specialties.ts';

const MOST = { opening: 2, deeds: 5, earlier: 2, skills: 8, courses: 3, part: 110 } as const;

/** A paragraph with what it rests on. */
interface Paragraph {
  readonly text: string;
  readonly words: readonly OwnWords[];
}

/** The beginning of a sentence inside another one; an abbreviation stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const place = (company: string): string => (company === '' ? '' : ` ${atCompany(company)}`);

/** Role and value, within the characters that show before "ver mais" as far as the words allow. */
function opening(measured: Measured): Paragraph {
  const [latest] = heldRoles(measured);
  const own = specialties(measured, MOST.opening);
  const result = headlineResult(measured);
  const role = !latest
    ? `Minha área é ${GAPS.role.token}`
    : latest.current
      ? `Atuo como ${latest.title}${place(latest.company)}`
      : `Minha experiência mais recente foi como ${latest.title}${place(latest.company)}`;
  const tools = own.length === 0 ? '' : ` e trabalho com ${join(own.map(({ text }) => text))}`;
  const end = result
    ? `Um exemplo do meu trabalho: ${lowerFirst(result.text)}.`
    : `O que muda com o meu trabalho: ${GAPS.result.token}.`;
  const whole = `${role}${tools}. ${end}`;
  const fits = whole.length <= ASKED.about.opening;
  return {
    text: fits ? whole : `${role}. ${end}`,
    words: [...(latest ? [latest.words] : []), ...(fits ? own : []), ...(result ? [result] : [])],
  };
}

function deeds(measured: Measured, used: string): Paragraph | null {
  const lines = quotableDeeds(measured)
    .filter(({ text }) => !foldKey(used).includes(foldKey(text)))
    .slice(0, MOST.deeds);
  if (lines.length === 0) return null;
  return { text: ['O que já fiz:', ...lines.map(({ text }) => `• ${text}`)].join('\n'), words: lines };
}

function earlier(measured: Measured): Paragraph | null {
  const roles = heldRoles(measured).slice(1, 1 + MOST.earlier);
  if (roles.length === 0) return null;
  const told = roles.map(({ title, company }) => `como ${title}${place(company)}`);
  return { text: `Antes disso, atuei ${join(told)}.`, words: roles.map(({ words }) => words) };
}

function studies({ document, profile }: Measured): Paragraph | null {
  const entries = profile.education.flatMap(({ institution, degree, area, current }, index): OwnWords[] => {
    const line = document.lines.find(({ path }) => path.startsWith(`education.${index}.`));
    const course = [degree, area].filter((part) => part !== '').join(' em ');
    const text = squeeze([course, institution].filter((part) => part !== '').join(' – '));
    if (!line || text === '' || course === '' || text.length > MOST.part) return [];
    return [{ text: current ? `${text} (em andamento)` : text, fact: factOf(text, line.evidence) }];
  });
  const courses = document.lines
    .filter(({ path }) => path.startsWith('courses.'))
    .map((line): OwnWords => ({ text: plainText(line), fact: factOf(plainText(line), line.evidence) }))
    .filter(({ text }) => text !== '' && text.length <= MOST.part);
  const [first] = entries;
  const own = courses.slice(0, MOST.courses);
  const parts = [
    ...(first ? [`Minha formação: ${first.text}.`] : []),
    ...(own.length > 0 ? [`Cursos e certificados: ${own.map(({ text }) => text).join('; ')}.`] : []),
  ];
  if (parts.length === 0) return null;
  return {
    text: parts.join(' '),
    words: [...(first ? [first] : []), ...own],
  };
}

function skills(measured: Measured): Paragraph | null {
  const own = specialties(measured, MOST.skills);
  if (own.length < 3) return null;
  return { text: `Minhas competências: ${join(own.map(({ text }) => text))}.`, words: own };
}

function closing(measured: Measured): Paragraph {
  const goal = goalOf(measured);
  const aim = goal?.isChange === true ? `Meu objetivo agora é atuar como ${goal.words.text}. ` : '';
  return {
    text: `${aim}Para conversar comigo, envie uma mensagem por aqui.`,
    words: goal?.isChange === true ? [goal.words] : [],
  };
}

const textOf = (paragraphs: readonly Paragraph[]): string => paragraphs.map(({ text }) => text).join('\n\n');

/** A text about the person in the first person, from their own facts; what is missing stands as a gap. */
export function draftAbout(measured: Measured): {
  readonly drafted: DraftedText;
  readonly characters: number;
} {
  const first = opening(measured);
  const middle = [deeds(measured, first.text), earlier(measured), studies(measured), skills(measured)].filter(
    (paragraph) => paragraph !== null,
  );
  const last = closing(measured);
  // The least telling paragraphs go first where the whole is too long.
  let kept = middle;
  while (kept.length > 0 && textOf([first, ...kept, last]).length > ASKED.about.longest)
    kept = kept.slice(0, -1);
  const paragraphs = [first, ...kept, last];
  const text = textOf(paragraphs);
  return {
    drafted: drafted(
      text,
      paragraphs.flatMap(({ words }) => words),
    ),
    characters: text.length,
  };
}
