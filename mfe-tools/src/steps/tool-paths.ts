/** The addresses of a tool's screens, see `ToolPage`. */
export interface ToolPaths<Step extends string> {
  readonly HOME_PATH: string;
  readonly stepPath: (step: Step) => string;
  readonly runPath: (runId: string) => string;
  readonly comparePath: (before: string, after: string) => string;
}

/** The addresses of the tool whose home is at a path. */
export const buildToolPaths = (home: string): ToolPaths<string> => ({
  HOME_PATH: home,
  stepPath: (step) => `${home}?etapa=${step}`,
  runPath: (runId) => `${home}?versao=${encodeURIComponent(runId)}`,
  comparePath: (before, after) =>
    `${home}?comparar=${encodeURIComponent(before)},${encodeURIComponent(after)}`,
});
