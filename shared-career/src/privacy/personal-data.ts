import { locateKinds, locatePersonalData, type PersonalKind } from '../resume/notices/personal-data.ts';
import { capitalizeFirst, squeeze, type TextRange } from '../text/index.ts';

/** A stretch of a text that holds personal data; the label is shown to the person. */
export interface PersonalStretch extends TextRange {
  readonly label: string;
}

/** Kinds that the reader of files leaves in the text. On folded text. */
const MORE: readonly PersonalKind[] = [
  {
    label: 'religião',
    pattern: new RegExp(
      [
        String.raw`(?<!\p{L})(?:religiao|religion)\s*[:–-]\s*\S[^\n]{0,30}|(?:^|[\n,;|•.]\s{0,40})(?:sou )?(?:evangelic[oa]|`,
        String.raw`catolic[oa]|espirita|umbandista|candomblecista|testemunha de jeova)(?: praticante)?\s{0,40}(?=$|[\n,;|•.])`,
      ].join(''),
      'u',
    ),
  },
  {
    label: 'foto',
    pattern: new RegExp(
      [
        String.raw`(?<!\p{L})(?:foto(?:grafia)?\s*(?:3\s?x\s?4(?: em anexo| anexad?a| recente)?|em anexo|anexad?a|recente|:)|`,
        String.raw`segue (?:minha )?foto|photo\s*(?:attached|enclosed|:))`,
      ].join(''),
      'u',
    ),
  },
  {
    label: 'filhos',
    pattern:
      /(?<!\p{L})(?:(?:numero|no\.?) de filhos\s*[:–-]?\s*\d{1,2}|(?:mae|pai) de (?:\S+ ){0,2}filh[oa]s?(?!\p{L}))/u,
  },
  {
    label: 'idade',
    pattern:
      /(?<!\p{L})tenho (?:1[4-9]|[2-7]\d) anos(?!\p{L}| de (?:experiencia|estrada|carreira|profissao|area))/u,
  },
  {
    label: 'placa do veículo',
    pattern: /\(?(?<!\p{L})placas?\s{0,10}[:–-]?\s{0,10}[a-z]{3}[\s-]?\d[a-z\d]\d{2}(?![\p{L}\d])\)?/u,
  },
];

/** The telephone of somebody else, as who is asked about a job. On folded text. */
const OTHERS_PHONE: PersonalKind = {
  label: 'telefone de outra pessoa',
  pattern:
    /(?<!\p{L})(?:tel(?:efone)?|cel(?:ular)?|fone|contato|whats ?app)\s{0,10}[.:]{0,2}\s{0,10}\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}(?!\d)/u,
};

/**
 * Personal even in a description of work. Other kinds are not: a child or a marriage that the work is about belongs to
 * other people.
 */
const ALWAYS = new Set(['CPF', 'RG', 'número da CNH', 'placa do veículo', OTHERS_PHONE.label]);

/** What leads to an address: "Moro na Rua das Flores, 12". */
const LEAD =
  /(?<!\p{L})(?:(?:mor[oa]|moradora?|resid[oe]|residente|domiciliad[oa])(?: e domiciliad[oa])?(?: em| na| no| à)?|endereço\s?:?)\s+$/iu;
/** What a full stop may belong to inside of an address or a name: "Jd. Planalto". */
const SHORT_WORD =
  /(?<!\p{L})(?:\p{L}|av|trav?|al|rod|estr|p[çc]a|jd|jard|pq|vl|res|cond|conj|bl|apt?o?|esq|qd|lt|km|st[ao]|dra?|profa?|cel|gen|n[ºo])$/iu;
/** A sentence or a clause that is about something else. */
const SENTENCE_END = /[.;!?]\s|\s(?:e|mas|onde)\s(?=\p{Ll})/gu;
const PART_END = /[.;!?]\s|[,|]/gu;
/** Where data end whose words nobody can list, by label. */
const ENDS: Readonly<Record<string, RegExp>> = {
  'endereço completo': SENTENCE_END,
  'nome dos pais': SENTENCE_END,
  'estado civil': PART_END,
  'data de nascimento': PART_END,
  religião: PART_END,
  nacionalidade: PART_END,
};

/** A stretch with the words that lead to it, without the sentence behind it, and not ending inside of a word. */
function trimStretch(text: string, { label, start, end }: PersonalStretch): PersonalStretch {
  const pattern = ENDS[label];
  if (pattern === undefined) return { label, start, end };
  const from = LEAD.exec(text.slice(0, start))?.index ?? start;
  const found = text.slice(start, end);
  const stop = [...`${found} `.matchAll(pattern)].find(
    ({ 0: sign, index }) => !sign.startsWith('.') || !SHORT_WORD.test(found.slice(0, index)),
  );
  if (stop !== undefined) return { label, start: from, end: start + stop.index };
  const isBroken = /^[\p{L}\p{N}]/u.test(text.slice(end));
  return { label, start: from, end: isBroken ? start + found.search(/\s+\S*$/u) : end };
}

/** Whether a stretch is a part of another one: "dois filhos" of "mãe de dois filhos". */
const isWithin = (one: TextRange, other: TextRange): boolean =>
  other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;

/**
 * Finds the personal data that no selection asks for, the first place of each kind.
 * @param path field that holds the text: `experiences.0.items.1`, `summary`
 */
export function findPersonalStretches(path: string, text: string): PersonalStretch[] {
  const atWork = path.includes('.items.') || path.endsWith('.summary');
  const more = locateKinds(text, [...MORE, ...(atWork ? [OTHERS_PHONE] : [])]);
  const all = [...more, ...locatePersonalData(text)].map((stretch) => trimStretch(text, stretch));
  const whole = all.filter((one) => !all.some((other) => isWithin(one, other)));
  return atWork ? whole.filter(({ label }) => ALWAYS.has(label)) : whole;
}

const LEFTOVER =
  /(?:^|[\s,;|•·–—-]+)(?:cpf|rg|cnh|cep|idade|nascimento|estado civil|endereco|endereço)?\W*$/iu;

/** What may stand between two ranges that are cut as one. */
const JOINT = /^[\s,;|•·–—-]*(?:e\s+)?$/iu;

/** Ranges of a text from last to first, none in another or next to it. */
function mergeRanges(text: string, ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && (start <= last.end || JOINT.test(text.slice(last.end, start))))
      merged[merged.length - 1] = { ...last, end: Math.max(end, last.end) };
    else merged.push({ start, end });
  }
  return merged.toReversed();
}

/** A text without a range. What the range began goes on as a sentence, or ends with it. */
function cutRange(text: string, { start, end }: TextRange): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (!/[.!?]\s+$/u.test(before)) return `${before} ${after}`;
  const rest = after.replace(/^[\s,;|•]*(?:[.!?](?=\s|$)\s*|e (?=\p{L}))?/u, '');
  return `${before}${capitalizeFirst(rest)}`;
}

/** A text without some ranges, and without the signs and labels around them. */
export function cutStretches(text: string, stretches: readonly TextRange[]): string {
  const rest = mergeRanges(text, stretches).reduce(cutRange, text);
  const tidy = squeeze(rest)
    .replace(/\s+(?=[,;.|])/gu, '')
    .replace(/[,;|•·–—-]\s*(?=[,;|•·–—-])/gu, '')
    .replace(/[,;]\s*(?=[.!?](?:\s|$))/gu, '')
    .replace(/^(?:[\s,;|•·:–—-]|\.\s)+/u, '')
    .replace(LEFTOVER, '')
    .replace(/(?<![\s,;|•·:–—-])[\s,;|•·:–—-]+$/u, '');
  if (!/\p{L}{2}/u.test(tidy)) return '';
  const opening = tidy.replace(/^(?:e|com|de|em)\s+/iu, '');
  return /^\p{Lu}/u.test(text) ? capitalizeFirst(opening) : opening;
}

/** A text without personal data, and the stretches that were in it. */
export function withoutPersonalData(
  path: string,
  text: string,
): { readonly text: string; readonly left: readonly string[] } {
  const left: string[] = [];
  let rest = text;
  for (;;) {
    const stretches = findPersonalStretches(path, rest);
    if (stretches.length === 0) return { text: rest, left };
    for (const { start, end } of stretches) left.push(rest.slice(start, end));
    const shorter = cutStretches(rest, stretches);
    if (shorter.length >= rest.length) return { text: '', left };
    rest = shorter;
  }
}

/** Town and state at the end of an address: "Rua das Flores, 12 – Centro – Recife/PE". */
const TOWN = /([\p{Lu}][\p{L}' ]{2,40}?)\s?(?:[-–/,]|\s)\s?([A-Z]{2})(?:\W*(?:CEP\W*)?\d{5}-?\d{3})?\W*$/u;

/** The town of an address, "Recife, PE"; null if unknown. */
export function findTown(address: string): string | null {
  const town = TOWN.exec(address);
  return town ? `${town[1]}, ${town[2]}` : null;
}
