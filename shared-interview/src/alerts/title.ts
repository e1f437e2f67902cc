import { foldText } from '@aura/shared-career';
import { quotePiece } from '../text/quoted.ts';
import { type Alert, quoteSentence } from './alert.ts';
import type { ResumeDocument } from './document.ts';
import type { Statement } from './statement.ts';

/** Positions by rank; words of one row are synonyms. Folded. */
const RANKS: readonly (readonly [string, string])[] = [
  ['trainee', 'estagi[oa]ri[oa]|trainee|aprendiz|intern'],
  ['assistant', 'assistente|auxiliar|ajudante|assistant'],
  ['analyst', 'analista|analyst'],
  ['technician', 'tecnic[oa]|technician'],
  ['lead', 'coordenador[a]?|supervisor[a]?|lider|encarregad[oa]|coordinator|team lead'],
  ['manager', 'gerente|manager|head'],
  ['director', 'diretor[a]?|director'],
];
const ANY_RANK = RANKS.map(([, words]) => words).join('|');
/** Statements about the person's own position; "era" alone may be about anyone. */
const HELD = new RegExp(
  String.raw`(?<!\p{L})(?:eu era|eu fui|eu sou|fui|sou|trabalhei como|trabalhava como|atuei como|atuava como|i was|` +
    String.raw`worked as) (?:um |uma |an? |the )?(${ANY_RANK})(?!\p{L})(?: \p{L}+){0,4} (?:na|no|em|da|do|at|of) ⟦E⟧`,
  'u',
);

const findRanks = (folded: string): string[] =>
  RANKS.filter(([, words]) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u').test(folded)).map(
    ([rank]) => rank,
  );

/** "Fui gerente na Ambev" where every title that the CV has there is of another rank. */
export function findTitleAlert(statement: Statement, document: ResumeDocument, docId: string): Alert | null {
  const { employer, skeleton } = statement;
  const said = HELD.exec(skeleton)?.[1];
  if (!employer || said === undefined) return null;
  const [rank] = findRanks(said);
  const held = employer.jobs.map(({ title }) => findRanks(foldText(title).folded));
  if (rank === undefined || held.some((ranks) => ranks.length === 0 || ranks.includes(rank))) return null;
  const titles = employer.jobs.map(({ title }) => quotePiece(title)).join(' e ');
  return {
    kind: 'differs',
    text: `Na resposta, o cargo em ${employer.name} é “${said}”; no currículo, ${titles}.`,
    evidence: [
      quoteSentence(docId, statement),
      ...employer.jobs.flatMap(({ path }) => document.evidence(`${path}.title`)),
    ],
  };
}
