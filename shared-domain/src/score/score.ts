import * as v from 'valibot';

/** A span of a document that proves a statement. Offsets are UTF-16 code units into the document's text. */
export const EvidenceSchema = v.object({
  source: v.picklist(['cv', 'linkedin', 'job', 'answer', 'profile', 'quiz']),
  docId: v.string(),
  start: v.number(),
  end: v.number(),
  excerpt: v.string(),
  section: v.optional(v.string()),
  line: v.optional(v.number()),
});
export type Evidence = v.InferOutput<typeof EvidenceSchema>;

/** One weighted part of a score. A `value` of null means "not gradable": its weight goes to the others. */
export const DimensionSchema = v.object({
  id: v.string(),
  label: v.string(),
  weight: v.number(),
  value: v.nullable(v.number()),
  rule: v.string(),
  evidence: v.array(EvidenceSchema),
  howToImprove: v.optional(v.string()),
});
export type Dimension = v.InferOutput<typeof DimensionSchema>;

export const BandSchema = v.picklist(['insufficient', 'initial', 'inProgress', 'good', 'strong']);
export type Band = v.InferOutput<typeof BandSchema>;

/** What a person reads for a band. */
export const BAND_LABELS: Readonly<Record<Band, string>> = {
  insufficient: 'Dados insuficientes',
  initial: 'Inicial',
  inProgress: 'Em progresso',
  good: 'Bom',
  strong: 'Forte',
};

/** A versioned score; `value` follows from the other fields through {@link recompute}. */
export const ScoreSchema = v.object({
  version: v.string(),
  value: v.nullable(v.number()),
  band: BandSchema,
  coverage: v.number(),
  multiplier: v.optional(v.object({ value: v.number(), reason: v.string() })),
  dimensions: v.array(DimensionSchema),
  ceilings: v.array(v.object({ id: v.string(), ceiling: v.number(), reason: v.string() })),
});
export type Score = v.InferOutput<typeof ScoreSchema>;

type Parts = Pick<Score, 'dimensions' | 'multiplier' | 'ceilings'>;

/** Share of the weight that could be graded, 0 to 1. */
export function computeCoverage(dimensions: readonly Dimension[]): number {
  const total = sum(dimensions.map((d) => d.weight));
  const graded = sum(dimensions.filter((d) => d.value !== null).map((d) => d.weight));
  return total === 0 ? 0 : round(graded / total, 2);
}

/**
 * The value of a score's parts (0 to 100, one decimal): weighted mean of the graded dimensions, times the multiplier,
 * capped by the lowest ceiling; null if nothing is graded.
 */
export function recompute({ dimensions, multiplier, ceilings }: Parts): number | null {
  const graded = dimensions.filter((d): d is Dimension & { value: number } => d.value !== null);
  const weight = sum(graded.map((d) => d.weight));
  if (weight === 0) return null;
  const mean = sum(graded.map((d) => d.weight * d.value)) / weight;
  const ceiling = Math.min(100, ...ceilings.map((c) => c.ceiling));
  return round(Math.min(mean * (multiplier?.value ?? 1), ceiling), 1);
}

/** Band of a value: under 40 initial, under 60 in progress, under 80 good; partly graded never above in progress. */
export function findBand(value: number | null, coverage: number): Band {
  if (value === null) return 'insufficient';
  if (value < 40) return 'initial';
  if (value < 60 || coverage < 1) return 'inProgress';
  return value < 80 ? 'good' : 'strong';
}

/** The band in words; where parts without data hold it below what its number says, that too: “Em progresso” is then no grade. */
export function nameBand({ band, value }: Pick<Score, 'band' | 'value'>): string {
  const isHeld = value !== null && findBand(value, 1) !== band;
  return isHeld ? `${BAND_LABELS[band]}, medida incompleta` : BAND_LABELS[band];
}

/** Puts a score together from its parts, so that value, band and coverage can never disagree with them. */
export function makeScore(version: string, parts: Parts): Score {
  const coverage = computeCoverage(parts.dimensions);
  const value = recompute(parts);
  return { version, value, band: findBand(value, coverage), coverage, ...parts };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // 59.45 is stored a hair too low; the relative epsilon brings exact halves back up.
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}
