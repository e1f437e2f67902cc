// @vitest-environment happy-dom
import { makeTask } from '@aura/shared-domain/testing';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OtherWay } from './other-way.tsx';

afterEach(cleanup);

const renderFor = (gapId: string) =>
  render(<OtherWay task={makeTask({ id: 't', gapId, description: 'Peça a um colega.' })} isPaper={false} />, {
    wrapper: SharedRouter,
  });

test('a gap that a lesson is about leads to that lesson by its name', () => {
  renderFor('gap-feedback');
  const link = screen.getByText('Aula curta: Feedback construtivo: dar e receber');
  expect(link.getAttribute('href')).toBe('/micro-learnings/feedback-construtivo');
});

test('a gap without a lesson shows what the task says, and no link', () => {
  renderFor('gap-solda-mig');
  expect(screen.getByText('Peça a um colega.')).toBeTruthy();
  expect(screen.queryByText(/Aula/)).toBeNull();
});
