import * as v from 'valibot';
import { JOB_TEXT_LIMITS, JobReadingSchema } from '../optimizer/job.ts';
import { JobSourceIdSchema } from './source.ts';
import { STATES } from './states.ts';

export const StateSchema = v.picklist(STATES);

/** A calendar day, `YYYY-MM-DD`. */
export const DaySchema = v.pipe(v.string(), v.isoDate());

export const VACANCY_LIMITS = {
  title: 200,
  company: 200,
  city: 120,
  places: 20,
  contracts: 10,
  url: 2048,
  contact: 200,
  /** More than any salary, in any currency and period. */
  salary: 1_000_000_000,
} as const;

/** Letters of an id: `source:…`, fit for a path of the database. */
export const VacancyIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9:_.-]{2,119}$/));

const PlaceSchema = v.object({
  /** Empty where only the state is known. */
  city: v.pipe(v.string(), v.maxLength(VACANCY_LIMITS.city)),
  /** Null outside Brazil, or if unknown. */
  state: v.nullable(StateSchema),
});
export type Place = v.InferOutput<typeof PlaceSchema>;

/** Only addresses that a link may lead to. */
const UrlSchema = v.pipe(v.string(), v.maxLength(VACANCY_LIMITS.url), v.regex(/^https:\/\/[^\s"'<>]+$/));

const AmountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(VACANCY_LIMITS.salary));

export const SalarySchema = v.pipe(
  v.object({
    min: AmountSchema,
    max: AmountSchema,
    period: v.picklist(['hour', 'month', 'year']),
    /** ISO 4217. */
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    /** `estimated` if the source computed it and the employer did not state it. */
    origin: v.picklist(['stated', 'estimated']),
  }),
  v.check(({ min, max }) => min <= max),
);
export type Salary = v.InferOutput<typeof SalarySchema>;

/** As the fields of the reading name them. */
export const WorkModelSchema = v.picklist(['onSite', 'hybrid', 'remote']);
export type WorkModel = v.InferOutput<typeof WorkModelSchema>;
export const ContractSchema = JobReadingSchema.entries.contracts.item;
export type Contract = v.InferOutput<typeof ContractSchema>;
export const DisabilitySchema = v.picklist(['exclusive', 'open']);
export type Disability = v.InferOutput<typeof DisabilitySchema>;

/** A job ad as delivered by a source. Fields that the source leaves open are null or empty, never guessed. */
export const VacancySchema = v.object({
  id: VacancyIdSchema,
  source: JobSourceIdSchema,
  /** Address of the ad at its source; null if it has none. */
  url: v.nullable(UrlSchema),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(VACANCY_LIMITS.title)),
  /** Empty if the ad names no employer. */
  company: v.pipe(v.string(), v.maxLength(VACANCY_LIMITS.company)),
  places: v.pipe(v.array(PlaceSchema), v.maxLength(VACANCY_LIMITS.places)),
  workModel: v.nullable(WorkModelSchema),
  contracts: v.pipe(v.array(ContractSchema), v.maxLength(VACANCY_LIMITS.contracts)),
  disability: v.nullable(DisabilitySchema),
  salary: v.nullable(SalarySchema),
  publishedOn: v.nullable(DaySchema),
  /** When it was first seen here. */
  seenOn: DaySchema,
  expiresOn: v.nullable(DaySchema),
  /** Contact from the ad or the person. */
  contact: v.exactOptional(v.pipe(v.string(), v.maxLength(VACANCY_LIMITS.contact))),
  /** Plain text with line breaks. */
  description: v.pipe(v.string(), v.maxLength(JOB_TEXT_LIMITS.maximum)),
});
export type Vacancy = v.InferOutput<typeof VacancySchema>;
