/** What the expressions of a workflow read: `github`, `inputs`, `steps`, … */
export type Context = Readonly<Record<string, unknown>>;

const TOKEN = /\s*(?:'([^']*)'|([\w.-]+)|(==|!=|&&|\|\||[(),!]))/gy;

interface Token {
  readonly kind: 'text' | 'name' | 'sign';
  readonly text: string;
}

function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: all, 1: text, 2: name, 3: sign = '' } of source.trim().matchAll(TOKEN)) {
    end += all.length;
    if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign });
  }
  if (end !== source.trim().length) throw new Error(`the expression is not understood: ${source}`);
  return tokens;
}

/** Functions of GitHub's that the workflows call. */
const FUNCTIONS: Readonly<Record<string, (argument: unknown, context: Context) => unknown>> = {
  fromJSON: (text) => JSON.parse(String(text)) as unknown,
  failure: (_none, { hasFailed }) => hasFailed === true,
};

const isTrue = (value: unknown): boolean => Boolean(value) && value !== '';

function lookUp(path: string, context: Context): unknown {
  let value: unknown = context;
  for (const part of path.split('.')) value = (value as Context | null | undefined)?.[part];
  return value;
}

/**
 * The value of an expression as GitHub writes it: names with dots, texts, `==`, `!=`, `&&`, `||`, `!`, `fromJSON` and
 * `failure`. A name that says nothing is undefined. Throws for anything else.
 */
export function evaluate(source: string, context: Context): unknown {
  const tokens = readTokens(source);
  const takes = (sign: string): boolean => {
    if (tokens[0]?.kind !== 'sign' || tokens[0].text !== sign) return false;
    tokens.shift();
    return true;
  };
  const readOne = (): unknown => {
    if (takes('!')) return !isTrue(readOne());
    if (takes('(')) return readInner();
    const token = tokens.shift();
    if (token?.kind === 'text') return token.text;
    if (token?.kind !== 'name') throw new Error(`the expression is not understood: ${source}`);
    if (!takes('(')) return lookUp(token.text, context);
    const call = FUNCTIONS[token.text];
    if (!call) throw new Error(`the function ${token.text} is not known`);
    return call(takes(')') ? undefined : readInner(), context);
  };
  const readInner = (): unknown => {
    const value = readEither();
    if (!takes(')')) throw new Error(`the expression is not understood: ${source}`);
    return value;
  };
  const readComparison = (): unknown => {
    const left = readOne();
    if (takes('==')) return (left ?? '') === (readOne() ?? '');
    if (takes('!=')) return (left ?? '') !== (readOne() ?? '');
    return left;
  };
  const readBoth = (): unknown => {
    let value = readComparison();
    while (takes('&&')) {
      const right = readComparison();
      value = isTrue(value) ? right : value;
    }
    return value;
  };
  const readEither = (): unknown => {
    let value = readBoth();
    while (takes('||')) {
      const right = readBoth();
      value = isTrue(value) ? value : right;
    }
    return value;
  };
  const value = readEither();
  if (tokens.length > 0) throw new Error(`the expression is not understood: ${source}`);
  return value;
}

/** Whether a condition holds; a missing one does. */
export const holds = (condition: string | undefined, context: Context): boolean =>
  condition === undefined || isTrue(evaluate(condition, context));

/** A text with its expressions filled in; undefined if one of them says nothing. */
export function fillIn(text: string, context: Context): string | undefined {
  let isWhole = true;
  const filled = text.replaceAll(/\$\{\{(.*?)\}\}/g, (_all, source: string) => {
    const value = evaluate(source, context);
    isWhole &&= value !== undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  });
  return isWhole ? filled : undefined;
}
