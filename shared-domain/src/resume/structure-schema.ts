import * as v from 'valibot';

/** Characters of a field of a CV, and of a text in it. */
export const RESUME_TEXT_LIMITS = { short: 300, long: 6000 } as const;

const short = v.pipe(v.string(), v.maxLength(RESUME_TEXT_LIMITS.short));
const long = v.pipe(v.string(), v.maxLength(RESUME_TEXT_LIMITS.long));
const makeShortListSchema = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(80));

/** `YYYY`, `YYYY-MM`; null if the document names none. */
export const YearMonthSchema = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)));

const PeriodFields = { start: YearMonthSchema, end: YearMonthSchema, current: v.boolean() };

export const ExperienceSchema = v.object({
  title: short,
  company: short,
  location: short,
  ...PeriodFields,
  items: makeShortListSchema(long),
});
export type Experience = v.InferOutput<typeof ExperienceSchema>;

export const EducationSchema = v.object({
  institution: short,
  degree: short,
  area: short,
  location: short,
  ...PeriodFields,
  items: makeShortListSchema(long),
});
export type Education = v.InferOutput<typeof EducationSchema>;

export const ProjectSchema = v.object({
  name: short,
  ...PeriodFields,
  summary: long,
  items: makeShortListSchema(long),
});

export const ContactSchema = v.object({
  name: short,
  email: short,
  phone: short,
  location: short,
  links: makeShortListSchema(short),
});

/**
 * A registration in a professional council: "COREN-SP 412.877". The state is empty if the council is national or the
 * CV names none.
 */
export const RegistrationSchema = v.object({ council: short, state: short, number: short });
export type Registration = v.InferOutput<typeof RegistrationSchema>;

/** A CV as fields. Empty strings and lists mean that the document does not say it; nothing is discarded. */
export const ResumeStructureSchema = v.object({
  contact: ContactSchema,
  summary: long,
  experiences: makeShortListSchema(ExperienceSchema),
  education: makeShortListSchema(EducationSchema),
  courses: makeShortListSchema(long),
  languages: makeShortListSchema(v.object({ language: short, level: short })),
  skills: v.pipe(v.array(short), v.maxLength(200)),
  projects: makeShortListSchema(ProjectSchema),
  other: makeShortListSchema(v.object({ section: short, lines: makeShortListSchema(long) })),
  unclassified: v.pipe(v.array(long), v.maxLength(400)),
  // Missing if the document does not mention them, and in structures stored before they were read.
  /** The line under the name that says what the person is: "Enfermeira intensivista". */
  headline: v.optional(short),
  objective: v.optional(long),
  registrations: v.optional(makeShortListSchema(RegistrationSchema)),
  /** Categories of the driving licence: "B", "AD". */
  licence: v.optional(short),
  availability: v.optional(makeShortListSchema(long)),
  publications: v.optional(makeShortListSchema(long)),
  volunteering: v.optional(makeShortListSchema(long)),
});
export type ResumeStructure = v.InferOutput<typeof ResumeStructureSchema>;

/** A CV with nothing in it. */
export function createEmptyResume(): ResumeStructure {
  return {
    contact: { name: '', email: '', phone: '', location: '', links: [] },
    summary: '',
    experiences: [],
    education: [],
    courses: [],
    languages: [],
    skills: [],
    projects: [],
    other: [],
    unclassified: [],
  };
}
