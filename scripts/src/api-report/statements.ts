/** A statement at the top of a declaration file, as the compiler writes it without comments. */
export interface Statement {
  readonly text: string;
  /** Names that it declares; empty for imports and lists of exports. */
  readonly names: readonly string[];
  readonly isExported: boolean;
}

/** A name that comes from another module, or goes out under another name. */
export interface Binding {
  /** How it is called there; `*` for everything. */
  readonly name: string;
  /** How it is called here. */
  readonly as: string;
  /** Null for a name of the file itself. */
  readonly from: string | null;
}

const BEGIN = /^(import|export|declare|interface|type|abstract|class|function|const|enum|namespace)\b/;

/** Cuts a declaration file into its statements. */
export function statementsOf(file: string): readonly Statement[] {
  const texts: string[] = [];
  for (const line of file.split('\n')) {
    if (BEGIN.test(line)) texts.push(line);
    else if (line.trim() !== '') texts.push(`${texts.pop() ?? ''}\n${line}`);
  }
  return texts.map((text) => ({ text, names: declaredNames(text), isExported: /^export\b/.test(text) }));
}

const NAMED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|function|enum|namespace) ([\w$]+)/;
const VARIABLES = /^(?:export )?(?:declare )?(?:const|let|var) ([\s\S]*)$/;

function declaredNames(text: string): readonly string[] {
  const [, name] = NAMED.exec(text) ?? [];
  if (name) return [name];
  const [, list] = VARIABLES.exec(text) ?? [];
  return list === undefined ? [] : partsOf(list).flatMap((part) => /^\s*([\w$]+):/.exec(part)?.[1] ?? []);
}

/** The parts between commas that stand in no bracket. */
function partsOf(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (let index = 0; index < list.length; index += 1) {
    const letter = list.charAt(index);
    if ('([{<'.includes(letter)) depth += 1;
    // An arrow closes nothing.
    else if (')]}'.includes(letter) || (letter === '>' && list[index - 1] !== '=')) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts;
}

const LIST = /^(import|export) (?:type )?\{([^}]*)\}(?: from '([^']+)')?/;
const STAR = /^export \* from '([^']+)'/;
const NAMESPACE = /^import (?:type )?\* as ([\w$]+) from '([^']+)'/;
const DEFAULT = /^import (?:type )?([\w$]+) from '([^']+)'/;

/** What an import or a list of exports binds; empty for any other statement. */
export function bindingsOf({ text }: Statement): readonly Binding[] {
  const [, star] = STAR.exec(text) ?? [];
  if (star) return [{ name: '*', as: '*', from: star }];
  const [, space, origin] = NAMESPACE.exec(text) ?? [];
  if (space && origin) return [{ name: '*', as: space, from: origin }];
  const [, main, source] = DEFAULT.exec(text) ?? [];
  if (main && source) return [{ name: 'default', as: main, from: source }];
  const [, , list, from = null] = LIST.exec(text) ?? [];
  return (list ?? '').split(',').flatMap((item) => {
    const [name, as = name] = item
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    return name && as ? [{ name, as, from }] : [];
  });
}
