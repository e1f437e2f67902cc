import type { Evidence } from '@aura/shared-domain';
import { foldText, type FoldedText, type TextRange } from '../../text/index.ts';
import { withoutDenials } from './denials.ts';
import { blankOut } from './plain-text.ts';
import { type AdSection, inlineHead, sectionOfHead } from './sections.ts';

/** A sentence or list entry of an ad. `text` is what it says, with denials blanked out; offsets count in the ad. */
export interface Segment {
  readonly section: AdSection;
  /** The label before it in its line, folded: "nivel" of "Nível: Pleno"; empty where it has none. */
  readonly label: string;
  readonly text: string;
  readonly folded: FoldedText;
  readonly start: number;
  /** Its line in the ad, from 1. */
  readonly line: number;
}

/**
 * Ends of a sentence, bullets in the middle of a pasted line, and a wish in brackets: "ensino médio (superior em
 * Direito será um diferencial)". "Sr." or "n." end nothing.
 */
const BREAK =
  /(?<=[\p{Ll}\p{N})%][.!?;])\s+(?=[\p{Lu}\p{N}•*-])|;\s*|(?:(?<!\s)\s+)?[•▪●✓✔►◦·]\s*|(?<!\s)\s+[-–*]\s+(?=\p{Lu})|(?<!\s)\s+\((?=[^()]{16,}(?:diferencial|desejável|desejáveis|plus)\s*\))/gu;

/** Lines that list benefits without a head over them. */
const BENEFIT =
  /(?<!\p{L})(?:vale[- ](?:transporte|refeicao|alimentacao|combustivel)|plano (?:de saude|odontologico|medico)|assistencia (?:medica|odontologica)|seguro de vida|cesta basica|gympass|wellhub|totalpass|plr|day off|auxilio[- ]creche|health insurance|dental|401k|paid time off)(?!\p{L})/gu;
/** What a company says of itself. */
const COMPANY =
  /^\W*(?:somos|a empresa|nossa empresa|nosso grupo|o grupo|fundad[oa]|presente em|ha mais de \d+ anos|com mais de \d+ anos|estamos entre|we are (?:a|an|the)(?!\p{L})|we.re (?:a|an|the)(?!\p{L})|our company|founded|join (?:us|our))(?!\p{L})/u;
/** What it says to win people over, also in the middle of what the work is. */
const INVITATION =
  /^\W*(?:venha|vem|faca parte|junte-se|nosso proposito|nossa missao|nosso objetivo|acreditamos|valorizamos a diversidade|quer fazer parte|aqui na)(?!\p{L})/u;
/** Where such a sentence turns to whom it looks for. */
const SEEKS = /(?<!\p{L})(?:busca|procura|contrata|precisa|looking for|hiring|seeking)/u;

/** How to apply; nothing is asked for in it. */
const APPLY =
  /(?:envi(?:e|ar)|mand(?:e|ar)|encaminh(?:e|ar)) (?:seu |o seu |o )?(?:curriculo|cv)|candidat(?:e-se|ar-se)|inscrev(?:a-se|er)|https?:\/\/|www\.|@\p{L}|send (?:your|us) |apply (?:now|at|here|through)/u;

function sectionOfSentence(folded: string, section: AdSection): AdSection {
  if (section === 'benefits') return section;
  if ([...folded.matchAll(BENEFIT)].length >= 2) return 'benefits';
  if (APPLY.test(folded)) return 'about';
  if ((section === 'intro' || section === 'activities') && INVITATION.test(folded) && !SEEKS.test(folded))
    return 'about';
  if (section === 'about') return SEEKS.test(folded) ? 'intro' : 'about';
  return section === 'intro' && COMPANY.test(folded) && !SEEKS.test(folded) ? 'about' : section;
}

function segment(section: AdSection, label: string, raw: string, start: number, line: number): Segment {
  const text = withoutDenials(raw);
  const folded = foldText(text);
  return { section: sectionOfSentence(folded.folded, section), label, text, folded, start, line };
}

/** A segment with parts taken out, so that what was read once is not read again. */
export function without(from: Segment, ranges: readonly TextRange[]): Segment {
  if (ranges.length === 0) return from;
  const text = blankOut(from.text, ranges);
  return { ...from, text, folded: foldText(text) };
}

/** The pieces of a line: sentences and what stands between bullets. */
function piecesOf(line: string): TextRange[] {
  const pieces: TextRange[] = [];
  let from = 0;
  for (const match of line.matchAll(BREAK)) {
    pieces.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  return [...pieces, { start: from, end: line.length }].map(({ start, end }) => ({
    start,
    end: /^[^(]*\)\s*$/u.test(line.slice(start, end)) ? line.lastIndexOf(')', end) : end,
  }));
}

/**
 * Splits a plain ad (see `plainText`) into sentences and list entries, each with the section that it stands in.
 * A label such as "Horário: 8h às 17h" speaks of its own line only.
 */
export function segmentsOf(plain: string): Segment[] {
  const segments: Segment[] = [];
  let section: AdSection = 'intro';
  let at = 0;
  for (const [index, line] of plain.split('\n').entries()) {
    const before: AdSection = section;
    let labelled = false;
    for (const piece of piecesOf(line)) {
      const raw = line.slice(piece.start, piece.end);
      const own = sectionOfHead(raw);
      const opened = own === null ? inlineHead(raw) : null;
      labelled = opened ? opened.section === 'about' : labelled && own === null;
      section = own ?? opened?.section ?? section;
      const begin = piece.start + (opened?.rest ?? 0);
      const text = line.slice(begin, piece.end);
      if (own === null && text.trim() !== '')
        segments.push(segment(section, opened?.label ?? '', text, at + begin, index + 1));
    }
    if (labelled) section = before;
    at += line.length + 1;
  }
  return segments;
}

const LONGEST_EXCERPT = 240;

/** A segment as evidence; of a long one the part around an offset within it. */
export function evidenceOf(original: string, { text, start, line }: Segment, around = 0): Evidence {
  const whole = original.slice(start, start + text.length);
  const lead = /^[^\p{L}\p{N}(“"]*/u.exec(whole)?.[0].length ?? 0;
  const from =
    whole.length - lead <= LONGEST_EXCERPT
      ? lead
      : Math.max(lead, Math.min(Math.floor(around) - LONGEST_EXCERPT / 2, whole.length - LONGEST_EXCERPT));
  const excerpt = whole.slice(from, from + LONGEST_EXCERPT).trimEnd();
  return {
    source: 'job',
    docId: 'job',
    start: start + from,
    end: start + from + excerpt.length,
    excerpt,
    line,
  };
}
