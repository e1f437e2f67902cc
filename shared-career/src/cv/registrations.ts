import type { SkillMention } from '../taxonomy/find-skills.ts';
import { NOT_OWN } from '../generated/phrases/claims.ts';

/** Councils by the abbreviation before the number. */
const COUNCILS: Readonly<Record<string, string>> = {
  COREN: 'coren',
  CRM: 'crm-medico',
  OAB: 'oab',
  CREA: 'crea',
  CRC: 'crc',
  CRP: 'crp',
  CRN: 'crn',
  CREFITO: 'crefito',
  CRF: 'crf',
  CRO: 'cro',
  CREF: 'cref',
  CAU: 'cau',
  CRESS: 'cress',
  CRECI: 'creci',
};
const STATES = 'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO';
const NUMBER = String.raw`\d[\d.]{2,}(?:[-/]\p{Lu}{1,4})?`;
/** A council in upper case, as registrations are written, or as a name: "COREN", "Coren". */
export const writeCouncilPattern = (council: string): string =>
  `${council.charAt(0)}(?:${council.slice(1)}|${council.slice(1).toLowerCase()})`;
/** "COREN-PE 123.456", "OAB/SP 1234", "CRM-SP", "CRP 06/12345", "Coren 123456". */
const COUNCIL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${Object.keys(COUNCILS).map(writeCouncilPattern).join('|')})(?:\s?[-/]\s?(?:${STATES}|\d{1,2})|\s(?:${STATES}|` +
    String.raw`\d{1,2}(?=[/-])))?(?:[\s:/-]*(?:n[º°o.]{1,2}\s?)?(${NUMBER}))?(?![\p{L}])`,
  'gu',
);
/** "CNH: categoria E", "CNH (AD)", "Habilitação AE". The letter in upper case: "CNH e carro" names no category. */
const DRIVING = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:CNH|[Cc]nh|[Hh]abilitação|HABILITAÇÃO|[Cc]arteira(?: [Nn]acional)? de (?:[Hh]abilitação|`,
    String.raw`[Mm]otorista))[\s:("“–-]{0,4}(?:(?:[Cc]ategorias?|CATEGORIA|[Cc]at\.?)[\s:("“–-]{0,4})?(A\s?[/e]?\s?[BCDE]|`,
    String.raw`[ABCDE])(?![\p{L}\p{N}])`,
  ].join(''),
  'gu',
);

export interface Registration extends SkillMention {
  /** Whether it has a number: then it counts anywhere, even in a job's item. */
  readonly numbered: boolean;
}

/** Registrations and driving categories written out in a text, in order of appearance. */
export function findRegistrations(text: string): Registration[] {
  const councils = [...text.matchAll(COUNCIL)].flatMap((match): Registration[] => {
    const skillId = COUNCILS[(match[1] ?? '').toUpperCase()];
    const bare = match[0] === match[1];
    const isWord = match[1] !== match[1]?.toUpperCase();
    // "CRM" alone is the software; with a state or a number it is the doctor's registration.
    if (!skillId || (bare && (isWord || skillId === 'crm-medico'))) return [];
    const end = match.index + match[0].length;
    return [{ skillId, start: match.index, end, numbered: match[2] !== undefined }];
  });
  const driving = [...text.matchAll(DRIVING)].flatMap((match): Registration[] => {
    const letters = (match[1] ?? '').replace(/[^ABCDE]/gu, '');
    const span = { start: match.index, end: match.index + match[0].length, numbered: false };
    return Array.from(letters, (letter) => ({ skillId: `cnh-${letter.toLowerCase()}`, ...span }));
  });
  return [...councils, ...driving].toSorted((a, b) => a.start - b.start);
}

/** Registers that the catalogue of skills does not know: only who holds a number in one has it. */
const COUNCIL_NAMES =
  'CFTA|CFT|CRTR|CRMV|CRBM|CRQ|CRB|CREA|CAU|CRC|CRESS|MTE|MT[Bb]|SRTE|DRT|C?ANAC|SUSEP|CADASTUR';
const REGION = String.raw`(?:[-/\s]?(\p{Lu}{2}|\d{1,2})(?![\p{L}\d./]))?(?:\s?\d{1,2}[ªa](?: Região)?(?:\/\p{Lu}{2})?(?!\p{L}))?`;
const NUMBER_MARK = String.raw`(?:\s(?:ativo|regular))?[\s:,–-]{0,3}(?:registro )?(?:n[º°o.]{1,2}\s?)?`;
const NUMBER_ITSELF = String.raw`((?:[A-Z]|\d?\p{Lu}{2})?\d[\d.]{4,}(?:-\d{1,2})?(?:[-/]\p{Lu}{1,2}(?:-\d)?)?)`;
const REGISTER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${COUNCIL_NAMES})${REGION}${NUMBER_MARK}${NUMBER_ITSELF}`,
  'gu',
);

/** "CRB-6/9987", "CRB-6 9987": behind the region of a council a number may be short, but a year is none. */
const REGIONAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(CRB|CRBM|CRQ|CRTR)[-\s](\d{1,2})ª?\s?[\/ ]\s?(?!(?:19|20)\d\d(?!\d))(\d[\d.]{2,}(?:-\p{Lu})?)(?![\p{L}\d/])`,
  'gu',
);

/** Registrations that a number makes certain: the council with its state, and the number. */
export function findCouncils(text: string): { council: string; number: string }[] {
  if (NOT_OWN.test(text)) return [];
  const known = [...text.matchAll(COUNCIL)].flatMap(([whole, council = '', number]) => {
    if (number === undefined) return [];
    const name = council.toUpperCase();
    const state = new RegExp(String.raw`[-/\s](${STATES})(?!\p{L})`, 'u').exec(whole)?.[1];
    return [{ council: state ? `${name}-${state}` : name, number }];
  });
  const names = new Set(known.map(({ council }) => /^\p{L}+/u.exec(council)?.[0]));
  const regional = [...text.matchAll(REGIONAL)].map(([, council = '', region = '', number = '']) => {
    names.add(council);
    return { council: `${council}-${region}`, number };
  });
  const others = [...text.matchAll(REGISTER)].flatMap(([, register = '', place, number = '']) => {
    const council = register === 'CANAC' ? 'ANAC' : register;
    return names.has(council) ? [] : [{ council: place ? `${council}-${place}` : council, number }];
  });
  return [...known, ...regional, ...others];
}
