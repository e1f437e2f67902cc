import * as v from 'valibot';
import type { Ask } from '../verify/ask.ts';

/** A site's description of its running version. */
const RunningSchema = v.object({ commit: v.string(), parts: v.record(v.string(), v.string()) });
export type Running = v.InferOutput<typeof RunningSchema>;

/** The running version of a site; null if it does not answer, or was never deployed. */
export async function readRunning(url: string, ask: Ask): Promise<Running | null> {
  const answer = await ask(url).catch(() => null);
  if (answer?.status !== 200) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), RunningSchema), answer.body);
  return read.success ? read.output : null;
}

/** The changes of each part by a deployment, a line each. */
export function describeChange(next: Running, running: Running | null): readonly string[] {
  if (!running)
    return ['Nada responde lá ainda: tudo é novo.', ...Object.keys(next.parts).map(formatNewLine)];
  const gone = Object.keys(running.parts).filter((part) => !(part in next.parts));
  return [
    `No ar: ${shortenDigest(running.commit)}. Aqui: ${shortenDigest(next.commit)}.`,
    ...Object.entries(next.parts).map(([part, digest]) => {
      const before = running.parts[part];
      if (before === undefined) return formatNewLine(part);
      return before === digest
        ? `  = ${part}`
        : `  ~ ${part}: ${shortenDigest(before)} → ${shortenDigest(digest)}`;
    }),
    ...gone.map((part) => `  - ${part}`),
  ];
}

const formatNewLine = (part: string): string => `  + ${part}`;
const shortenDigest = (digest: string): string => digest.slice(0, 12);
