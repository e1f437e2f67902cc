import { type DraftedText, LINKEDIN_LIMITS } from '@aura/shared-domain';
import type { Measured } from '../score/input.ts';
import { describeAtCompany } from './company.ts';
import { findAudience, findHeadlineResult } from './deeds.ts';
import { GAPS } from '../../generated/linkedin-gaps.ts';
import { buildDraftedText, type OwnWords } from './fact.ts';
import { findGoal, listHeldRoles } from './roles.ts';
import { listSpecialties } from './specialties.ts';
import { findCurrentStudy } from './studies.ts';

const SPECIALTIES = 3;
const SEPARATOR = ' | ';

/** A headline of the result: how it is built and the text itself. */
export interface DraftedHeadline {
  readonly formula: string;
  readonly characters: number;
  readonly drafted: DraftedText;
}

/** A part of a headline with what it rests on. `shorter` takes its place where the whole does not fit. */
interface Piece {
  readonly text: string;
  readonly words: readonly OwnWords[];
  readonly shorter?: Piece;
}

/** Joins the pieces; pieces give way to their shorter forms, from the last one on, until the limit holds. */
function compose(formula: string, pieces: readonly Piece[]): DraftedHeadline {
  let fitted = [...pieces];
  const textOf = (): string => fitted.map(({ text }) => text).join(SEPARATOR);
  while (textOf().length > LINKEDIN_LIMITS.headline) {
    const at = fitted.findLastIndex(({ shorter }) => shorter !== undefined);
    if (at < 0) break;
    fitted = fitted.map((piece, index) => (index === at ? (piece.shorter ?? piece) : piece));
  }
  const text = textOf();
  return {
    formula,
    characters: text.length,
    drafted: buildDraftedText(
      text,
      fitted.flatMap(({ words }) => words),
    ),
  };
}

function makeSpecialtyPiece(words: readonly OwnWords[]): Piece {
  if (words.length === 0) return { text: GAPS.specialty.token, words: [] };
  const text = words.map((one) => one.text).join(' · ');
  return words.length === 1
    ? { text, words, shorter: { text: GAPS.specialty.token, words: [] } }
    : { text, words, shorter: makeSpecialtyPiece(words.slice(0, -1)) };
}

/** The current role; during a change of career also the target, so that nothing false is claimed. */
function makeRolePiece(measured: Measured, withCompany: boolean): Piece {
  const [latest] = listHeldRoles(measured);
  const goal = findGoal(measured);
  if (!latest) {
    const held = [findCurrentStudy(measured)].filter((words) => words !== null);
    const aim = goal ? [`Objetivo: ${goal.words.text}`] : [];
    const texts = [...held.map(({ text }) => text), ...aim];
    return texts.length === 0
      ? { text: GAPS.role.token, words: [] }
      : { text: texts.join(SEPARATOR), words: [...held, ...(goal ? [goal.words] : [])] };
  }
  const plain: Piece = { text: latest.title, words: [latest.words] };
  if (goal?.isChange === true)
    return {
      text: goal.isOtherField
        ? `${latest.title} em transição para ${goal.words.text}`
        : `${latest.title}${SEPARATOR}Objetivo: ${goal.words.text}`,
      words: [latest.words, goal.words],
      shorter: plain,
    };
  return withCompany && latest.company !== '' && latest.current
    ? { text: `${latest.title} ${describeAtCompany(latest.company)}`, words: [latest.words], shorter: plain }
    : plain;
}

/** Three headlines by three formulas, from the person's own words; missing facts are gaps. */
export function draftHeadlines(measured: Measured): DraftedHeadline[] {
  const result = findHeadlineResult(measured);
  const gap: Piece = { text: GAPS.result.token, words: [] };
  const resultPiece: Piece = result ? { text: result.text, words: [result], shorter: gap } : gap;
  const audience = findAudience(measured);
  const audiencePiece: Piece = audience
    ? { text: `Experiência com ${audience.text}`, words: [audience] }
    : { text: `Trabalho para ${GAPS.audience.token}`, words: [] };
  const tools = makeSpecialtyPiece(listSpecialties(measured, SPECIALTIES));
  return [
    compose('Cargo | Especialidades | Resultado', [makeRolePiece(measured, false), tools, resultPiece]),
    compose('Cargo | Especialidades | Para quem', [makeRolePiece(measured, false), tools, audiencePiece]),
    compose('Resultado | Cargo e empresa | Especialidades', [
      resultPiece,
      makeRolePiece(measured, true),
      tools,
    ]),
  ];
}
