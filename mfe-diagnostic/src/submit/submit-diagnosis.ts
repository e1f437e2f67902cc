import {
  DiagnosisAnswersSchema,
  err,
  type ApiError,
  type DiagnosisAnswers,
  type DiagnosisRequest,
  type DiagnosisResponse,
  type DiagnosisVariant,
  type Profile,
  type ProfileChange,
  type Result,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { computeBasisChange } from './profile-change.ts';

/** Why a diagnosis was not made: the answers do not fit, the profile was not saved, the limit of the month, the backend. */
export interface SubmitFailure {
  readonly kind: 'answers' | 'profile' | 'limit' | 'backend';
  readonly message: string;
}

/** External effects of submitting. */
export interface SubmitPorts {
  readonly renderResumeText: (resume: NonNullable<DiagnosisAnswers['resume']>) => string;
  readonly updateProfile: (
    transition: (profile: Profile) => ProfileChange | null,
  ) => Promise<Result<unknown, { readonly message: string }>>;
  readonly callDiagnosis: (body: DiagnosisRequest) => Promise<Result<DiagnosisResponse, ApiError>>;
}

interface Submission {
  /** The same for every attempt with the same answers: the backend then answers and counts once. */
  readonly requestId: string;
  readonly variant: DiagnosisVariant;
  readonly answers: DiagnosisAnswers;
}

/** Saves CV and goal to the profile (one update) and has the diagnosis made. */
export async function submitDiagnosis(
  submission: Submission,
  { renderResumeText, updateProfile, callDiagnosis }: SubmitPorts,
): Promise<Result<DiagnosisResponse, SubmitFailure>> {
  const answers = v.safeParse(DiagnosisAnswersSchema, submission.answers);
  if (!answers.success) return err({ kind: 'answers', message: describeWhere(answers.issues[0]) });
  const { goal, resume } = answers.output;
  const basis = { goal: goal.title, resumeText: resume && renderResumeText(resume) };
  const saved = await updateProfile((profile) => computeBasisChange(profile, basis));
  if (!saved.ok) return err({ kind: 'profile', message: saved.error.message });
  const made = await callDiagnosis({ ...submission, answers: answers.output });
  if (made.ok) return made;
  const kind = made.error.code === 'limit_reached' ? 'limit' : 'backend';
  return err({ kind, message: made.error.message });
}

const PARTS: Readonly<Record<string, string>> = {
  goal: 'no objetivo',
  resume: 'no currículo conferido',
  hiddenExperiences: 'nas experiências fora do currículo',
  interests: 'nos interesses',
  anchors: 'nos valores',
  selfRatings: 'na autoavaliação',
  context: 'no contexto',
};

function describeWhere(issue: v.BaseIssue<unknown>): string {
  const part = PARTS[String(issue.path?.[0]?.key)] ?? 'nas respostas';
  return `Há um texto longo demais ou um valor inválido ${part}. Ajuste e envie de novo.`;
}
