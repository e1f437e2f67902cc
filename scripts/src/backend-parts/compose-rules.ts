import { err, ok, type Result } from '@aura/shared-domain';

/** Security rules of one folder: its path in the repository, and the text. */
export interface RulesOf {
  readonly path: string;
  readonly text: string;
}

const HEAD = `rules_version = '2';

// Written by \`npm run backend:parts\` from the files that are named below. Change those, and run it again.
// A document that no block names can be neither read nor written by a browser.
service cloud.firestore {
  match /databases/{database}/documents {`;
const FOOT = `  }
}
`;

/**
 * Combines the rules of all features. Rules are additive, so each feature may name only its own collections, and its
 * functions are inside its blocks. The error names the file that breaks this.
 * @param core functions for all features
 */
export function composeRules(core: RulesOf, features: readonly RulesOf[]): Result<string, string> {
  const claimed: Claim[] = [];
  for (const { path, text } of features) {
    const read = readBlocks(text);
    if (!read.ok) return err(`${path}: ${read.error}`);
    for (const segments of read.value) {
      const other = claimed.find((claim) => claim.path !== path && doOverlap(claim.segments, segments));
      if (other) return err(`${path}: /${segments.join('/')} já é de ${other.path}`);
      claimed.push({ path, segments });
    }
  }
  const blocks = [core, ...features].map(({ path, text }) => `// ${path}\n\n${text.trim()}`);
  return ok([HEAD, ...blocks.map(indent), FOOT].join('\n\n').replace('\n\n' + FOOT, '\n' + FOOT));
}

interface Claim {
  readonly path: string;
  readonly segments: readonly string[];
}

/** Strings and comments, which may hold braces, then what opens and closes a block. */
const TOKEN = /'(?:[^'\\]|\\.)*'|\/\/[^\n]*|\bmatch\s+(\/\S+)\s*\{|[{}]|[^\s{}'/]+|\//g;

/** Documents that the blocks of a text are about, each as the segments of its path. */
function readBlocks(text: string): Result<readonly (readonly string[])[], string> {
  const found: (readonly string[])[] = [];
  const open: (readonly string[] | null)[] = [];
  for (const [token, path] of text.matchAll(TOKEN)) {
    if (token.startsWith('//') || token.startsWith("'")) continue;
    if (path !== undefined) {
      const above = open.findLast((segments) => segments !== null) ?? [];
      const segments = [...above, ...path.slice(1).split('/')];
      const fault = findFault(segments);
      if (fault !== null) return err(fault);
      found.push(segments);
      open.push(segments);
    } else if (open.length === 0) {
      return err(
        `fora de um bloco match não pode haver "${token}": funções ficam dentro do bloco que as usa`,
      );
    } else if (token === '{') open.push(null);
    else if (token === '}') open.pop();
  }
  return open.length === 0 ? ok(found) : err('falta fechar um bloco');
}

/** Why a path is forbidden; null if it is allowed. */
function findFault(segments: readonly string[]): string | null {
  const path = `/${segments.join('/')}`;
  if (path.includes('=**')) return `${path} alcança coleções de outros`;
  if (segments.length % 2 !== 0) return `${path} não é o caminho de um documento`;
  if (segments.some((segment, at) => at % 2 === 0 && isAny(segment)))
    return `${path} não diz o nome da coleção`;
  return null;
}

const isAny = (segment: string): boolean => segment.startsWith('{');

/** Whether there is a document that both paths are about. */
const doOverlap = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((segment, at) => segment === other[at] || isAny(segment) || isAny(other[at] ?? ''));

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');
