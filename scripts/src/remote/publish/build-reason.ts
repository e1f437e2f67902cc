import { stripVTControlCharacters } from 'node:util';

/** `ERROR in ./src/app.tsx 45:1-22`, as the bundler heads what is wrong with a module. */
const MODULE = /^\s*ERROR in (?<where>.+?)\s*$/;
/** One step of the cause below that head; the last one says the most. */
const CAUSE = /×\s*(?<what>.+?)\s*$/;
const CAUSE_WITHIN = 5;
/** An error thrown by the bundler itself, or by one of our plugins. */
const THROWN = /(?:^|\s)(?:[A-Z]\w*)?Error: (?<what>.+?)\s*$/;

/** The line of a build's output with the reason of its failure; null if none is recognised. */
export function buildReason(output: string): string | null {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    // Nx puts the name of the package before each line.
    .map((line) => line.replace(/^@aura\/[\w-]+: ?/, ''));
  const head = lines.findIndex((line) => MODULE.test(line));
  const causes = lines.slice(head + 1, head + 1 + CAUSE_WITHIN).flatMap((line) => readWhat(CAUSE, line));
  const what = causes.at(-1);
  if (head !== -1 && what !== undefined)
    return `${MODULE.exec(lines[head] ?? '')?.groups?.['where']}: ${what}`;
  return lines.flatMap((line) => readWhat(THROWN, line))[0] ?? null;
}

const readWhat = (pattern: RegExp, line: string): string[] => {
  const what = pattern.exec(line)?.groups?.['what'];
  return what === undefined ? [] : [what];
};
