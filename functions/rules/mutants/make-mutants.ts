/** A copy of the rules with one change, which some test must notice. */
export interface Mutant {
  /** Line of the change, from 1. */
  readonly line: number;
  /** The original, and what stands in its place. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Comments, texts, paths (whose braces are none), what is compared and connected, words, and single signs. */
const TOKEN = /\/\/[^\n]*|'(?:[^'\\]|\\.)*'|match\s+\/\S+|return\s+\/[^;]+|&&|\|\||[=!<>]=|[\w]+|\S/gu;
const BRACKETS: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };
const CONNECTORS = new Set(['&&', '||']);
const ENDS = new Set([...CONNECTORS, '?', ':', ';', ',']);
const BEGINS = new Set([...CONNECTORS, '?', ':', ',', 'return', 'if', '=', '(', '[']);
const WORDS = new Set(['return', 'if', 'let']);
const OTHER_BOUNDS: Readonly<Record<string, string>> = { '<=': '<', '>=': '>', '<': '<=', '>': '>=' };

/** Every mutant of a text: each condition turned round, each left out, each bound moved by one. */
export function makeMutants(rules: string): readonly Mutant[] {
  const tokens = [...rules.matchAll(TOKEN)]
    .map(({ 0: text, index }): Token => ({ text, at: index }))
    .filter(({ text }) => !text.startsWith('//'));
  return tokens.flatMap((_, place) => [
    ...mutateCondition(rules, tokens, place),
    ...moveBound(rules, tokens, place),
  ]);
}

/** Mutants of the condition that begins at a token; none if none begins there. */
function mutateCondition(rules: string, tokens: readonly Token[], place: number): readonly Mutant[] {
  const before = tokens[place - 1]?.text ?? '';
  if (!BEGINS.has(before) || WORDS.has(tokens[place]?.text ?? '')) return [];
  const last = findEnd(tokens, place);
  const after = tokens[last + 1]?.text ?? '';
  const isAlone = (before === 'return' || before === 'if') && after === ';';
  if (!isAlone && !CONNECTORS.has(before) && !CONNECTORS.has(after) && after !== '?') return [];
  const from = tokens[place]?.at ?? 0;
  const end = tokens[last];
  const condition = rules.slice(from, (end?.at ?? 0) + (end?.text.length ?? 0));
  const left = before === '||' || after === '||' ? ['false'] : after === '?' ? ['true', 'false'] : ['true'];
  return [`!(${condition})`, ...left]
    .filter((to) => to !== condition)
    .map((to) => replaceAt(rules, { at: from, from: condition, to }));
}

/** The last token of the condition that begins at a token. */
function findEnd(tokens: readonly Token[], place: number): number {
  let depth = 0;
  for (let at = place; at < tokens.length; at++) {
    const { text } = tokens[at] ?? { text: '' };
    const change = BRACKETS[text] ?? 0;
    if ((depth === 0 && ENDS.has(text)) || depth + change < 0) return at - 1;
    depth += change;
  }
  return tokens.length - 1;
}

/** The mutant of a comparison, or of the number that something is compared with or handed to. */
function moveBound(rules: string, tokens: readonly Token[], place: number): readonly Mutant[] {
  const { text, at } = tokens[place] ?? { text: '', at: 0 };
  const before = tokens[place - 1]?.text ?? '';
  const after = tokens[place + 1]?.text ?? '';
  const other = OTHER_BOUNDS[text];
  if (other !== undefined) return [replaceAt(rules, { at, from: text, to: other })];
  const isBound = before in OTHER_BOUNDS || (before === ',' && (after === ')' || after === ','));
  if (!isBound || !/^\d+$/u.test(text)) return [];
  return [replaceAt(rules, { at, from: text, to: String(Number(text) + 1) })];
}

function replaceAt(rules: string, change: { at: number; from: string; to: string }): Mutant {
  const { at, from, to } = change;
  const before = rules.slice(0, at);
  return {
    line: before.split('\n').length,
    from: from.replaceAll(/\s+/gu, ' '),
    to: to.replaceAll(/\s+/gu, ' '),
    text: before + to + rules.slice(at + from.length),
  };
}
