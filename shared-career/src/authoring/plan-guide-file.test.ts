import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, it } from 'vitest';
import config from '../../content.config.ts';

const step = (skill: string): string =>
  `  - { skill: ${skill}, do: Faça., deliverable: uma folha, example: Uma folha., hours: 2 }`;
const faultsOf = (occupation: string, steps: readonly string[], course = 'excel'): string =>
  compileTexts(config, {
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
