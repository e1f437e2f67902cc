import { foldText, type TextRange } from '../../text/index.ts';

/** A kind of personal data; its pattern is matched on folded text. */
export interface PersonalKind {
  readonly label: string;
  readonly pattern: RegExp;
}

/**
 * Personal data that no selection needs; labels are shown to the person. White space is bounded: two unbounded stretches
 * side by side would cost the square of a line.
 */
const KINDS: readonly PersonalKind[] = [
  {
    label: 'CPF',
    // The council of technicians gives numbers that look the same.
    pattern:
      /\bcpf\b[^\n\d]{0,12}\d[\d.\s-]{8,14}|(?<!\d)(?<!\b(?:cft|crt|cfta)\b[^\n\d]{0,12})\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/u,
  },
  {
    label: 'RG',
    pattern:
      /\b(?:rg|identidade|registro geral)\b\s{0,40}(?:n[o.º]*\s{0,40})?[:.-]?\s{0,40}\d[\d.x\s-]{5,14}/u,
  },
  {
    label: 'data de nascimento',
    pattern:
      /\b(?:data de nascimento|nascimento|nascid[oa](?: em)?|date of birth|birth ?date|dob|born(?: on)?)\b\s{0,40}[:-]?\s{0,40}(?:em )?\d[^\n]{0,24}/u,
  },
  {
    label: 'idade',
    pattern: new RegExp(
      [
        String.raw`\b(?:idade|age)\s{0,40}[:-]?\s{0,40}\d{2}\b(?: anos)?|(?<![\p{L}\d])(?:1[4-9]|[2-7]\d) anos de idade\b|`,
        String.raw`(?:^|[\n,|•-]\s{0,40})(?:1[4-9]|[2-7]\d) anos\s{0,40}(?=$|[\n,|•-])`,
      ].join(''),
      'u',
    ),
  },
  {
    label: 'estado civil',
    pattern: new RegExp(
      [
        String.raw`\b(?:estado civil|marital status)\b[^\n]{0,30}|(?:^|[\n,|•.;]\s{0,40})(?:sou )?(?:solteir[oa]|casad[oa]|`,
        String.raw`divorciad[oa]|viuv[oa]|separad[oa]|em uniao estavel)\s{0,40}(?=$|[\n,|•.;]|e (?:mae|pai|com filh|sem filh))`,
      ].join(''),
      'u',
    ),
  },
  {
    label: 'filhos',
    pattern:
      /\b(?:\d+|um|uma|dois|duas|tres|sem|possui|tenho)\s{1,40}filh[oa]s?\b|\bfilhos\s{0,40}[:-]\s{0,40}\S+/u,
  },
  { label: 'religião', pattern: /\b(?:religiao|religion)\s{0,40}[:-]\s{0,40}\S[^\n]{0,30}/u },
  { label: 'nacionalidade', pattern: /\bnacionalidade\s{0,40}[:-]\s{0,40}\S[^\n]{0,24}/u },
  { label: 'número da CNH', pattern: /\bcnh\b[^\n]{0,20}\b\d{9,11}\b/u },
  {
    label: 'PIS, CTPS ou título de eleitor',
    pattern:
      /\b(?:pis(?:\/pasep)?|ctps|titulo de eleitor)\b\s{0,40}(?:n[o.º]*\s{0,40})?[:.-]?\s{0,40}\d[\d.\s/-]{5,}/u,
  },
  {
    label: 'endereço completo',
    pattern: new RegExp(
      [
        String.raw`\b(?:rua|r\.|avenida|av\.|travessa|alameda|rodovia|estrada|praca)\s{1,40}(?=\S)`,
        String.raw`[^\n]{3,60}?,?\s{0,40}(?:n[o.º]*\s{0,40})?\d{1,5}\b[^\n]{0,60}|`,
        String.raw`\bcep\s{0,40}[:.-]?\s{0,40}\d{5}-?\d{3}`,
      ].join(''),
      'u',
    ),
  },
  {
    label: 'nome dos pais',
    pattern: /\b(?:filiacao|nome d[ao] (?:mae|pai))\b\s{0,40}[:-]\s{0,40}\S[^\n]{0,60}/u,
  },
];

/** A kind of personal data found in a text, with the words that show it. */
export interface PersonalDatum {
  readonly label: string;
  readonly excerpt: string;
}

/** The same with its place in the text. */
export interface PlacedDatum extends PersonalDatum, TextRange {}

/** Finds where a text carries personal data that a CV should not: the first place of each kind. */
export const locatePersonalData = (text: string): PlacedDatum[] => locateKinds(text, KINDS);

/** The first place of each kind in a text, without the signs around it. */
export function locateKinds(text: string, kinds: readonly PersonalKind[]): PlacedDatum[] {
  const { folded, toOriginal } = foldText(text);
  return kinds.flatMap(({ label, pattern }) => {
    const match = pattern.exec(folded);
    if (match === null) return [];
    const found = text.slice(toOriginal(match.index), toOriginal(match.index + match[0].length));
    const start = toOriginal(match.index) + (/^[\s,;|•.-]+/u.exec(found)?.[0].length ?? 0);
    const excerpt = found.replace(/^[\s,;|•.-]+|\s+$/gu, '');
    return [{ label, excerpt, start, end: start + excerpt.length }];
  });
}

/** Finds personal data that a CV should not carry. */
export const findPersonalData = (text: string): PersonalDatum[] =>
  locatePersonalData(text).map(({ label, excerpt }) => ({ label, excerpt }));
