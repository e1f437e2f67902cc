// @vitest-environment happy-dom
import type { Evidence } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AnalysedText } from './analysed-text.tsx';
import { EvidenceQuotes } from './evidence-quotes.tsx';
import { TextOnPage } from './lines.ts';

afterEach(cleanup);

const text = 'Ana Souza\n\nLiderei a equipe de dados';
const proof: Evidence = {
  source: 'cv',
  docId: 'cv',
  start: 11,
  end: 36,
  excerpt: 'Liderei a equipe de dados',
  line: 3,
};

test('the line of a proof opens the analysed text and puts the focus on its line', () => {
  render(
    <TextOnPage value={{ source: 'cv', lines: text.split('\n').length }}>
      <EvidenceQuotes evidence={[proof]} />
      <AnalysedText title="Seu currículo" note="" text={text} />
    </TextOnPage>,
  );
  const link = screen.getByRole('link', { name: /^linha 3\s?: Liderei a equipe de dados$/ });
  expect(document.querySelector('details')?.open).toBe(false);
  fireEvent.click(link);
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe(proof.excerpt);
  expect(`#${document.activeElement?.id}`).toBe(link.getAttribute('href'));
});

test('without that text on the page, the line has no link', () => {
  render(<EvidenceQuotes evidence={[proof]} />);
  expect(screen.getByText('do seu currículo, linha 3')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('lines of other sources have no link to the CV', () => {
  render(
    <TextOnPage value={{ source: 'cv', lines: 3 }}>
      <EvidenceQuotes evidence={[{ ...proof, source: 'answer' }]} />
    </TextOnPage>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
