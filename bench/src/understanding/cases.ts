import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';

const LineSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What a careful reader finds in a CV and an ad; `bench/cases/understanding/README.md` says what each field means. */
const LabelSchema = v.object({
  occupation: v.string(),
  goal: v.string(),
  requirements: v.array(
    v.object({
      adLine: LineSchema,
      phrase: v.string(),
      kind: v.picklist(['mandatory', 'desirable']),
      verdict: v.picklist(['proven', 'stated', 'absent', 'unknown']),
      cvLines: v.array(LineSchema),
    }),
  ),
  stars: v.array(v.object({ cvLine: LineSchema })),
  never: v.array(
    v.object({
      claim: v.picklist(['has', 'lacks']),
      what: v.string(),
      words: v.array(v.string()),
      cvLine: v.nullable(LineSchema),
    }),
  ),
  facts: v.object({
    yearsInRole: v.number(),
    registrations: v.array(v.object({ council: v.string(), number: v.string() })),
    highestDegree: v.string(),
    languages: v.array(v.object({ name: v.string(), level: v.string() })),
  }),
});
export type Label = v.InferOutput<typeof LabelSchema>;

/** A case with its two texts. */
export interface Case {
  readonly name: string;
  readonly cv: string;
  readonly ad: string;
  readonly label: Label;
}

/** Thrown for a folder or a case that cannot be used; the message says which and why. */
export class CaseError extends Error {}

function readCase(bare: string): Case {
  const name = basename(bare);
  const read = (end: string): string => {
    if (!existsSync(`${bare}${end}`)) throw new CaseError(`${name}${end} is missing.`);
    return readFileSync(`${bare}${end}`, 'utf8').replace(/\r\n?/gu, '\n');
  };
  const parsed = v.safeParse(LabelSchema, JSON.parse(read('.json')));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new CaseError(`${name}.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  }
  return { name, cv: read('.cv.txt'), ad: read('.ad.txt'), label: parsed.output };
}

/** The cases of a folder by name. @throws CaseError for one that is not whole. */
export function readCases(dir: string): Case[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => readCase(join(dir, file.slice(0, -'.json'.length))));
}

/** One in so many cases is kept aside. */
const KEPT_ASIDE = 3;

/** Whether a case is one of those on which work is checked and by which nothing is learnt: a third, by the hash of the name. */
export const isKeptAside = (name: string): boolean =>
  createHash('md5').update(name).digest().readUInt16BE(0) % KEPT_ASIDE === 0;
