// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import BlogPage from './index.ts';
import { POSTS } from '../../generated/posts.ts';

afterEach(cleanup);

test('every note stands on the page in full, with its date and an address that leads to it', () => {
  const { container } = render(
    <SharedRouter>
      <BlogPage />
    </SharedRouter>,
  );
  for (const { id, title, content_html } of POSTS) {
    const note = within(screen.getByRole('article', { name: title }));
    const words = content_html.replaceAll(/<[^>]*>|\s/g, '');
    expect(
      note.getByRole('heading', { level: 2 }).closest('article')?.textContent.replaceAll(/\s/g, ''),
    ).toContain(words);
    expect(note.getByText('21 de novembro de 2026')).toBeTruthy();
    expect(note.getByRole('link', { name: title }).getAttribute('href')).toBe(`#${id}`);
    expect(container.querySelector(`#${id}`)?.textContent).toBe(title);
  }
});
