import type { ResumeStructure } from '@aura/shared-domain';
import { findCouncils } from '../cv/registrations.ts';
import { findPersonalStretches, findTown, withoutPersonalData } from '../privacy/personal-data.ts';
import { takeRegistrations } from '../resume/fields/take-registrations.ts';
import { writeFieldSections, formatRegistration } from '../resume/structure/sort-out.ts';
import { foldText } from '../text/index.ts';
import { PRIVATE_LINE } from '../generated/phrases/sending.ts';

/** Something of the CV that is not sent, and why. */
export interface LeftOut {
  readonly text: string;
  /** `unread`: fits no field. `private`: no selection asks for it. `remains`: a label, a date of signing. */
  readonly why: 'unread' | 'private' | 'remains';
}

/** A CV as it may be sent. */
export interface SendableResume {
  readonly resume: ResumeStructure;
  /** Registrations with their number, "COREN-SP 412.877": shown next to the name. */
  readonly registrations: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Labels with nothing behind them, a date of signing, the number of a page, the name of the document itself. */
const REMAINS = new RegExp(
  [
    String.raw`^(?:(?:tel(?:efone)?|cel(?:ular)?|fone|e-?mail|whatsapp|cep|rg|cpf|contatos?|endereco|recados?|site|linkedin)\b[\s.:|/,–-]*)+`,
    String.raw`(?:\(?recados? com [^)]*\)?)?$|^(?:pagina|page|pag\.?)\s*\d+(?:\s*(?:de|of|/)\s*\d+)?$|^(?:curriculum vitae|curriculo(?: vitae)?|resume|cv)$|`,
    String.raw`^(?:\p{L}[\p{L}' ]{2,30}(?:\s?[/–-]\s?\p{L}{2})?,\s*)?(?:\d{1,2}|_+)\s*(?:o\s*)?de\s*(?:\p{L}{4,9}|_+)(?:\s*de\s*(?:\d{4}|_+))?[.]?$|`,
    String.raw`^assinatura\b|^[^\p{L}\p{N}]*$`,
  ].join(''),
  'u',
);
/** Words of ours that ask for an answer. */
const OPEN_GAP = /\[(?:quanto\?|resultado|contexto)(?: \d+)?\]/u;

const fold = (text: string): string => foldText(text.trim()).folded;
const isReference = (section: string): boolean => /referencia|references/u.test(fold(section));
/** Why a line as a whole is not sent; null if it may be. */
function judgeLine(text: string): 'private' | 'remains' | null {
  const said = fold(text);
  if (PRIVATE_LINE.test(said)) return 'private';
  return REMAINS.test(said) ? 'remains' : null;
}

/** The same for a line that fits no field: private if nothing else would be left of it. */
function judgeUnread(text: string): LeftOut['why'] {
  const why = judgeLine(text);
  const { text: rest, left } = withoutPersonalData('unclassified', text);
  if (why !== null || left.length === 0) return why ?? 'unread';
  return rest === '' || judgeLine(rest) !== null ? 'private' : 'unread';
}

/** Another person's number or address, as references carry it. */
const THIRD_PARTY = /\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}|\S+@\S+\.\S+/u;

/**
 * Prepares a CV for sending: without lines that fit no field, without personal data that no selection asks for, and
 * without the remains of a form. Returns the removed parts.
 * @param kept lines that fit no field but that the person wants to send
 */
export function makeSendable(given: ResumeStructure, kept: readonly string[] = []): SendableResume {
  const resume = toSections(given);
  // "Enfermeira | COREN-PE 123.456": the registration has its own place next to the name.
  const headed = takeRegistrations(given.headline ?? '');
  const leftOut: LeftOut[] = [];
  const clean = (path: string, text: string): string => {
    if (OPEN_GAP.test(text)) {
      leftOut.push({ text, why: 'remains' });
      return '';
    }
    const { text: rest, left } = withoutPersonalData(path, text);
    for (const each of left) leftOut.push({ text: each, why: 'private' });
    return rest;
  };
  const loose = (path: string, text: string): string => {
    if (text.trim() === '') return '';
    const why = judgeLine(text);
    if (why !== null) {
      leftOut.push({ text: text.trim(), why });
      return '';
    }
    const rest = clean(path, text);
    // "Brasileira, 34 anos" without the age is still private.
    return rest !== text && judgeLine(rest) !== null ? '' : rest;
  };
  const list = (path: string, lines: readonly string[], one = loose): string[] =>
    lines.map((line, index) => one(`${path}.${index}`, line)).filter((line) => line.trim() !== '');
  const entry = <T extends { readonly items: readonly string[]; readonly location?: string }>(
    path: string,
    value: T,
  ): T => ({
    ...value,
    ...(value.location === undefined ? {} : { location: clean(`${path}.location`, value.location) }),
    items: list(`${path}.items`, value.items, clean),
  });
  const other = resume.other.flatMap(({ section, lines }, index) => {
    const sent = list(`other.${index}.lines`, lines).filter((line) => {
      const isOthers = isReference(section) && THIRD_PARTY.test(line);
      if (isOthers) leftOut.push({ text: line, why: 'private' });
      return !isOthers;
    });
    return sent.length === 0 ? [] : [{ section, lines: sent }];
  });
  const wanted = new Set(kept);
  const placed = list(
    'unclassified',
    resume.unclassified.filter((line) => wanted.has(line.trim())),
  );
  for (const line of resume.unclassified) {
    const text = line.trim();
    if (text === '' || wanted.has(text)) continue;
    leftOut.push({ text, why: judgeUnread(text) });
  }
  const town = findTown(resume.contact.location);
  const isAddress = findPersonalStretches('contact.location', resume.contact.location).length > 0;
  const location = clean('contact.location', resume.contact.location);
  return {
    resume: {
      ...resume,
      ...(resume.headline === undefined ? {} : { headline: loose('headline', headed.rest) }),
      contact: { ...resume.contact, location: isAddress && town !== null ? town : location },
      summary: resume.summary
        .split('\n')
        .map((line) => clean('about', line))
        .join('\n')
        .trim(),
      experiences: resume.experiences.map((one, index) => entry(`experiences.${index}`, one)),
      education: resume.education.map((one, index) => entry(`education.${index}`, one)),
      projects: resume.projects.map((one, index) => ({
        ...entry(`projects.${index}`, one),
        summary: clean(`projects.${index}.summary`, one.summary),
      })),
      courses: list('courses', resume.courses),
      skills: list('skills', resume.skills),
      languages: resume.languages.filter(({ language }) => language.trim() !== ''),
      other: placed.length === 0 ? other : [...other, { section: '', lines: placed }],
      unclassified: [],
    },
    registrations: [
      ...new Set([
        ...[...(given.registrations ?? []), ...headed.found].map(formatRegistration),
        ...findRegistrations(resume),
      ]),
    ],
    leftOut,
  };
}

/** A line that is about a registration and nothing else. */
const LONGEST_REGISTRATION = 40;

/** Objective, licence, availability and the like as sections of documents; registrations are next to the name. */
function toSections(given: ResumeStructure): ResumeStructure {
  const { objective, licence, availability, publications, volunteering, ...resume } = given;
  const fields = { objective, licence, availability, publications, volunteering };
  const other = [...writeFieldSections(fields), ...resume.other];
  delete resume.registrations;
  return { ...resume, other };
}

/** Registrations that the CV names outside of its jobs and that no other field shows. */
function findRegistrations({ unclassified, other, courses, summary, skills }: ResumeStructure): string[] {
  const shown = [summary, ...courses, ...skills].join('\n');
  const found = [...unclassified, ...other.flatMap(({ lines }) => lines)].flatMap((line) => {
    const councils = findCouncils(line).map(({ council, number }) => `${council} ${number}`);
    return councils.length === 1 && line.length <= LONGEST_REGISTRATION ? [line.trim()] : councils;
  });
  return [...new Set(found)].filter((one) => !shown.includes(one));
}
