import * as listed from '../../generated/words/resume-lines.ts';
import { foldKey } from '../../text/index.ts';

const makeWordSet = (list: string): ReadonlySet<string> => new Set(list.split(','));

const TITLE_STEMS = makeWordSet(listed.TITLE_STEMS);
/** Words of {@link TITLE_STEMS} that companies carry in their names too; they count half. */
const WEAK_TITLE = makeWordSet(listed.WEAK_TITLE_STEMS);
const COMPANY_WORDS = makeWordSet(listed.COMPANY_WORDS);
const INSTITUTION_WORDS = makeWordSet(listed.INSTITUTION_WORDS);
const DEGREE_WORDS = makeWordSet(listed.DEGREE_WORDS);

const DEGREE_ABBREVIATION = new RegExp(
  [
    String.raw`^(?:Ph\.?D\.?|D\.?Phil\.?|B\.?Sc\.?|M\.?Sc\.?|B\.?S\.?|M\.?S\.?|B\.?A\.?|M\.?A\.?|B\.?E\.?|`,
    String.raw`B\.?Eng\.?|M\.?Eng\.?|B\.?Tech\.?|M\.?Tech\.?|MBA|BBA|BFA|MFA|B\.?Com\.?|M\.?Phil\.?|`,
    String.raw`LL\.?[BM]\.?|J\.?D\.?|M\.?D\.?|Bacharelado|Licenciatura|Tecnólogo|Graduação|Mestrado|`,
    String.raw`Doutorado|Especialização|Pós-graduação|Técnico)$`,
  ].join(''),
  'u',
);

const FOREIGN_DEGREE = /^[A-Z][A-Za-z.]{1,5}$/u;

/** Splits "PhD National University" into degree and rest; null if the text does not begin with a separate degree. */
export function splitLeadingDegree(text: string): { degree: string; rest: string } | null {
  const match = /^(?<degree>\S+)\s+(?!(?:in|of|em|de|and|e|-|–)\s)(?<rest>\S.*)$/u.exec(text)?.groups;
  const degree = match?.['degree'] ?? '';
  const rest = match?.['rest'] ?? '';
  if (!isBareDegree(degree)) return null;
  return FOREIGN_DEGREE.test(degree) || scoreInstitution(rest) > 0 ? { degree, rest } : null;
}

/** Whether a text is a degree and nothing else ("PhD", "Mestrado"). */
const isBareDegree = (text: string): boolean => DEGREE_ABBREVIATION.test(text.trim());

const splitTokens = (text: string): string[] =>
  foldKey(text)
    .split(/[\s,;()/|–—]+/u)
    .map((token) => token.replace(/^[.:]+|[:]+$/gu, ''))
    .filter((token) => token !== '');

const stripEnding = (token: string): string =>
  token.replace(/\(.*$/u, '').replace(/\.$/u, '').replace(/s$/u, '');

function count(text: string, list: ReadonlySet<string>, weak?: ReadonlySet<string>): number {
  let sum = 0;
  for (const token of splitTokens(text)) {
    const bare = stripEnding(token);
    const hit = list.has(token) ? token : list.has(bare) ? bare : null;
    if (hit !== null) sum += weak?.has(hit) === true ? 0.5 : 1;
  }
  return sum;
}

/** How much a text reads like the name of a job. */
export const scoreTitle = (text: string): number => count(text, TITLE_STEMS, WEAK_TITLE);

/** How much a text reads like the name of a company. */
export const scoreCompany = (text: string): number => count(text, COMPANY_WORDS);

/** Schooling, which no school is named after. */
const SCHOOLING =
  /^(?:(?:senior )?high|secondary|middle|elementary|primary) school(?: (?:diploma|certificate|degree))?$/u;

const isSchooling = (text: string): boolean => SCHOOLING.test(foldKey(text));

/** How much a text reads like the name of a place of study. */
export const scoreInstitution = (text: string): number =>
  isSchooling(text)
    ? 0
    : // "PUC-Campinas", "FATEC-SP": the acronym before the hyphen tells.
      count(
        text.replace(
          /(?<=(?<!\p{L})(?:PUC|FATEC|Fatec|ETEC|Etec|SENA[CI]|SESI|CEFET|UNESP|USP))-(?=\p{L})/gu,
          ' ',
        ),
        INSTITUTION_WORDS,
      );

/** How much a text reads like a degree or course of study. */
export const scoreDegree = (text: string): number => count(text, DEGREE_WORDS) + (isSchooling(text) ? 2 : 0);
