import { expect, test } from 'vitest';
import { findFirstJob, hasOnlyDemonstration } from './first-job.ts';
import { makeFollowed } from './fixtures.ts';

const TODAY = '2026-11-22';
const at = (stage: 'saved' | 'applied' | 'interview' | 'offer' | 'rejected', on = '2026-11-12') => ({
  stage,
  history: [{ stage, on }],
});
const due = makeFollowed('due', { ...at('applied'), nextStep: { what: 'Perguntar', on: '2026-11-20' } });
const later = makeFollowed('later', { ...at('applied'), nextStep: { what: 'Ligar', on: '2026-12-20' } });
const offer = makeFollowed('offer', at('offer'));
const interview = makeFollowed('interview', at('interview'));
const soon = makeFollowed('soon', { vacancy: { expiresOn: '2026-11-25' } });
const distant = makeFollowed('distant', { vacancy: { expiresOn: '2026-12-25' } });
const past = makeFollowed('past', {
  vacancy: { expiresOn: '2026-11-01' },
  fit: { value: 99, band: 'strong', version: 'match-2.2', computedOn: TODAY },
});
const fits = makeFollowed('fits', {
  fit: { value: 70, band: 'good', version: 'match-2.2', computedOn: TODAY },
});
const none = makeFollowed('none');

test('a due step comes first, then the furthest process, the nearest deadline, a later step, the best fit', () => {
  const order = [due, offer, interview, soon, distant, later, fits, none, past];
  let left = order.toReversed();
  for (const { id } of order) {
    expect(findFirstJob(left, TODAY)?.id).toBe(id);
    left = left.filter((one) => one.id !== id);
  }
});

test('what has ended is never first, and the reason is told', () => {
  expect(findFirstJob([makeFollowed('ended', at('rejected'))], TODAY)).toBeNull();
  expect(findFirstJob([soon], TODAY)?.why).toBe('inscrições até 25/11/2026');
  expect(findFirstJob([due], TODAY)?.why).toBe('Perguntar, 20/11/2026');
  expect(findFirstJob([interview], TODAY)?.why).toBe('entrevista desde 12/11/2026');
});

test('a fictitious job is never first, and a low fit yields to a better one although its deadline is near', () => {
  const sample = makeFollowed('sample', { ...at('offer'), vacancy: { source: 'sample' } });
  const low = makeFollowed('low', {
    vacancy: { expiresOn: '2026-11-25' },
    fit: { value: 37, band: 'initial', version: 'match-2.2', computedOn: TODAY },
  });
  expect(findFirstJob([sample, low, fits], TODAY)?.id).toBe('fits');
  expect(findFirstJob([sample, low], TODAY)?.id).toBe('low');
  expect(findFirstJob([sample], TODAY)).toBeNull();
  expect(hasOnlyDemonstration([sample])).toBe(true);
  expect(hasOnlyDemonstration([sample, low])).toBe(false);
  expect(hasOnlyDemonstration([makeFollowed('ended', at('rejected'))])).toBe(false);
});
