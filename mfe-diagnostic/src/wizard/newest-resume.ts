import type { ResumeDraft } from '@aura/shared-career-ui';
import { formatLongDay, ResumeAnalysisInputSchema, type ResumeStructure } from '@aura/shared-domain';
import { collection } from '@aura/shared-session';
import * as v from 'valibot';

const VersionSchema = v.pipe(
  v.object({
    createdAt: v.fallback(v.date(), new Date(0)),
    /** Null if it was stored in a form that this build does not know. */
    input: v.fallback(v.nullable(v.object({ resume: ResumeAnalysisInputSchema.entries.resume })), null),
  }),
  v.transform(({ createdAt, input }) => ({ createdAt, resume: input?.resume ?? null })),
);
/** A version of the CV that the person keeps in the optimiser. */
export type Version = v.InferOutput<typeof VersionSchema>;

const versionRecords = collection({
  name: 'resumeRuns',
  schema: VersionSchema,
  newestBy: 'createdAt',
  limit: 1,
  failed: { list: 'Não foi possível carregar suas versões anteriores. Tente novamente.' },
});

const makeDraft = (label: string, structure: ResumeStructure): ResumeDraft => ({
  source: 'profile',
  label,
  structure,
  confidence: {},
  notices: [],
});

/**
 * The CV to measure again: the version that the person has written or had analysed since the last diagnosis, so that what a
 * task asked for counts; else that of the profile; null without both.
 */
export function chooseResume(
  own: ResumeStructure | null,
  version: Version | null,
  diagnosedAt: Date,
): ResumeDraft | null {
  if (version?.resume && version.createdAt > diagnosedAt)
    return makeDraft(`Sua versão de ${formatLongDay(version.createdAt)}, do otimizador`, version.resume);
  return own && makeDraft('Currículo do seu perfil', own);
}

/** Reads the CV to measure again; that of the profile if the versions cannot be read now. */
export async function readNewestResume(resumeText: string, diagnosedAt: Date): Promise<ResumeDraft | null> {
  const [{ parseCanonical }, listed] = await Promise.all([
    import('@aura/shared-career/render'),
    versionRecords.list(),
  ]);
  const version = listed.ok ? (listed.value[0]?.value ?? null) : null;
  return chooseResume(resumeText === '' ? null : parseCanonical(resumeText), version, diagnosedAt);
}
