import { findOccupation } from '../../taxonomy/find-occupation.ts';
import type { Segment } from './segments.ts';
import { findSectionOfHead } from './sections.ts';
import { TITLES_SIGNS } from '../../generated/signs.ts';
import { isCall, isWrittenAsRole } from './title-lines.ts';
import { TITLE_OPENING as OPENING } from '../../generated/phrases/terms.ts';

/** The title of an ad, the segment that holds it and where in its text. */
export interface AdTitle {
  /** Empty if the ad has no recognisable title. */
  readonly text: string;
  readonly segment: Segment | null;
  readonly at: number;
}

/** "Vaga: Enfermeiro(a)", "Cargo - Analista fiscal". */
const LABEL = TITLES_SIGNS.label;
/** The words after the verb, up to the end of the role: "… buscamos um(a) Enfermeiro(a) para a UTI". */
const SOUGHT = TITLES_SIGNS.sought;
/** Continuations of a title line: a place, a work model, a code. */
const TAIL =
  /\s+[-–—|•]\s+.*$|\s*[|•].*$|\s*\((?:[^)]{0,40}(?:vaga|remot|híbrid|presencial|clt|pj|pcd|cód|ref|[A-Z]{2}$)[^)]*)\)\s*$/iu;
/** The start of a sentence within a title: "pedreiro para obra residencial". */
const PURPOSE = /\s+(?:para|com|que|to|who|with)\s.*$/iu;
/** Words before the role within a line that begins with who hires: "… – vaga Executivo(a) de contas". */
const CALL =
  /^[^\p{L}]*(?:vagas?|processo seletivo|seleção|chamada|vem ser|venha ser|contrata)(?: (?:para|p\/|de|noss[oa]))?[\s:–-]+/iu;
/** General words for applicants and workplaces, which do not name the role. */
const NO_ROLE =
  /^(?:profissional|profissionais|pessoas?|talentos?|alguém|colaborador(?:\(a\))?|remoto|híbrido|presencial)$/iu;
const MOST_CHARACTERS = 90;
const MOST_WORDS = 12;
const FIRST_SEGMENTS = 15;
const FIRST_LINES = 5;

/** The title without additions, except a seniority: "Desenvolvedor Java - Pleno". */
function trimTitle(text: string): string {
  const plain = text.replace(/(?<![\s.,;:!–-])[\s.,;:!–-]+$/u, '');
  const rank =
    /[-–—|/]\s*((?:júnior|junior|jr|pleno|pl|sênior|senior|sr|trainee)(?:\s?[/e,]\s?(?:pleno|sênior|senior|sr|pl))*)\.?(?!\p{L})/iu.exec(
      plain,
    );
  if (rank) return plain.slice(0, rank.index + rank[0].length).trim();
  return plain.replace(TAIL, '').trim();
}

function readTitle(segment: Segment, from: number, length?: number): AdTitle | null {
  const raw = segment.text.slice(from, length === undefined ? undefined : from + length);
  const lead = /^[^\p{L}\p{N}]*/u.exec(raw)?.[0].length ?? 0;
  const text = trimTitle(raw.slice(lead).replace(PURPOSE, ''));
  const fits =
    !NO_ROLE.test(text) &&
    text.length >= 3 &&
    text.length <= MOST_CHARACTERS &&
    text.split(/\s+/u).length <= MOST_WORDS;
  return fits ? { text, segment, at: from + lead } : null;
}

/** The parts of a line between dashes and the like, with where each begins. */
function splitParts({ text }: Segment): { part: string; from: number }[] {
  return [...text.matchAll(/(?:(?!\s[-–—|·@]\s|:\s).)+/gu)].map((match) => {
    const lead = /^[\s\-–—|·@:]*/u.exec(match[0])?.[0].length ?? 0;
    return { part: match[0].slice(lead), from: match.index + lead };
  });
}

/** The role in a first line that begins with who hires, or in one after it. */
const findRoles = (segments: readonly Segment[]): AdTitle[] =>
  segments.flatMap((segment) =>
    splitParts(segment).flatMap(({ part, from }) => {
      const call = CALL.exec(part)?.[0].length ?? 0;
      const name = part.slice(call);
      if (!isWrittenAsRole(name) && (call === 0 || findOccupation(name) === null)) return [];
      return readTitle(segment, from + call, name.length) ?? [];
    }),
  );

const isKnown = ({ text }: AdTitle): boolean => findOccupation(text) !== null;

/** The title of an ad: labelled as such, or the role that the ad seeks, or one of its first short lines. */
export function findTitle(segments: readonly Segment[]): AdTitle {
  const first = segments.slice(0, FIRST_SEGMENTS);
  const labelled = first.flatMap((segment) => {
    const match = LABEL.exec(segment.text);
    const title = match ? readTitle(segment, match[0].length) : null;
    return title && findSectionOfHead(title.text) === null ? [title] : [];
  });
  if (labelled[0]) return labelled[0];
  const early = segments
    .filter(({ text }) => !isCall(text))
    .slice(0, FIRST_LINES)
    .filter(({ section, label, text }) => section === 'intro' && label === '' && !/https?:/u.test(text));
  const lines = early
    .filter(({ text }) => !text.includes('@'))
    .flatMap((segment) => readTitle(segment, OPENING.exec(segment.text)?.[0].length ?? 0) ?? []);
  const whole = lines.find((title) => isWrittenAsRole(title.text) && isKnown(title));
  const role = whole ?? findRoles(early)[0];
  if (role) return role;
  const known = lines.find(isKnown) ?? lines.find(({ segment }) => OPENING.test(segment?.text ?? ''));
  if (known) return known;
  const sought = first.flatMap((segment) => {
    const match = SOUGHT.exec(segment.text);
    const name = match?.groups?.['title'] ?? '';
    if (!match || name === '') return [];
    const at = match.index + match[0].indexOf(name, match[0].length - name.length);
    return readTitle(segment, at, name.length) ?? [];
  });
  const title = sought.find(isKnown) ?? lines[0] ?? sought[0];
  return title ?? { text: '', segment: null, at: 0 };
}
