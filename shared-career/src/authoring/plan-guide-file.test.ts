import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, it } from 'vitest';
import config from '../../content.config.ts';

/** A file of the taxonomy as it is. */
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
const faultsOf = (occupation: string, steps: readonly string[], course = 'excel'): string =>
  compileTexts(config, {
    skills: SKILLS ?? [],
    occupations: OCCUPATIONS ?? [],
    plans: [
      {
        file: `content/plans/${occupation}.yaml`,
        text: `norms: []\ncourses:\n  - { name: Curso, by: Escola, skills: [${course}], checkedOn: null }\nsteps:\n${steps.map(step).join('\n')}\n`,
      },
    ],
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
  ['the skill of a step', faultsOf('contador', ['sped', 'levitar']), ':6: não há habilidade "levitar"'],
  [
    'the skill of a course',
    faultsOf('contador', ['sped', 'excel'], 'levitar'),
    ':3: não há habilidade "levitar"',
  ],
  ['a second step for a skill', faultsOf('contador', ['sped', 'sped']), '"sped" já tem um passo'],
])('reports %s', (_, faults, message) => {
  expect(faults).toContain(message);
});
