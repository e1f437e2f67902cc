// @vitest-environment happy-dom
import { makeDiagnosis } from '@aura/shared-domain/testing';
import { type DiagnosisResult } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ContentsLayout, AnalysedText } from '@aura/shared-career-ui';
import { ResultView } from '../result-view.tsx';
import { contentsOf } from './contents.ts';

afterEach(cleanup);

const bare = makeDiagnosis();
const rich: DiagnosisResult = {
  ...bare,
  interests: { means: { R: 3, I: 4 }, code: null, differentiation: 1, sentence: 'Você gosta de investigar.' },
  anchors: [{ id: 'stability', label: 'Estabilidade', wins: 3 }],
  paths: [
    {
      occupationId: 'o',
      title: 'Outro cargo',
      kind: 'near',
      distance: 0.2,
      sharedSkills: [],
      missingSkills: [],
      why: '',
    },
  ],
  risks: ['Pouco tempo.'],
  whatWouldChange: [{ action: 'Mostrar um painel', delta: 3, dimensionId: 'skills' }],
};

function show(result: DiagnosisResult) {
  render(
    <SharedRouter>
      <ContentsLayout entries={contentsOf(result, { analysedText: true, versions: false })}>
        <ResultView result={result} tasks={result.plan} points={null} />
        <AnalysedText title="Seu currículo" note="" text="Ana Souza" />
      </ContentsLayout>
    </SharedRouter>,
  );
  return within(screen.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link');
}

test.each([
  ['bare', bare],
  ['rich', rich],
])('a %s result: every section of the page has one link, in order', (_, result) => {
  const targets = show(result).map((link) => link.getAttribute('href'));
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => `#${heading.id}`);
  expect(targets).toEqual(headings);
});

test('a link moves the focus to the heading of its section', () => {
  const link = show(rich).find((candidate) => candidate.textContent === 'Pontos de atenção');
  if (!link) throw new Error('no link');
  fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pontos de atenção' }));
});
