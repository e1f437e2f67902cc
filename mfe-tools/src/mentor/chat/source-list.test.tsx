// @vitest-environment happy-dom
import type { MentorSource } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SourceList } from './source-list.tsx';

afterEach(cleanup);

const source = (link: string | null): MentorSource => ({
  id: `guide.${link ?? 'none'}`,
  type: 'guide',
  title: 'Guia',
  excerpt: 'Um passo por vez.',
  link,
  checkedOn: null,
});
const show = (...links: (string | null)[]) =>
  render(
    <SharedRouter accepts={() => true}>
      <SourceList sources={links.map(source)} />
    </SharedRouter>,
  );

test('a source links to its page, and one without a page to nothing', () => {
  show('/recursos/negociar-salario', '/micro-learnings', null);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/recursos/negociar-salario',
    '/micro-learnings',
  ]);
});
