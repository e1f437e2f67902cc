import { describe, expect, it } from 'vitest';
import {
  createEmptyResume,
  makeScore,
  type LinkedInAnalysisInput,
  type ResumeStructure,
} from '@aura/shared-domain';
import { analyseLinkedIn } from '../linkedin/index.ts';
import { PEOPLE, type PersonName } from '../linkedin/fixtures/people.ts';
import { NOW, readProfileOf } from '../linkedin/fixtures/read.ts';
import { suggestResume } from '../suggestions/index.ts';
import { buildRunWritingJob, type WritingJob } from './job.ts';
import { judgeText } from './judge.ts';

function inputFor(name: PersonName): LinkedInAnalysisInput {
  const profile = readProfileOf(name);
  return {
    profile,
    source: 'export',
    goal: profile.experiences[0]?.title ?? '',
    resume: { ...createEmptyResume(), contact: { ...createEmptyResume().contact, name: profile.name } },
    declared: { photo: null, cover: null, openToWork: null, customUrl: null },
    accountName: profile.name,
    ownerConfirmed: true,
  };
}

/** What judging says of texts that a model gives back as it got them, and what it should say. */
function echoed(job: WritingJob) {
  const sent = JSON.parse(job.prompt().data) as { textos: readonly { id: string; modelo: string }[] };
  const verdicts = job.targets.map((target, i) => [
    target.id,
    judgeText(target, sent.textos[i]?.modelo, job.mask),
  ]);
  const wanted = job.targets.map(({ id, template }) => [id, { ok: true, value: template.text.trim() }]);
  return { verdicts, wanted };
}

const CV: ResumeStructure = {
  ...createEmptyResume(),
  contact: {
    name: 'Beatriz Nogueira',
    email: 'bia.nogueira@exemplo.invalid',
    phone: '+5581987654321',
    location: 'Recife, PE',
    links: [],
  },
  experiences: [
    {
      title: 'Auxiliar administrativa',
      company: 'Clínica Boa Vista',
      location: 'Recife, PE',
      start: '2019-03',
      end: null,
      current: true,
      items: [
        'Responsável pelo atendimento aos pacientes na recepção',
        'Controle de planilhas de pagamento a fornecedores no Excel',
        'Beatriz Nogueira também organizava a agenda de 6 médicos, contato bia.nogueira@exemplo.invalid',
      ],
    },
  ],
  skills: ['Excel', 'Atendimento ao cliente'],
};

it("accepts a model's unchanged suggestions for a CV", () => {
  const goal = 'Assistente administrativa';
  const suggestions = suggestResume(CV, { deductions: [], match: null, goal, now: NOW });
  const job = buildRunWritingJob({
    tool: 'resume',
    input: { resume: CV, reading: { layout: 'oneColumn', notices: [] }, goal, jobText: '' },
    analysis: {
      version: 'resume-1',
      generatedAt: NOW.toISOString(),
      inputHash: '',
      text: '',
      quality: makeScore('cv-1.0', { dimensions: [], ceilings: [] }),
      deductions: [],
      findings: [],
      match: null,
      suggestions,
    },
  });
  expect(job.targets.length).toBeGreaterThan(0);
  expect(job.prompt().data).not.toMatch(/Beatriz|Nogueira|exemplo\.invalid/u);
  const { verdicts, wanted } = echoed(job);
  expect(verdicts).toEqual(wanted);
});

describe.each(Object.keys(PEOPLE) as PersonName[])('the texts of the profile of %s', (name) => {
  const input = inputFor(name);
  const job = buildRunWritingJob({ tool: 'linkedin', input, analysis: analyseLinkedIn(input, { now: NOW }) });

  it('have headlines and the text about the person', () => {
    const ids = job.targets.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['headline.0', 'headline.1', 'headline.2', 'about']));
  });

  it('are sent without the name of the person', () => {
    expect(job.prompt().data).not.toContain(input.profile.name);
  });

  it('are accepted if a model returns them unchanged', () => {
    const { verdicts, wanted } = echoed(job);
    expect(verdicts).toEqual(wanted);
  });
});
