import * as v from 'valibot';

/** Agreement with a statement, from 0, not at all, to 4, fully. All statements are phrased positively. */
export const PULSE_SCALE = 5;
/** Answers that disagree are unfavourable, those that agree favourable; the one between is neither. */
export const UNFAVOURABLE_UP_TO = 1;
export const FAVOURABLE_FROM = 3;
/** Of 0 to 10: who would recommend, and who would not; the net score is what the first have more than the second. */
export const DETRACTOR_UP_TO = 6;
export const PROMOTER_FROM = 9;

/** How long a pulse may take answers, days. */
export const PULSE_DAYS = { least: 3, most: 28 } as const;
/** Days from the beginning of a pulse to that of the next one: quicker ones could be compared answer by answer. */
export const DAYS_BETWEEN_PULSES = 28;
/** Fewest answers of any number of a pulse. A company can raise it with the minimum of a number. */
export const FEWEST_ANSWERS = 10;
/** Closed pulses that are kept. */
export const MAX_PULSES = 12;

export const PulseItemIdSchema = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));

/** A person's answers, by item; missing items were skipped. */
export const PulseAnswersSchema = v.object({
  items: v.record(
    PulseItemIdSchema,
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PULSE_SCALE - 1)),
  ),
  /** How likely they would recommend the company; null if skipped or not asked. */
  enps: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))),
});
export type PulseAnswers = v.InferOutput<typeof PulseAnswersSchema>;
