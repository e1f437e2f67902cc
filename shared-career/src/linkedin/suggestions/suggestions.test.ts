import { describe, expect, it } from 'vitest';
import { guardText, readFactSource } from '../../facts/index.ts';
import { GOALS, makeInput, makeResumeLike } from '../fixtures/input.ts';
import type { PersonName } from '../fixtures/people.ts';
import { NOW, readProfileOf } from '../fixtures/read.ts';
import { analyseLinkedIn } from '../analyse.ts';
import type { LinkedInAnalysisInput } from '@aura/shared-domain';
import { renderLinkedInText } from '../render/render.ts';
import { renderResumeText } from '../../resume/render/index.ts';

const suggest = (input: LinkedInAnalysisInput) => analyseLinkedIn(input, { now: NOW }).suggestions;

describe('suggestions', () => {
  it('name first the skills that the work proves and the list lacks', () => {
    const skills = ['Violão', 'Excel avançado'];
    const [first, ...rest] = suggest(makeInput('data', {}, { skills }));
    expect(first).toMatchObject({
      id: 'skills.add.sql',
      operation: 'add',
      path: 'skills',
      after: { text: 'SQL' },
    });
    expect(first?.reason).toContain('na sua experiência no LinkedIn');
    expect(rest.map(({ id }) => id)).toContain('skills.add.power-bi');
    expect(rest.map(({ id }) => id)).not.toContain('skills.add.excel-avancado');
  });

  it('find the proof in the CV too', () => {
    const resume = makeResumeLike(readProfileOf('data'));
    const added = suggest(makeInput('data', { resume }, { skills: ['Xadrez'], experiences: [] }));
    expect(added[0]?.id).toBe('skills.add.sql');
    expect(added[0]?.reason).toContain('do currículo');
  });

  it('put the skills of the goal first', () => {
    const skills = ['Violão', 'Xadrez', 'Culinária', 'Python', 'SQL', 'Power BI'];
    const pin = suggest(makeInput('data', {}, { skills })).find(({ id }) => id === 'skills.pin');
    expect(pin).toMatchObject({
      before: 'Violão\nXadrez\nCulinária',
      after: { text: 'SQL\nPower BI\nPython' },
    });
    expect(suggest(makeInput('data')).some(({ id }) => id === 'skills.pin')).toBe(false);
  });

  it('ignore a list that the source does not hold', () => {
    const all = suggest(makeInput('data', {}, { skills: ['Xadrez'], notInSource: ['skills'] }));
    expect(all.filter(({ kind }) => kind === 'skills')).toEqual([]);
  });

  it('turn “responsável por” into an action from the person', () => {
    const found = suggest(makeInput('nurse')).find(({ kind }) => kind === 'action');
    expect(found).toMatchObject({
      path: 'experiences.0.items.0',
      before: 'Responsável pelo plantão noturno da UTI adulto',
      after: {
        text: '[ação] o plantão noturno da UTI adulto: [quanto?]',
        gaps: [{ token: '[ação]' }, { token: '[quanto?]' }],
      },
    });
  });

  it('ask for descriptions of recent roles without one', () => {
    const input = makeInput('data');
    const experiences = input.profile.experiences.map((entry) => ({ ...entry, items: [] }));
    const paths = suggest({ ...input, profile: { ...input.profile, experiences } })
      .filter(({ kind }) => kind === 'expand')
      .map(({ path }) => path);
    expect(paths).toEqual(['experiences.0.items', 'experiences.1.items']);
  });

  it.each(Object.keys(GOALS) as PersonName[])('use only the words of %s', (name) => {
    const input = makeInput(name, { resume: makeResumeLike(readProfileOf(name)) }, { skills: [] });
    const texts = [
      renderLinkedInText(input.profile),
      renderResumeText(makeResumeLike(readProfileOf(name))),
      input.goal,
    ];
    const said = suggest(input).flatMap(({ after: { text, gaps } }) =>
      guardText(
        text,
        readFactSource(texts),
        gaps.map(({ token }) => token),
      ),
    );
    expect(said).toEqual([]);
  });
});
