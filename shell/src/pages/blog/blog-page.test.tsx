// @vitest-environment happy-dom
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { POST_TEXTS } from '../../generated/post-texts.ts';
import { POSTS } from '../../generated/posts.ts';
import NotaPage from '../nota/nota-page.tsx';
import BlogPage from './blog-page.tsx';

afterEach(cleanup);

test('every note is listed once, under its subject, and leads to its own address', () => {
  render(<BlogPage />, { wrapper: SharedRouter });
  for (const { id, title } of POSTS)
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/blog/${id}`);
});

test('a note is shown in full at its address, with its date and others to read', () => {
  for (const { id, title } of POSTS) {
    act(() => navigate(`/blog/${id}`));
    render(<NotaPage />, { wrapper: SharedRouter });
    const words = (POST_TEXTS[id] ?? '').replaceAll(/<[^>]*>|\s/g, '');
    expect(screen.getByRole('article').textContent.replaceAll(/\s/g, '')).toContain(words);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('region', { name: 'Continue lendo' }).querySelectorAll('a')).toHaveLength(3);
    cleanup();
  }
});

test('an unknown note is a page that was not found', () => {
  act(() => navigate('/blog/outra'));
  render(<NotaPage />, { wrapper: SharedRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página não encontrada');
});
