import * as v from 'valibot';

/** What a second reader may state. `asks` is about the ad, everything else about the CV. */
const ABOUT = ['has', 'lacks', 'strength', 'fact', 'asks'] as const;

const LIMITS = { claims: 60, quote: 600, label: 120, answer: 64 * 1024 } as const;

const ClaimSchema = v.object({
  about: v.picklist(ABOUT),
  /** The requirement it belongs to; empty for none. */
  asked: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.label)), ''),
  /** Of a fact or of what an ad asks for: what it is called. */
  label: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.label)), ''),
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  quote: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.quote)),
  /** Years that the claim speaks of. */
  years: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(80))), null),
});

/** One statement of a second reader with the line that it rests on. Nothing of it is believed yet. */
export type Claim = v.InferOutput<typeof ClaimSchema>;

/** JSON schema of the answer, for the model. */
export const CLAIMS_SCHEMA = {
  type: 'object',
  properties: {
    claims: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          about: { type: 'string', enum: ABOUT },
          asked: { type: 'string' },
          label: { type: 'string' },
          line: { type: 'integer' },
          quote: { type: 'string' },
          years: { type: ['number', 'null'] },
        },
        required: ['about', 'asked', 'label', 'line', 'quote', 'years'],
        additionalProperties: false,
      },
    },
  },
  required: ['claims'],
  additionalProperties: false,
} as const;

/** The claims of an answer; what has another form is passed over. Null where the answer as a whole cannot be read. */
export function parseClaims(answer: string): Claim[] | null {
  if (answer.length > LIMITS.answer) return null;
  let read: unknown;
  try {
    read = JSON.parse(answer);
  } catch {
    return null;
  }
  const whole = v.safeParse(v.object({ claims: v.array(v.unknown()) }), read);
  if (!whole.success) return null;
  return whole.output.claims.slice(0, LIMITS.claims).flatMap((entry) => {
    const claim = v.safeParse(ClaimSchema, entry);
    return claim.success ? [claim.output] : [];
  });
}
