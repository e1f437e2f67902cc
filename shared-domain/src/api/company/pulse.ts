import * as v from 'valibot';
import { ShareCellSchema } from '../../company/numbers.ts';
import { CompanyRefSchema, MAX_DEPARTMENTS } from '../../company/people.ts';
import { PulseAnswersSchema, PulseItemIdSchema } from '../../company/pulse.ts';
import { instant, count } from './fields.ts';
import { RunningProgrammeSchema } from './programmes.ts';

const day = v.pipe(v.string(), v.isoDate());

/** A statement of a pulse, and its subject. */
export const PulseItemSchema = v.object({
  id: PulseItemIdSchema,
  factor: v.string(),
  text: v.string(),
  /** Source of the factor. */
  source: v.string(),
});

/** The questions, in words for display. */
const PulseQuestionsSchema = v.object({
  /** From disagreeing wholly to agreeing wholly. */
  scale: v.array(v.string()),
  items: v.array(PulseItemSchema),
  /** Null if it is not part of the pulse. */
  enps: v.nullable(v.string()),
});

/** POST /company/pulses/open: from today until the end of a day, of whole units. */
export const PulseOpenRequestSchema = v.object({
  closesOn: day,
  /** Ids of units that numbers are shown of; none for all of them. */
  units: v.pipe(v.array(CompanyRefSchema), v.maxLength(MAX_DEPARTMENTS + 1)),
  withEnps: v.boolean(),
});
export type PulseOpenRequest = v.InferOutput<typeof PulseOpenRequestSchema>;

/** POST /company/pulses/cancel: ends a pulse and deletes its answers uncounted. */
export const PulseCancelRequestSchema = v.object({ id: CompanyRefSchema });
export const PulseChangedSchema = v.object({ changed: v.boolean() });

/** A net score, and its bounds before its sums were rounded; -100 to 100. */
const ScoreCellSchema = v.object({
  state: v.picklist(['ok', 'suppressed']),
  /** People who answered, rounded. */
  n: v.nullable(count),
  score: v.nullable(v.number()),
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
});

/** Displayed results of a unit, or of all. Shares refer to the people who answered. */
const PulseUnitSchema = v.object({
  /** Null for all that were asked. */
  id: v.nullable(v.string()),
  name: v.string(),
  /** How many of the people in closed groups answered anything. */
  answered: ShareCellSchema,
  items: v.array(v.object({ id: v.string(), unfavourable: ShareCellSchema, favourable: ShareCellSchema })),
  promoters: ShareCellSchema,
  detractors: ShareCellSchema,
  enps: ScoreCellSchema,
});
export type PulseUnit = v.InferOutput<typeof PulseUnitSchema>;

/** A suggestion for a statement with much disagreement. */
const SuggestionSchema = v.object({
  itemId: v.string(),
  text: v.string(),
  lessons: v.array(v.object({ id: v.string(), title: v.string() })),
});

export const PulseSchema = v.object({
  id: v.string(),
  opensAt: instant,
  closesAt: instant,
  /** Names of the units; empty for the whole company. */
  units: v.array(v.string()),
  withEnps: v.boolean(),
  /** Null while the pulse takes answers. Before its end it tells nothing, not even how many answered. */
  results: v.nullable(v.object({ units: v.array(PulseUnitSchema), suggestions: v.array(SuggestionSchema) })),
});
export type Pulse = v.InferOutput<typeof PulseSchema>;

/** GET /company/pulses: newest first. */
export const PulsesResponseSchema = v.object({
  pulses: v.array(PulseSchema),
  questions: PulseQuestionsSchema,
  /** The departments to choose from; none if no numbers are published yet. */
  units: v.array(v.object({ id: v.string(), name: v.string() })),
  /** The programmes that have not ended, newest first: what already runs is not proposed again. */
  programmes: v.array(RunningProgrammeSchema),
  /** Whether one can be opened, and else why not. */
  refusal: v.nullable(v.string()),
});
export type Pulses = v.InferOutput<typeof PulsesResponseSchema>;

/** A pulse that the person may answer, and their answers. */
const OwnPulseSchema = v.object({
  companyId: CompanyRefSchema,
  company: v.string(),
  id: CompanyRefSchema,
  closesAt: instant,
  questions: PulseQuestionsSchema,
  /** Null if they have not answered, or have withdrawn the answer. */
  answers: v.nullable(PulseAnswersSchema),
});
export type OwnPulse = v.InferOutput<typeof OwnPulseSchema>;

/** GET /memberships/pulses */
export const OwnPulsesResponseSchema = v.object({ pulses: v.array(OwnPulseSchema) });

/** POST /memberships/pulses/answer: replaces the earlier answer; null withdraws it. */
export const PulseAnswerRequestSchema = v.object({
  companyId: CompanyRefSchema,
  id: CompanyRefSchema,
  answers: v.nullable(PulseAnswersSchema),
});

/** POST /memberships/pulses/news: tells the person of a pulse that waits for them, once. */
export const PulseNewsRequestSchema = v.object({});
export const PulseNewsResponseSchema = v.object({ added: count });
