import { locatePersonalData } from '../resume/notices/personal-data.ts';
import { capitalizeFirst, foldText, squeeze, type TextRange } from '../text/index.ts';

/** A stretch of a text that holds personal data; the label is shown to the person. */
export interface PersonalStretch extends TextRange {
  readonly label: string;
}

/** Kinds that the reader of files leaves in the text. On folded text. */
const MORE: readonly { readonly label: string; readonly pattern: RegExp }[] = [
  {
    label: 'religião',
    pattern: new RegExp(
      [
        String.raw`(?<!\p{L})(?:religiao|religion)\s*[:–-]\s*\S[^\n]{0,30}|^(?:sou )?(?:evangelic[oa]|catolic[oa]|`,
        String.raw`espirita|umbandista|candomblecista|testemunha de jeova)(?: praticante)?[.]?$`,
      ].join(''),
      'u',
    ),
  },
  {
    label: 'foto',
    pattern:
      /(?<!\p{L})(?:foto(?:grafia)?\s*(?:3\s?x\s?4|em anexo|anexad?a|recente|:)|segue (?:minha )?foto|photo\s*(?:attached|enclosed|:))/u,
  },
  {
    label: 'filhos',
    pattern:
      /(?<!\p{L})(?:numero de filhos|no\.? de filhos)\s*[:–-]?\s*\d{1,2}|^(?:mae|pai) de \S+(?: \S+)? filh[oa]s?/u,
  },
  {
    label: 'idade',
    pattern:
      /(?<!\p{L})tenho (?:1[4-9]|[2-7]\d) anos(?!\p{L}| de (?:experiencia|estrada|carreira|profissao|area))/u,
  },
];

/**
 * Personal even in a description of work. Other kinds are not: a child or a marriage that the work is about belongs to
 * other people.
 */
const ALWAYS = new Set(['CPF', 'RG', 'número da CNH']);

/**
 * Finds the personal data that no selection asks for, the first place of each kind.
 * @param path field that holds the text: `experiences.0.items.1`, `summary`
 */
export function findPersonalStretches(path: string, text: string): PersonalStretch[] {
  const atWork = path.includes('.items.') || path.endsWith('.summary');
  const { folded, toOriginal } = foldText(text);
  const more = MORE.flatMap(({ label, pattern }) => {
    const match = pattern.exec(folded);
    return match
      ? [{ label, start: toOriginal(match.index), end: toOriginal(match.index + match[0].length) }]
      : [];
  });
  const all = [...more, ...locatePersonalData(text)];
  return atWork ? all.filter(({ label }) => ALWAYS.has(label)) : all;
}

const LEFTOVER =
  /(?:^|[\s,;|•·–—-]+)(?:cpf|rg|cnh|cep|idade|nascimento|estado civil|endereco|endereço)?\W*$/iu;

/** A text without some ranges, and without the signs and labels around them. */
export function cutStretches(text: string, stretches: readonly TextRange[]): string {
  let rest = text;
  for (const { start, end } of stretches.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const tidy = squeeze(rest)
    .replace(/\s+(?=[,;.|])/gu, '')
    .replace(/[,;|•·–—-]\s*(?=[,;|•·–—-])/gu, '')
    .replace(/^[\s,;|•·:–—-]+/u, '')
    .replace(LEFTOVER, '')
    .replace(/(?<![\s,;|•·:–—-])[\s,;|•·:–—-]+$/u, '');
  if (!/\p{L}{2}/u.test(tidy)) return '';
  const opening = tidy.replace(/^(?:e|com|de|em)\s+/iu, '');
  return /^\p{Lu}/u.test(text) ? capitalizeFirst(opening) : opening;
}

/** Town and state at the end of an address: "Rua das Flores, 12 – Centro – Recife/PE". */
const TOWN = /([\p{Lu}][\p{L}' ]{2,40}?)\s?(?:[-–/,]|\s)\s?([A-Z]{2})(?:\W*(?:CEP\W*)?\d{5}-?\d{3})?\W*$/u;

/** The town of an address, "Recife, PE"; null if unknown. */
export function findTown(address: string): string | null {
  const town = TOWN.exec(address);
  return town ? `${town[1]}, ${town[2]}` : null;
}
