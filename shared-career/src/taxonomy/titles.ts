import { foldKey } from '../text/index.ts';

/** Rungs and contract words that say nothing about the trade itself. */
const RANK = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:junior|jr|pleno|pl|senior|sr|trainee|estagiario|estagiaria|estagio|`,
    String.raw`aprendiz|especialista|i{1,3}|iv|[1-3]|clt|pj|home office|remoto|remota|hibrido|presencial)(?![\p{L}\p{N}])\.?`,
  ].join(''),
  'gu',
);

/** The feminine of a masculine noun written with `(a)`: "Enfermeiro(a)" → "enfermeira", "Gestor(a)" → "gestora". */
const makeFeminine = (stem: string): string => (stem.endsWith('o') ? `${stem.slice(0, -1)}a` : `${stem}a`);

/**
 * A title as a key for comparison: folded, no punctuation, no seniority. The complete title if nothing else remains.
 */
function makeTitleKey(title: string): string {
  const folded = foldKey(title)
    .replace(/[^\p{L}\p{N}+#.()/]+/gu, ' ')
    .trim();
  const bare = folded.replace(RANK, ' ').replace(/\s+/gu, ' ').trim();
  return bare === '' ? folded : bare;
}

/** A title in its masculine and feminine forms where it is written with "(a)" or "/a"; otherwise itself. */
export function listTitleForms(title: string): string[] {
  const key = makeTitleKey(title);
  const marked = /(\p{L}+)(?:\(a\)|\/a(?!\p{L}))/gu;
  const masculine = key.replace(marked, '$1');
  if (masculine === key) return [key];
  return [masculine, key.replace(marked, (_, stem: string) => makeFeminine(stem))];
}
