import type { ResumeStructure } from '@aura/shared-domain';
import type { ResumeDraft } from '../draft.ts';

const CODE = 'DADOS_PESSOAIS';
/** A shorter line proves nothing by standing inside an excerpt. */
const SHORTEST_LINE = 4;

/**
 * The CV without the personal data that the reader pointed out, and without the notice about them; null if there is no
 * such notice or the CV contains none of it (any more). From lists without specific fields, whole lines are removed;
 * from a field only the words themselves.
 */
export function withoutPersonalData(resume: ResumeDraft): ResumeDraft | null {
  const excerpts = resume.notices.filter(({ code }) => code === CODE).flatMap((notice) => notice.excerpts);
  const patterns = excerpts.flatMap((excerpt) => compilePattern(excerpt) ?? []);
  if (patterns.length === 0) return null;
  const structure = cleanResume(resume.structure, excerpts, patterns);
  if (JSON.stringify(structure) === JSON.stringify(resume.structure)) return null;
  return { ...resume, structure, notices: resume.notices.filter(({ code }) => code !== CODE) };
}

function cleanResume(
  resume: ResumeStructure,
  excerpts: readonly string[],
  patterns: readonly RegExp[],
): ResumeStructure {
  const kept = (lines: readonly string[]) => lines.filter((line) => !shows(line, excerpts, patterns));
  const { unclassified, other, ...fields } = resume;
  return {
    ...cut(fields, patterns),
    other: other
      .map((entry) => ({ ...entry, lines: kept(entry.lines) }))
      .filter((entry, index) => entry.lines.length > 0 || other[index]?.lines.length === 0),
    unclassified: kept(unclassified),
  };
}

/** Whether a line holds an excerpt, or is a piece of one that went over several lines. */
function shows(line: string, excerpts: readonly string[], patterns: readonly RegExp[]): boolean {
  const text = line.trim();
  return (
    patterns.some((pattern) => text.search(pattern) >= 0) ||
    (text.length >= SHORTEST_LINE && excerpts.some((excerpt) => excerpt.includes(text)))
  );
}

/** The same value with the excerpts taken out of each of its texts; a list loses the texts that become empty. */
function cut<T>(value: T, patterns: readonly RegExp[]): T {
  return cutUnknown(value, patterns) as T;
}

function cutUnknown(value: unknown, patterns: readonly RegExp[]): unknown {
  if (typeof value === 'string') return cutText(value, patterns);
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) => cutUnknown(item, patterns))
      .filter((item, index) => item !== '' || value[index] === '');
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutUnknown(item, patterns)]));
}

function cutText(text: string, patterns: readonly RegExp[]): string {
  const rest = patterns.reduce((left, pattern) => left.replace(pattern, ''), text);
  if (rest === text) return text;
  return rest.replaceAll(/([,;|•])\s*[,;|•]/gu, '$1').replaceAll(/^[\s,;|•-]+|[\s,;|•-]+$/gu, '');
}

/** Finds an excerpt at any place, with any spacing; null for one that is too short. */
function compilePattern(excerpt: string): RegExp | null {
  const words = excerpt
    .replace(/…$/u, '')
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const source = words.join('\\s+');
  return source.length < SHORTEST_LINE ? null : new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'gu');
}
