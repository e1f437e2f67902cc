/** What came of the tests: they passed, the rules gave another verdict, were no rules, or something else went wrong. */
export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'noticed'; readonly by: string }
  | { readonly kind: 'disturbed'; readonly by: string };

const ATTEMPTS = 3;
/** Errors of the database that a busy machine causes, such as a lock that is waited for in vain. */
const DISTURBANCE =
  /aborted|cancelled|deadline-exceeded|unavailable|internal|unknown|resource-exhausted|fetch failed|timed? ?out/iu;

/** What the error of a test says of the rules. Only a verdict says that the rules are other ones. */
export function judgeError(test: string, error: unknown): Outcome {
  const { code = '', message } = Object(error) as { code?: unknown; message?: unknown };
  const by = `${test}: ${String(message ?? error)}`;
  const isDenied = code === 'permission-denied';
  const isUnexpected = error instanceof Error && /^expected/iu.test(error.message);
  const isVerdict = isDenied || (isUnexpected && !isDisturbance(error.message));
  return { kind: isVerdict ? 'noticed' : 'disturbed', by };
}

/** A check of a forbidden call says “Expected PERMISSION_DENIED but got unexpected error”, whatever the error was. */
const isDisturbance = (message: string): boolean =>
  message.includes('unexpected error') && DISTURBANCE.test(message);

/** Tries again what was disturbed. What stays so was not tried: nobody knows whether a test would notice it. */
export async function tryUntilJudged(attempt: () => Promise<Outcome>): Promise<Outcome> {
  let outcome = await attempt();
  for (let made = 1; made < ATTEMPTS && outcome.kind === 'disturbed'; made++) outcome = await attempt();
  return outcome;
}
