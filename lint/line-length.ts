/** Lint rule `aura/line-length`: reviewers overlook lines that have to be scrolled. */

const MOST_CHARACTERS = 160;

interface Position {
  readonly line: number;
  readonly column: number;
}

/** What the linter gives to a rule, in the shape of ESLint; this rule needs no more of it. */
interface RuleContext {
  readonly sourceCode: { readonly lines: readonly string[] };
  report(finding: { message: string; loc: { start: Position; end: Position } }): void;
}

export default {
  meta: { name: 'aura' },
  rules: {
    'line-length': {
      create: (context: RuleContext) => ({
        Program() {
          for (const [index, { length }] of context.sourceCode.lines.entries()) {
            if (length <= MOST_CHARACTERS) continue;
            const line = index + 1;
            context.report({
              message: `${length} characters in a line; at most ${MOST_CHARACTERS}.`,
              loc: { start: { line, column: MOST_CHARACTERS }, end: { line, column: length } },
            });
          }
        },
      }),
    },
  },
};
