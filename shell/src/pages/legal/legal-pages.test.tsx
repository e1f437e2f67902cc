// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '../../operator.ts';
import PoliticaDePrivacidadePage from '../politica-de-privacidade/politica-de-privacidade-page.tsx';
import TermosDeUsoPage from '../termos-de-uso/termos-de-uso-page.tsx';

afterEach(cleanup);

const pages = [
  { name: 'privacy', Page: PoliticaDePrivacidadePage, facts: ['legalName', 'cnpj', 'address', 'dpoName'] },
  { name: 'terms', Page: TermosDeUsoPage, facts: ['legalName', 'cnpj', 'address', 'forum'] },
] as const;

describe.each(pages)('$name', ({ Page, facts }) => {
  function open(): string {
    const { container } = render(
      <SharedRouter>
        <Page />
      </SharedRouter>,
    );
    return container.textContent;
  }

  test('states its version', () => {
    open();
    expect(screen.getByText('Versão 7, de 30 de novembro de 2026')).toBeTruthy();
  });

  test('has a table of contents that leads to each of its sections', () => {
    open();
    const contents = within(screen.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(contents.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  test.each(facts)('names the %s of the operator', (fact) => {
    expect(open()).toContain(OPERATOR[fact]);
  });

  test('shows no fact that is still to be filled in', () => {
    expect(open()).not.toContain('{');
  });
});
