import { toDisplayText, foldKey, squeeze } from '../../../text/index.ts';
import { BUTTONS, FRAME, STATES } from '../../../generated/phrases/pasted.ts';

/** Buttons, counters and labels of the page that are no part of the profile; whole folded lines. */
const NOISE: readonly RegExp[] = [
  /^(?:\W*(?:ver|exibir|mostrar|see|show) (?:mais|menos|more|less)\W*)$/u,
  /^\W*(?:exibir|mostrar|ver|show) (?:tod[oa]s|all)\b.*$/u,
  BUTTONS,
  /^(?:tenho interesse em\.{3}|open to|adicionar secao(?: do perfil)?|add profile section|aprimorar perfil|enhance profile)$/u,
  /^(?:mais de )?[\d.,]+\+?\s*(?:conexoes|connections|seguidores|followers|recomendac\S+ d[ea]s? competencias?|endorsements?)(?: .*)?$/u,
  /^(?:conexoes|seguidores|connections|followers)(?: em comum)?\b.*$/u,
  /^(?:exibir credencial|show credential|codigo da credencial.*|credential id.*)$/u,
  /^(?:\(?(?:ele\/dele|ela\/dela|elu\/delu|he\/him|she\/her|they\/them)\)?)$/u,
  /^\W*(?:1o|2o|3o|1º|2º|3º|1st|2nd|3rd)(?: (?:grau|degree) connection)?\W*$/u,
  /^(?:ajudou a conseguir este emprego|helped me get this job|linkedin helped me get this job|o linkedin (?:me )?ajudou.*)$/u,
  STATES,
  FRAME,
  /^(?:experimente|testar?|try) (?:o )?premium\b.*$/u,
  /^[·•|\-–—\s]*$/u,
];

/** The sign of a company's logo, which opens an entry of the page. */
const LOGO = /^(?:logo d[aeo]s? .+|logotipo d[aeo]s? .+|.+ logo)$/u;

/** A line of the page that was copied; `opens` marks the first line after a logo. */
export interface PastedLine {
  readonly text: string;
  readonly folded: string;
  readonly opens: boolean;
  /** Blank lines come before it. */
  readonly apart: boolean;
}

const isNoise = (folded: string): boolean => NOISE.some((pattern) => pattern.test(folded));

/** "… ver mais" at the end of a text that the page cut off. */
export const CUT = /\s*(?:…|\.{3})\s*(?:ver|exibir|mostrar|see|show)\s+(?:mais|more)\s*$/iu;

/** Whether the second half of a line repeats the first, as copied pages double their labels. */
function removeDouble(text: string): string {
  const half = text.length / 2;
  const [first, second] = [text.slice(0, Math.floor(half)), text.slice(Math.ceil(half))];
  if (text.length < 8 || first !== second || !/^\S.*\S$/u.test(first)) return text;
  return /\s/u.test(first) || /\p{Ll}\p{Lu}/u.test(first.at(-1) + second.charAt(0)) ? first : text;
}

/** The lines of a copied profile page without its buttons, each once. */
export function readPastedLines(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let opens = false;
  let apart = false;
  for (const raw of toDisplayText(text).split('\n')) {
    const line = removeDouble(squeeze(raw).replace(CUT, ''));
    const folded = foldKey(line);
    if (folded === '') apart = true;
    if (folded === '' || isNoise(folded)) continue;
    if (LOGO.test(folded)) {
      opens = true;
      continue;
    }
    if (lines.at(-1)?.folded === folded) continue;
    lines.push({ text: line, folded, opens, apart });
    opens = false;
    apart = false;
  }
  return lines;
}
