/** Documents as a test sends them. */
export type Stored = Readonly<Record<string, unknown>>;
type Test = (document: Stored) => boolean;

const TOKEN = /\s*(&&|\|\||[()]|[a-z]\w*:(?:!=|:?>=|=|<)(?:\[[^\]]*\]|[^\s()&|]+))/iuy;
const CONDITION = /^(\w+):(!=|>=|=|<)(.*)$/u;

function parseCondition(text: string): Test {
  const [, field = '', sign = '', value = ''] = CONDITION.exec(text) ?? [];
  if (field === '') throw new Error(`no condition: ${text}`);
  if (!value.startsWith('[')) {
    const number = Number(value);
    return (document) => {
      const own = Number(document[field]);
      return sign === '>=' ? own >= number : sign === '<' ? own < number : own === number;
    };
  }
  const values = new Set([...value.matchAll(/`([^`]*)`/gu)].map(([, one]) => one));
  return (document) => {
    const own: unknown = document[field];
    const has = (Array.isArray(own) ? own : [own]).some((one) => values.has(String(one)));
    return sign === '=' ? has : !has;
  };
}

/**
 * Parses a `filter_by` by the documented grammar, limited to the parts used here: `&&` before `||`, brackets,
 * `field:=[..]`, `field:!=[..]` and comparisons of numbers.
 */
export function readFilter(filter: string): Test {
  const tokens: string[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < filter.length;) {
    const token = TOKEN.exec(filter)?.[1];
    if (token === undefined) throw new Error(`no filter: ${filter}`);
    tokens.push(token);
  }
  let at = 0;
  const one = (): Test => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token !== '(') return parseCondition(token);
    const inner = either();
    if (tokens[at] !== ')') throw new Error(`open bracket: ${filter}`);
    at += 1;
    return inner;
  };
  const both = (): Test => {
    const tests = [one()];
    while (tokens[at] === '&&') {
      at += 1;
      tests.push(one());
    }
    return (document) => tests.every((test) => test(document));
  };
  const either = (): Test => {
    const tests = [both()];
    while (tokens[at] === '||') {
      at += 1;
      tests.push(both());
    }
    return (document) => tests.some((test) => test(document));
  };
  const test = either();
  if (at !== tokens.length) throw new Error(`more than a filter: ${filter}`);
  return test;
}
