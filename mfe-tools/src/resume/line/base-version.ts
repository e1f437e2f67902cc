import { parseCanonical } from '@aura/shared-career/render';
import {
  createEmptyResume,
  readDiagnosis,
  type Profile,
  type ResumeAnalysisInput,
  type ResumeStructure,
  type StoredResumeVersion,
  type VersionChange,
} from '@aura/shared-domain';
import type { ListedRun } from '../../runs/records.ts';

/** The CV that a line is written into. */
export interface BaseVersion {
  /** Id of the stored version; null for the CV of the profile, or for none. */
  readonly id: string | null;
  /** When it was stored or diagnosed; null where that is not known. */
  readonly madeAt: Date | null;
  readonly input: ResumeAnalysisInput;
  /** What was changed in that version. */
  readonly changes: readonly VersionChange[];
  /** The CV that the plan was made for; null without one. */
  readonly diagnosed: ResumeStructure | null;
}

type Listed = Pick<ListedRun<'resume'>, 'id' | 'createdAt'> & { readonly run: StoredResumeVersion | null };

/** The person's newest CV: the newest version, or that of the profile if the diagnosis is newer; empty without both. */
export function chooseBaseVersion(
  profile: Pick<Profile, 'resumeText' | 'lastDiagnosisResult' | 'careerProfile'>,
  listed: readonly Listed[],
): BaseVersion {
  const [newest] = listed.filter(({ run }) => run !== null);
  const own = parseCanonical(profile.resumeText);
  const diagnosedAt = Date.parse(readDiagnosis(profile)?.generatedAt ?? '') || 0;
  if (newest?.run && (!own || newest.createdAt.getTime() > diagnosedAt))
    return {
      id: newest.id,
      madeAt: newest.createdAt,
      input: newest.run.input,
      changes: newest.run.changes ?? [],
      diagnosed: own,
    };
  return {
    id: null,
    madeAt: diagnosedAt === 0 ? null : new Date(diagnosedAt),
    changes: [],
    diagnosed: own,
    input: {
      resume: own ?? createEmptyResume(),
      reading: { layout: 'plainText', notices: [] },
      goal: (profile.careerProfile.objetivos_carreira[0] ?? '').slice(0, 200),
      jobText: '',
    },
  };
}
