import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOALS } from '../fixtures/input.ts';
import type { PersonName } from '../fixtures/people.ts';
import { readProfileOf } from '../fixtures/read.ts';
import { renderLinkedInLines, renderLinkedInText } from './render.ts';

describe('renderLinkedInText', () => {
  it('writes headings, labels and bullets in Portuguese', () => {
    const text = renderLinkedInText(readProfileOf('teacher'));
    expect(text).toMatch(/^Cíntia Uchôa\nTítulo: Professora de Matemática;/u);
    expect(text).toContain('\nExperiência\nCargo: Professora de Matemática\nEmpresa: Colégio Dom Aires\n');
    expect(text).toContain('Período: 2017-02 – atual\n- Leciono para 120 alunos');
    expect(text).toContain('\nCompetências\n- Matemática\n');
  });

  it('gives the place of each field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(GOALS) as PersonName[])), (name) => {
        const profile = readProfileOf(name);
        const { text, lines } = renderLinkedInLines(profile);
        expect(lines.map(({ start, end }) => text.slice(start, end)).join('\n')).toBe(text);
        const at = (path: string): string | undefined => {
          const line = lines.find((one) => one.path === path);
          return line && text.slice(line.own, line.end);
        };
        expect(at('headline')).toBe(profile.headline);
        expect(at('experiences.0.items.0')).toBe(profile.experiences[0]?.items[0]);
        expect(at('skills.1')).toBe(profile.skills[1]);
      }),
    );
  });
});
