import type { GapToFill, Suggestion } from '@aura/shared-domain';
import { judgeLength } from '../../quality/action.ts';
import type { Line } from '../../quality/facts.ts';
import { findCliches } from '../../wording/cliches.ts';
import { hasMetric } from '../../wording/metric.ts';
import { opensWithAction } from '../../wording/actions.ts';
import { isOnlyNames } from '../../wording/only-names.ts';
import { findDeduction, selectFacts, findField, makeSuggestion, type SuggestionContext } from '../context.ts';
import { rephraseAsAction, tellsDuty } from './action.ts';
import { leaveOutCliches } from './cliches.ts';
import { detectCommonStyle } from './conjugate.ts';
import { askResult, continueSentence } from './gaps.ts';
import { splitItem } from './split.ts';

/** What is asked of an item that says too little. */
const CONTEXT_QUESTION =
  'Onde, para quem ou com que meio? Continue a frase: “no setor…”, “para clientes…”, “com o sistema…”.';

/** Most words to which a result is still appended: with it the item stays under the longest one. */
const ROOM_FOR_RESULT = 24;
const CONTEXT_GAP: GapToFill = { token: '[contexto]', kind: 'context', question: CONTEXT_QUESTION };

type Kind = Suggestion['kind'];
interface Rewrite {
  readonly kind: Kind;
  readonly text: string;
  readonly gaps: readonly GapToFill[];
  readonly reason: string;
  readonly deductions: readonly string[];
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
const hasGap = (text: string): boolean => /\[[^\]]*\]/u.test(text);

/** A request for a result at the end of an item; empty if it has one or has no room for one. */
function withResult(text: string): { text: string; gaps: GapToFill[] } {
  if (hasMetric(text) || countWords(text) > ROOM_FOR_RESULT || text.includes('\n')) return { text, gaps: [] };
  const { frame, gap } = askResult(text);
  return { text: continueSentence(text, frame), gaps: [gap] };
}

/** A job or a project, as far as its lines depend on it. */
interface Entry {
  readonly items: readonly string[];
  /** Whether the job goes on; null if its dates do not tell. */
  readonly current: boolean | null;
}

/** Whether a job or a project goes on; null if its dates do not tell. */
export const isGoingOn = ({
  current,
  end,
}: {
  readonly current: boolean;
  readonly end: string | null;
}): boolean | null => (current || end !== null ? current : null);

function findEntry({ resume }: SuggestionContext, path: string): Entry {
  const [, list, index] = /^(experiences|projects)\.(\d+)\./u.exec(path) ?? [];
  const entry = list === 'experiences' || list === 'projects' ? resume[list][Number(index)] : undefined;
  return entry ? { items: entry.items, current: isGoingOn(entry) } : { items: [], current: null };
}

/** What a person writes of in the past is over, also in a job that goes on. */
const WAS = /^(?:eu\s+)?(?:fui|era|estive|estava)(?!\p{L})/iu;

function suggestAction(text: string, { items, current }: Entry): Rewrite | null {
  const others = items.filter((item) => item !== text && !tellsDuty(item));
  const goesOn = WAS.test(text.trim()) ? false : current;
  const said = rephraseAsAction(text, detectCommonStyle(others, goesOn), goesOn === true);
  if (said === null) return null;
  return {
    kind: 'action',
    ...withResult(said),
    reason: findCliches(text).some((cliche) => cliche.kind === 'passive')
      ? 'Comece pelo que você fez: “responsável por” diz de quem era a tarefa, não o que foi feito.'
      : 'Comece pelo que você fez: o verbo no início diz logo a ação.',
    deductions: ['action-passive', 'action-verb'],
  };
}

function suggestNoCliche(text: string): Rewrite | null {
  if (!findCliches(text).some(({ kind }) => kind === 'empty')) return null;
  const said = leaveOutCliches(text);
  if (said === null) return null;
  return {
    kind: 'cliche',
    text: said,
    gaps: [],
    reason: 'Tirei as palavras que ninguém pode conferir; o que sobra é o que você fez.',
    deductions: ['action-cliche'],
  };
}

function shorten(text: string): Rewrite | null {
  const halves = judgeLength(text) === 'long' ? splitItem(text) : null;
  if (!halves) return null;
  return {
    kind: 'shorten',
    text: halves.join('\n'),
    gaps: [],
    reason: 'O item é longo para uma leitura rápida. Em dois, cada um diz uma coisa; nada foi cortado.',
    deductions: ['action-long'],
  };
}

function expand(text: string): Rewrite | null {
  if (judgeLength(text) !== 'short' || hasMetric(text) || isOnlyNames(text)) return null;
  const asked = withResult(text);
  const named = continueSentence(text, CONTEXT_GAP.token, ' ');
  const more = asked.gaps.length > 0 ? continueSentence(named, askResult(text).frame) : named;
  return {
    kind: 'expand',
    text: more,
    gaps: [CONTEXT_GAP, ...asked.gaps],
    reason: 'O item diz pouco. Uma linha cheia conta onde, com que meio e quanto.',
    deductions: ['action-short', 'impact-no-result'],
  };
}

function suggestResult(text: string): Rewrite | null {
  const asked = withResult(text);
  if (asked.gaps.length === 0 || !opensWithAction(text)) return null;
  return {
    kind: 'result',
    ...asked,
    reason: 'O item diz o que você fez, mas não quanto nem o que mudou. Só você tem esse número.',
    deductions: ['impact-no-result'],
  };
}

/** A lone date or number is no line that could say more. */
const WORD = /\p{L}{2}/u;

/** A better wording of an item, independent of its CV; null for a good one, or if no template fits. */
export function rewriteItem(text: string, entry: Entry): Rewrite | null {
  if (!WORD.test(text)) return null;
  const rewrite =
    suggestAction(text, entry) ??
    suggestNoCliche(text) ??
    shorten(text) ??
    expand(text) ??
    suggestResult(text);
  return rewrite && rewrite.text !== text ? rewrite : null;
}

/** The one change that helps an item most. @returns null for an item that is good, or that no template fits */
export function suggestForItem(context: SuggestionContext, line: Line): Suggestion | null {
  const { path, evidence } = line;
  const before = findField(context, line);
  const text = evidence.excerpt;
  // Text that was blanked out, or contains brackets, is left to the person.
  if (before === null || line.text !== text || hasGap(text)) return null;
  const rewrite = rewriteItem(text, findEntry(context, path));
  if (!rewrite) return null;
  const removed = rewrite.text === '';
  return makeSuggestion({
    kind: rewrite.kind,
    path,
    operation: removed ? 'remove' : 'replace',
    before,
    text: rewrite.text,
    facts: selectFacts(context, path),
    gaps: [...rewrite.gaps],
    reason: rewrite.reason,
    deductionId: findDeduction(context, rewrite.deductions, line),
  });
}
