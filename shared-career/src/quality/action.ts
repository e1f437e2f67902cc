import { choosePlural } from '@aura/shared-domain';
import { opensWithAction } from '../wording/actions.ts';
import { findCliches } from '../wording/cliches.ts';
import { formatCounted } from '../wording/quote.ts';
import type { Line, QualityFacts } from './facts.ts';
import { gradeDimension, type Loss, type Measured, leaveUngraded } from './settle.ts';
import { ACTION, FEWEST_ITEMS, QUALITY_WEIGHTS } from './weights.ts';

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}.,’'/-]*[\p{L}\p{N}])?/gu;

/**
 * Whether an item is too short or too long to read well. Figures count towards the fewest words but not towards the
 * most, so that taking a number out of a long item never pays.
 */
export function judgeLength(text: string): 'short' | 'good' | 'long' {
  const words = text.match(TOKEN) ?? [];
  if (words.length < ACTION.words.fewest) return 'short';
  const inLetters = words.filter((word) => !/\d/u.test(word)).length;
  return inLetters > ACTION.words.most ? 'long' : 'good';
}

/** Points that lines with clichés cost, of the 100. */
export const computeClichePenalty = (lines: number): number =>
  Math.min(ACTION.cliche.most, ACTION.cliche.each * lines);

const has =
  (kind: 'empty' | 'passive') =>
  ({ text }: Line): boolean =>
    findCliches(text).some((cliche) => cliche.kind === kind);

/** Lines that hide the action behind a phrase, and lines with unverifiable phrases. */
export function selectClicheLines({ items, lines }: QualityFacts): { passive: Line[]; empty: Line[] } {
  const read = [...lines.filter(({ path }) => path === 'summary'), ...items];
  const passive = read.filter(has('passive'));
  return { passive, empty: read.filter((line) => has('empty')(line) && !has('passive')(line)) };
}

function makeLoss(id: string, lines: readonly Line[], points: number, message: string, action: string): Loss {
  return { id, points, message, action, evidence: lines.map((line) => line.evidence) };
}

function listLosses(facts: QualityFacts): Loss[] {
  const { items } = facts;
  const share = (lines: readonly Line[]): number => lines.length / items.length;
  const still = items.filter((line) => !opensWithAction(line.text));
  const short = items.filter((line) => judgeLength(line.text) === 'short');
  const long = items.filter((line) => judgeLength(line.text) === 'long');
  const { passive, empty } = selectClicheLines(facts);
  const penalty = computeClichePenalty(passive.length + empty.length);
  const part = (lines: readonly Line[]): number =>
    lines.length === 0 ? 0 : (penalty * lines.length) / (passive.length + empty.length);
  return [
    makeLoss(
      'action-verb',
      still,
      ACTION.verb * share(still),
      still.length === items.length
        ? `Nenhum dos ${items.length} itens começa pelo que foi feito.`
        : `${formatCounted(still.length, 'item', 'itens')} de ${items.length} não ${choosePlural(still.length, 'começa', 'começam')} pelo que foi feito.`,
      'Comece cada item pela ação: “organizei”, “reduzi”, “treinei”, “implantação de”.',
    ),
    makeLoss(
      'action-short',
      short,
      ACTION.length * share(short),
      `${formatCounted(short.length, 'item tem', 'itens têm')} menos de ${ACTION.words.fewest} palavras.`,
      'Diga o que foi feito, com que meio e para quê; uma linha cheia basta.',
    ),
    makeLoss(
      'action-long',
      long,
      ACTION.length * share(long),
      `${formatCounted(long.length, 'item passa', 'itens passam')} de ${ACTION.words.most} palavras.`,
      'Divida em dois itens ou corte o que não ajuda a entender o resultado.',
    ),
    makeLoss(
      'action-passive',
      passive,
      part(passive),
      `Fórmulas como “responsável por” aparecem em ${formatCounted(passive.length, 'linha', 'linhas')} e escondem o que foi feito.`,
      'Troque “responsável por” pelo verbo: “responsável por vendas” vira “vendi…” ou “coordenei as vendas…”.',
    ),
    makeLoss(
      'action-cliche',
      empty,
      part(empty),
      `${formatCounted(empty.length, 'linha usa', 'linhas usam')} adjetivos que ninguém pode conferir.`,
      'Troque o adjetivo por um fato que o mostre: o que foi feito e o que mudou.',
    ),
  ];
}

/** How the items say what was done: first word, length and clichés. */
export function measureAction(facts: QualityFacts): Measured {
  const { items } = facts;
  const base = { id: 'action', label: 'Linguagem de ação', weight: QUALITY_WEIGHTS.action };
  if (items.length < FEWEST_ITEMS)
    return leaveUngraded(
      {
        ...base,
        rule:
          `Há ${formatCounted(items.length, 'item', 'itens')} sobre o que foi feito; são precisos ${FEWEST_ITEMS} para ` +
          'avaliar a linguagem. Por isso esta parte não conta.',
      },
      'Escreva em itens o que fez, começando cada um pela ação.',
    );
  const active = items.filter((line) => opensWithAction(line.text));
  const fits = items.filter((line) => judgeLength(line.text) === 'good');
  const { passive, empty } = selectClicheLines(facts);
  return gradeDimension(
    {
      ...base,
      rule:
        `Metade vem dos itens que começam pela ação (${active.length} de ${items.length}) e metade dos que têm ` +
        `de ${ACTION.words.fewest} a ${ACTION.words.most} palavras (${fits.length} de ${items.length}). ` +
        (passive.length + empty.length > 0
          ? `Cada linha com “responsável por” ou frase feita desconta ${ACTION.cliche.each}, até ${ACTION.cliche.most}.`
          : 'Nenhuma frase feita desconta pontos.'),
    },
    listLosses(facts),
    active.map((line) => line.evidence),
  );
}
