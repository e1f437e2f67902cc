import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, it } from 'vitest';
import config from '../../content.config.ts';

/** An unchanged file of the taxonomy. */
const taxonomy = (file: string) => ({
  file: `content/taxonomy/${file}`,
  text: readFileSync(join(import.meta.dirname, '../../content/taxonomy', file), 'utf8'),
});
const FOLDERS = ['skills', 'occupations'] as const;
const [SKILLS, OCCUPATIONS] = FOLDERS.map((folder) =>
  readdirSync(join(import.meta.dirname, '../../content/taxonomy', folder)).map((name) =>
    taxonomy(`${folder}/${name}`),
  ),
);

const step = (skill: string): string =>
  `  - { skill: ${skill}, do: Faça., deliverable: uma folha, example: Uma folha., hours: 2 }`;
const stepsOf = (skills: readonly string[]): string => `steps:\n${skills.map(step).join('\n')}\n`;
const course = (skills: string, checkedOn = "'2026-11-24'"): string =>
  `courses:\n  - { name: Curso, by: Escola, skills: [${skills}], checkedOn: ${checkedOn}, seenIn: catálogo }\ncatalogues: []\n`;

/** What an accountant needs besides SPED and Excel. */
const REST =
  'crc contabilidade fiscal-tributario conciliacao-bancaria ifrs auditoria reforma-tributaria erp folha-pagamento atencao-detalhes'.split(
    ' ',
  );

/** A guide for an occupation, common steps for what else it asks for, and a course. */
const faultsOf = (occupation: string, own: readonly string[], common = REST, courses = course('excel')) =>
  compileTexts(config, {
    skills: SKILLS ?? [],
    occupations: OCCUPATIONS ?? [],
    plans: [{ file: `content/plans/${occupation}.yaml`, text: `norms: []\n${stepsOf(own)}` }],
    steps: [{ file: 'content/plans/steps/common.yaml', text: stepsOf(common) }],
    courses: [{ file: 'content/courses.yaml', text: courses }],
  })
    .faults.map(describeFault)
    .join('\n');

it('takes a guide of a known occupation', () => {
  expect(faultsOf('contador', ['sped', 'excel'])).toBe('');
});

it.each([
  [
    'an occupation that is unknown',
    faultsOf('astronauta', ['sped', 'excel']),
    'não há profissão "astronauta"',
  ],
  [
    'the skill of a step',
    faultsOf('contador', ['sped', 'excel', 'levitar']),
    ':5: não há habilidade "levitar"',
  ],
  [
    'the skill of a course',
    faultsOf('contador', ['sped', 'excel'], REST, course('levitar')),
    ':2: não há habilidade "levitar"',
  ],
  ['a second step for a skill', faultsOf('contador', ['sped', 'excel', 'sped']), '"sped" já tem um passo'],
  [
    'a skill that would get the same task as any other',
    faultsOf('contador', ['sped', 'excel'], REST.slice(1)),
    '"crc" não tem passo',
  ],
  [
    'a second course for a skill',
    faultsOf('contador', ['sped', 'excel'], REST, course('excel, excel')),
    '"excel" já tem um curso',
  ],
  [
    'a course that nobody has seen',
    faultsOf('contador', ['sped', 'excel'], REST, course('excel', 'null')),
    'checkedOn',
  ],
])('reports %s', (_, faults, message) => {
  expect(faults).toContain(message);
});
