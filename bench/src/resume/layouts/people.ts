import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/u));
const listOfTexts = v.optional(v.array(v.string()), []);

const JobSchema = v.object({
  title: v.string(),
  company: v.string(),
  city: v.string(),
  state: v.string(),
  start: month,
  end: v.optional(month),
  items: v.array(v.string()),
});
const StudySchema = v.object({
  institution: v.string(),
  degree: v.string(),
  area: v.string(),
  start: month,
  end: v.optional(month),
});
const RegistrationSchema = v.object({
  council: v.string(),
  state: v.string(),
  number: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});

/** A fictional person with all that a layout may show. */
const PersonSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  city: v.string(),
  state: v.string(),
  link: v.optional(v.string(), ''),
  role: v.string(),
  objective: v.string(),
  summary: v.string(),
  registrations: v.optional(v.array(RegistrationSchema), []),
  licence: v.optional(v.string(), ''),
  availability: v.optional(v.string(), ''),
  publications: listOfTexts,
  volunteering: listOfTexts,
  jobs: v.array(JobSchema),
  education: v.array(StudySchema),
  courses: v.array(v.string()),
  languages: v.array(v.object({ language: v.string(), level: v.string() })),
  skills: v.array(v.string()),
});
export type Person = v.InferOutput<typeof PersonSchema>;
export type Job = v.InferOutput<typeof JobSchema>;
export type Study = v.InferOutput<typeof StudySchema>;

/** Reads the people whom the layouts show. */
export const readPeople = (): Person[] =>
  v.parse(
    v.array(PersonSchema),
    parse(readFileSync(new URL('../../../cases/resume/people.yaml', import.meta.url), 'utf8')),
  );

/** "COREN-SP 412.877", as people write it. */
export const writeRegistration = ({ council, state, number }: Person['registrations'][number]): string =>
  `${council}${state === '' ? '' : `-${state}`} ${number}`;
