import type { ResumeStructure, Suggestion } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeJob, makeResumeOf } from '../fixtures/resumes.ts';
import { applySuggestion } from './apply.ts';
import { fillGaps } from './fill-gaps.ts';

const RESUME = makeResumeOf({
  summary: 'Curto',
  experiences: [makeJob(['Um', 'Dois', 'Três'])],
  skills: ['Excel'],
  other: [{ section: 'Dados', lines: ['CPF 123', 'CNH B'] }],
});

type Change = Pick<Suggestion, 'path' | 'operation' | 'before'>;
const change = (path: string, before: string, operation: Change['operation'] = 'replace'): Change => ({
  path,
  before,
  operation,
});
const applied = (of: Change, text: string): ResumeStructure | null => {
  const result = applySuggestion(RESUME, of, text);
  return result.ok ? result.value : null;
};

describe('applySuggestion', () => {
  it('replaces a field, and an entry of a list', () => {
    expect(applied(change('summary', 'Curto'), ' Novo ')?.summary).toBe('Novo');
    expect(applied(change('experiences.0.items.1', 'Dois'), '2')?.experiences[0]?.items).toEqual([
      'Um',
      '2',
      'Três',
    ]);
  });

  it('makes an entry of each line in a list', () => {
    expect(applied(change('experiences.0.items.0', 'Um'), 'A\n\nB')?.experiences[0]?.items).toEqual([
      'A',
      'B',
      'Dois',
      'Três',
    ]);
  });

  it('appends new entries to a list', () => {
    expect(applied(change('skills', '', 'add'), 'excel\nSAP\nSAP')?.skills).toEqual(['Excel', 'SAP']);
  });

  it('removes a line, and empties a field', () => {
    expect(applied(change('other.0.lines.0', 'CPF 123', 'remove'), '')?.other[0]?.lines).toEqual(['CNH B']);
    expect(applied(change('summary', 'Curto', 'remove'), '')?.summary).toBe('');
  });

  it.each([
    [change('experiences.0.items.1', 'Outro')],
    [change('experiences.0.items.9', 'Dois')],
    [change('experiences.7.items.0', 'Um')],
    [change('experiences.0.items.01', 'Dois')],
    [change('experiences.0.items', 'Um')],
    [change('experiences.0.start', '2019-03')],
    [change('contact.name', '')],
    [change('__proto__.polluted', '')],
    [change('summary', 'Curto', 'add')],
  ])('is stale if its text has moved: %o', (of) => {
    expect(applySuggestion(RESUME, of, 'x')).toEqual({ ok: false, error: 'stale' });
  });

  it('is stale if the CV has no room', () => {
    const full = makeResumeOf({ skills: Array.from({ length: 200 }, (_, at) => `s${at}`) });
    expect(applySuggestion(full, change('skills', '', 'add'), 'mais uma').ok).toBe(false);
    expect(applySuggestion(RESUME, change('summary', 'Curto'), 'x'.repeat(6001)).ok).toBe(false);
  });

  it('does not change the given CV', () => {
    const before = JSON.stringify(RESUME);
    applied(change('experiences.0.items.1', 'Dois'), 'A\nB');
    applied(change('skills', '', 'add'), 'SAP');
    expect(JSON.stringify(RESUME)).toBe(before);
  });
});

const gap = (token: string) => ({ token, kind: 'number' as const, question: '?' });

describe('fillGaps', () => {
  const draft = { text: 'Atendi [quanto?] pessoas [contexto].', gaps: [gap('[quanto?]'), gap('[contexto]')] };

  it('puts every answer in its place, unchanged', () => {
    expect(fillGaps(draft, { '[quanto?]': ' 12 ', '[contexto]': 'no\nbalcão por $& [quanto?]' })).toEqual({
      ok: true,
      value: 'Atendi 12 pessoas no balcão por $& [quanto?].',
    });
  });

  it('names the gaps without an answer', () => {
    expect(fillGaps(draft, { '[contexto]': '   ' })).toEqual({
      ok: false,
      error: [{ token: '[quanto?]' }, { token: '[contexto]' }],
    });
  });

  it('returns a text without gaps unchanged', () => {
    expect(fillGaps({ text: 'Pronto', gaps: [] }, {})).toEqual({ ok: true, value: 'Pronto' });
  });
});
