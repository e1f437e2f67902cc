// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { findFragmentTarget } from './fragment-target.ts';

document.body.innerHTML = '<p id="preço">Preço</p>';

test.each(['#preço', '#pre%C3%A7o'])('%s names the element', (hash) => {
  expect(findFragmentTarget(hash)?.textContent).toBe('Preço');
});

test.each(['', '#', '#nada', '#%E0%A4%A', '#%'])('%j names nothing and breaks nothing', (hash) => {
  expect(findFragmentTarget(hash)).toBeNull();
});
