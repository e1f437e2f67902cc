import { makeAnswers } from '@aura/shared-domain/testing';
import { randomUUID } from 'node:crypto';
import { readResumeText, renderResumeText } from '@aura/shared-career/resume';
import type { DiagnosisRequest, ResumeStructure } from '@aura/shared-domain';
import type { Page } from '@playwright/test';
import { signUpWith, type Account } from './accounts.ts';
import { callBackend } from './backend.ts';
import { flag, list, map, patchOwnDocument, text } from './database.ts';
import { PASTED_CV } from './documents.ts';

const ROLE = 'Analista de Dados';

/** Signs up a new person with a finished diagnosis of the pasted CV; the next page is their first. */
export async function signUpDiagnosed(
  page: Page,
  fields: Parameters<typeof signUpWith>[1] = {},
): Promise<Account> {
  const account = await signUpWith(page, fields);
  await diagnoseByRest(account, PASTED_CV);
  return account;
}

/** Creates a diagnosis of a CV without the wizard: writes the profile and calls the backend as the wizard does. */
export async function diagnoseByRest({ uid, idToken }: Account, cv: string): Promise<void> {
  const read = readResumeText(cv, { now: new Date() });
  if (!read.ok) throw new Error(read.error.message);
  const resume = read.value.structure;
  await storeBasis(uid, resume, idToken);
  await callBackend('/diagnosis', requestOf(resume), idToken);
}

/** What the wizard writes to the profile before it asks for the diagnosis. */
function storeBasis(uid: string, resume: ResumeStructure, idToken: string): Promise<void> {
  const fields = {
    resumeText: text(renderResumeText(resume)),
    diagnosticoCompleto: flag(false),
    careerPlan: list(),
    careerProfile: map({ objetivos_carreira: list(text(ROLE)) }),
  };
  const changed = [
    'careerPlan',
    'careerProfile.objetivos_carreira',
    'diagnosticoCompleto',
    'lastDiagnosisResult',
    'resumeText',
  ];
  return patchOwnDocument(`users/${uid}`, fields, changed, idToken);
}

/** The answers of a person who names a role, submits a CV, and skips all optional parts. */
const requestOf = (resume: ResumeStructure): DiagnosisRequest => ({
  requestId: randomUUID(),
  variant: 'full',
  answers: makeAnswers({ title: ROLE }, { resume }),
});
