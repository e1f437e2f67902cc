import { compileTexts, describeFault } from '@aura/content-tools';
import { describe, expect, it } from 'vitest';
import config from '../../content.config.ts';

const SKILLS = `field: law
order: 1
skills:
  - id: oab
    label: Inscrição na OAB
    kind: licence
    effort: 5
  - id: prazos
    label: Prazos
    kind: technique
    effort: 2
    aliases: controle de prazos; agenda
    neighbours: [oab]
`;
const DEEDS = '- skill: prazos\n  verbs: controlar\n';

const faultsOf = (skills: string, deeds = DEEDS): string[] =>
  compileTexts(config, {
    skills: [{ file: 'content/taxonomy/skills/law.yaml', text: skills }],
    deeds: [{ file: 'content/taxonomy/deeds.yaml', text: deeds }],
  }).faults.map(describeFault);

describe('a wrong taxonomy names file, line and rule', () => {
  it('accepts a right one', () => {
    expect(faultsOf(SKILLS)).toEqual([]);
  });

  it.each([
    ['an id twice', SKILLS.replace('id: prazos', 'id: oab'), 'law.yaml:8: "oab" já existe'],
    [
      'a name of another',
      SKILLS.replace('agenda', 'Inscricao na OAB'),
      'law.yaml:8: "inscricao na oab" já é',
    ],
    ['a skill that is not', SKILLS.replace('[oab]', '[crm]'), 'law.yaml:13: não há outra competência "crm"'],
    ['an unknown kind', SKILLS.replace('technique', 'knack'), 'law.yaml:10: "skills[1].kind" deve ser um'],
    [
      'a sign of the tables',
      SKILLS.replace('Prazos', 'Prazos | agenda'),
      'law.yaml:9: skills[1].label: sem "|"',
    ],
  ])('%s', (_, text, message) => {
    expect(faultsOf(text).filter((fault) => fault.includes(message))).not.toEqual([]);
  });

  it('finds deeds of no skill', () => {
    expect(faultsOf(SKILLS, DEEDS.replace('prazos', 'crm'))).toEqual([
      'content/taxonomy/deeds.yaml:1: não há competência "crm"',
    ]);
  });
});
