import * as v from 'valibot';
import { EducationSchema, ExperienceSchema, ResumeStructureSchema } from '../resume/structure-schema.ts';
import { EvidenceSchema, ScoreSchema } from '../score/score.ts';
import { DeductionSchema, FindingSchema } from './finding.ts';
import { DraftedTextSchema, SuggestionSchema } from './suggestion.ts';

/** Largest texts that LinkedIn takes, characters. Last checked: 2026-11. */
export const LINKEDIN_LIMITS = { headline: 220, about: 2600 } as const;

/** Largest data export that is opened, bytes; a PDF of a profile keeps to the limits of a CV. */
export const LINKEDIN_FILE_BYTES = 25 * 1024 * 1024;

const short = v.pipe(v.string(), v.maxLength(300));
const long = v.pipe(v.string(), v.maxLength(6000));

export const LINKEDIN_SECTIONS = [
  'headline',
  'about',
  'experiences',
  'education',
  'skills',
  'courses',
  'languages',
  'recommendations',
] as const;

/** A LinkedIn profile as fields. */
export const LinkedInProfileSchema = v.object({
  name: short,
  headline: v.pipe(v.string(), v.maxLength(500)),
  about: long,
  location: short,
  url: short,
  experiences: v.pipe(v.array(ExperienceSchema), v.maxLength(80)),
  education: v.pipe(v.array(EducationSchema), v.maxLength(40)),
  /** In the order of the profile: the first ones are shown to everybody. */
  skills: v.pipe(v.array(short), v.maxLength(200)),
  courses: v.pipe(v.array(long), v.maxLength(80)),
  languages: v.pipe(v.array(v.object({ language: short, level: short })), v.maxLength(40)),
  /** Null if the source does not show it. */
  recommendations: v.nullable(v.number()),
  unclassified: v.pipe(v.array(long), v.maxLength(400)),
  /** Sections that the source cannot hold or that were missing from it; nothing is deducted for them. */
  notInSource: v.array(v.picklist(LINKEDIN_SECTIONS)),
});
export type LinkedInProfile = v.InferOutput<typeof LinkedInProfileSchema>;

/** The profile of somebody who has none: no section can be judged, and the texts come from the CV alone. */
export const createAbsentProfile = (name: string): LinkedInProfile => ({
  name,
  headline: '',
  about: '',
  location: '',
  url: '',
  experiences: [],
  education: [],
  skills: [],
  courses: [],
  languages: [],
  recommendations: null,
  unclassified: [],
  notInSource: [...LINKEDIN_SECTIONS],
});

/** Whether a person has no profile yet. */
export const isAbsentProfile = ({ location, notInSource }: LinkedInProfile): boolean =>
  location === '' && LINKEDIN_SECTIONS.every((section) => notInSource.includes(section));

export const LINKEDIN_ERROR_CODES = [
  'ZIP_SEM_PERFIL',
  'ZIP_CORROMPIDO',
  'PARECE_CURRICULO',
  'NAO_PARECE_LINKEDIN',
] as const;
export type LinkedInErrorCode = (typeof LINKEDIN_ERROR_CODES)[number];

export const LinkedInSourceSchema = v.picklist(['export', 'pdf', 'text']);
export type LinkedInSource = v.InferOutput<typeof LinkedInSourceSchema>;

/** Null: the person did not say. */
const yesNo = v.nullable(v.boolean());

export const LinkedInAnalysisInputSchema = v.object({
  profile: LinkedInProfileSchema,
  source: LinkedInSourceSchema,
  goal: v.pipe(v.string(), v.maxLength(200)),
  /** Fields of the CV to compare with; null without one. */
  resume: v.nullable(ResumeStructureSchema),
  /** Day from which that CV is, `2026-11-30`; missing in older analyses, and where none is known. */
  resumeDay: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
  declared: v.object({ photo: yesNo, cover: yesNo, openToWork: yesNo, customUrl: yesNo }),
  /** Name of the account's owner, to detect another person's profile; empty if unknown. */
  accountName: short,
  ownerConfirmed: v.boolean(),
});
export type LinkedInAnalysisInput = v.InferOutput<typeof LinkedInAnalysisInputSchema>;

export const HeadlineSchema = v.object({
  /** How it is built, in words: "Cargo | Especialidade | Resultado". */
  formula: v.string(),
  characters: v.number(),
  drafted: DraftedTextSchema,
});

/** Something that profile and CV say differently, with both places. */
export const InconsistencySchema = v.object({
  id: v.string(),
  kind: v.picklist(['date', 'title', 'missing', 'metric', 'education']),
  message: v.string(),
  action: v.string(),
  evidence: v.array(EvidenceSchema),
});
export type Inconsistency = v.InferOutput<typeof InconsistencySchema>;

export const ChecklistItemSchema = v.object({
  id: v.string(),
  label: v.string(),
  how: v.string(),
  /** Null if the input does not show it. */
  done: v.nullable(v.boolean()),
});

/** An analysis of a LinkedIn profile. Evidence of source `linkedin` counts in `text`. */
export const LinkedInAnalysisSchema = v.object({
  version: v.literal('linkedin-1'),
  generatedAt: v.string(),
  inputHash: v.string(),
  text: v.string(),
  /** `li-1.0`. */
  score: ScoreSchema,
  deductions: v.array(DeductionSchema),
  findings: v.array(FindingSchema),
  suggestions: v.array(SuggestionSchema),
  headlines: v.array(HeadlineSchema),
  about: v.object({ drafted: DraftedTextSchema, characters: v.number() }),
  inconsistencies: v.array(InconsistencySchema),
  checklist: v.array(ChecklistItemSchema),
});
export type LinkedInAnalysis = v.InferOutput<typeof LinkedInAnalysisSchema>;
