import { createEmptyResume, type Experience } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { makeInput } from '../fixtures/input.ts';
import { gatherMeasures } from '../score/input.ts';
import { draftAbout } from './about.ts';

const NORTH = 'Centro de Distribuição Norte';
const SOUTH = 'Transportadora Rota Sul';

const held = (title: string, company: string, start: string, end: string | null): Experience => ({
  title,
  company,
  location: '',
  start,
  end,
  current: end === null,
  items: [],
});

/** The draft about somebody whose profile and CV tell of these jobs. */
function draft(inProfile: readonly Experience[], inCv: readonly Experience[]): string {
  const resume = { ...createEmptyResume(), experiences: [...inCv] };
  const input = makeInput('driver', { resume }, { experiences: [...inProfile] });
  return draftAbout(gatherMeasures(input)).drafted.text;
}

const CV = [
  held('Motorista carreteiro e conferente de carga', NORTH, '2018-03', null),
  held('Motorista carreteiro', `${SOUTH} Ltda.`, '2012-06', '2018-02'),
];

it('says of a company the title that the CV gives for that company, though another title begins with it', () => {
  const text = draft(
    [held('Motorista carreteiro', NORTH, '2019-03', null), held('Ajudante', SOUTH, '2012-06', '2018-02')],
    CV,
  );
  expect(text).toContain(`atuei como Motorista carreteiro na ${SOUTH}.`);
  expect(text).not.toMatch(/conferente[^.\n]*Rota Sul/u);
});

it('gives each of two jobs with the same title its own title', () => {
  const text = draft(
    [held('Gerente', NORTH, '2018-03', null), held('Ajudante', SOUTH, '2012-06', '2018-02')],
    [held('Conferente', NORTH, '2018-03', null), held('Conferente', SOUTH, '2012-06', '2018-02')],
  );
  expect(text).toContain(`Atuo como Conferente no ${NORTH}`);
  expect(text).toContain(`atuei como Conferente na ${SOUTH}.`);
});

it('keeps the title of the profile where the CV tells of another time at the company', () => {
  const text = draft(
    [held('Motorista', NORTH, '2018-03', null), held('Ajudante', SOUTH, '2012-06', '2014-02')],
    [held('Motorista', NORTH, '2018-03', null), held('Conferente', SOUTH, '2015-01', '2018-02')],
  );
  expect(text).toContain(`atuei como Ajudante na ${SOUTH}.`);
});

it('does not put a title without a company before the company of another', () => {
  const text = draft(
    [
      held('Motorista', NORTH, '2018-03', null),
      held('Conferente', '', '2015-01', '2018-02'),
      held('Ajudante', SOUTH, '2012-06', '2014-02'),
    ],
    [],
  );
  expect(text).toContain(`atuei como Ajudante na ${SOUTH} e como Conferente.`);
});
