import { type Seniority, SENIORITIES } from '@aura/shared-domain';
import { foldText } from '../../text/index.ts';
import type { Segment } from './segments.ts';
import { TRADES } from '../../generated/phrases/terms.ts';

/** Words of a title that name a rung. On folded text. */
const RUNGS: Readonly<Record<Seniority, RegExp>> = {
  intern: /(?<!\p{L})(?:estagi\p{L}+|intern|internship)(?!\p{L})/u,
  apprentice: /(?<!\p{L})(?:aprendiz|apprentice)(?!\p{L})/u,
  junior: /(?<![\p{L}\p{N}])(?:junior|jr|trainee|entry[- ]level|i)(?![\p{L}\p{N}])/u,
  mid: /(?<![\p{L}\p{N}])(?:pleno|plena|pl|mid|mid[- ]level|middle|ii)(?![\p{L}\p{N}])/u,
  senior: /(?<![\p{L}\p{N}])(?:senior|sr|especialista|specialist|iii|staff|principal)(?![\p{L}\p{N}])/u,
  lead: /(?<!\p{L})(?:coordenador[a]?|coordenacao|supervisor[a]?|supervisao|lider|encarregad[oa]|lead|team leader|coordinator|mestre de obras|chefe)(?!\p{L})/u,
  manager: /(?<!\p{L})(?:gerente|gerencia|manager)(?!\p{L})/u,
  director:
    /(?<!\p{L})(?:diretor[a]?|diretoria|director|head|ceo|cfo|cto|coo|vp|vice[- ]president\p{L}*|chef executiv[oa]|executive chef)(?!\p{L})/u,
};

/** The rungs that a title names, lowest first; a title may name several, "Pleno/Sênior". */
export function findTitleSeniorities(title: string): Seniority[] {
  const folded = foldText(title)
    .folded.replace(/\b(?:sr|jr)\(a\)/gu, ' ')
    .replace(TRADES, ' ');
  // A lone letter is a rung only at the end: "Analista I", not "I am".
  const bare = folded.replace(/(?<![\p{L}\p{N}])i{1,3}(?![\p{L}\p{N}])(?!\s*(?:$|[-–/|,(]|e i|ou i))/gu, ' ');
  return SENIORITIES.filter((seniority) => RUNGS[seniority].test(bare));
}

/** Labels of the seniority outside of the title. */
const LABEL = /^\W*(?:nivel|senioridade|seniority|level)/u;
const NAMED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:nivel|senioridade|seniority|level|profissiona(?:l|is)|vaga|perfil)(?: (?:hierarquico|`,
    String.raw`level|de senioridade|e|para|nivel|da vaga))*[\s:–-]{1,3}(?<rungs>(?:(?:junior|jr|pleno|`,
    String.raw`plena|pl|senior|sr|mid|lead|estagio|trainee)\.?(?:\s?[/,]\s?|\s(?:e|ou|a|or|to)\s|$|(?=[\s.;)])))+)`,
  ].join(''),
  'u',
);

/** The seniorities of an ad: from its title, otherwise from its statement of the level; empty if it names none. */
export function findSeniorities(title: string, segments: readonly Segment[]): Seniority[] {
  const titled = findTitleSeniorities(title);
  if (titled.length > 0) return titled;
  for (const { folded, section, label } of segments) {
    if (section === 'benefits') continue;
    if (LABEL.test(label)) return findTitleSeniorities(folded.folded);
    const rungs = NAMED.exec(folded.folded)?.groups?.['rungs'];
    if (rungs !== undefined) return findTitleSeniorities(rungs);
  }
  return [];
}
