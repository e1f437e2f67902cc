import { createEmptyResume, makeScore, createProfile, type DiagnosisResult } from '@aura/shared-domain';
import type { PersonRecord } from '@aura/shared-mentor';
import * as v from 'valibot';
import { ContextSchema, type ThreadContext } from './thread.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** What the mentor would be given of the person that a thread tells of. */
export function recordOf(context: ThreadContext): PersonRecord {
  const profile = createProfile(context.name);
  return {
    profile: {
      ...profile,
      careerProfile: { ...profile.careerProfile, objetivos_carreira: context.goal ? [context.goal] : [] },
      lastDiagnosisResult: diagnosisOf(context),
      careerPlan: context.plan.map(({ title, done }, at) => ({
        id: `task-${at}`,
        title,
        description: '',
        horizon: 30,
        effortMinutes: 60,
        tool: null,
        doneWhen: '',
        evidenceAsked: '',
        gapId: null,
        completed: done,
      })),
    },
    resume: resumeOf(context),
    remembered: context.remembered.map((text, at) => ({ id: `fact-${at}`, text })),
    jobs: context.jobs.map((job, at) => ({ id: `job-${at}`, ...job })),
    interviews: context.interview
      ? [{ id: 'interview', ...context.interview, weakest: context.interview.weakest ?? null }]
      : [],
    now: NOW,
  };
}

/** A person without known facts. */
export const NOBODY = recordOf(v.parse(ContextSchema, {}));

function resumeOf({ role, company, since, lines }: ThreadContext): PersonRecord['resume'] {
  if (role === '' && lines.length === 0) return null;
  const start = since === undefined ? null : String(since);
  return {
    ...createEmptyResume(),
    experiences: [{ title: role, company, location: '', start, end: null, current: true, items: [...lines] }],
  };
}

function diagnosisOf({ goal, readiness, gaps, strengths }: ThreadContext): DiagnosisResult | null {
  if (readiness === undefined && gaps.length === 0) return null;
  return {
    version: 'bench',
    variant: 'full',
    generatedAt: '2026-10-31T12:00:00Z',
    inputHash: 'bench',
    goal: { title: goal, occupationId: null, horizonMonths: 12 },
    readiness: makeScore('bench', {
      dimensions: [
        { id: 'all', label: 'Tudo', weight: 1, value: readiness ?? null, rule: 'bench', evidence: [] },
      ],
      ceilings: [],
    }),
    interests: null,
    anchors: [],
    strengths: strengths.map((title, at) => ({ id: `strength-${at}`, title, why: '', evidence: [] })),
    gaps: gaps.map((title, at) => ({
      id: `gap-${at}`,
      skillId: `gap-${at}`,
      title,
      kind: 'important',
      grade: 'absent',
      impact: 0.8,
      effort: 2,
      priority: gaps.length - at,
      why: '',
      adjacentEvidence: [],
    })),
    paths: [],
    plan: [],
    risks: [],
    whatWouldChange: [],
    notices: [],
  };
}
