import { expect, it } from 'vitest';
import { getInitiators } from './initiators.ts';

const frames = (...urls: string[]) => urls.map((url) => ({ url }));

it('names the page or style sheet that mentions a file', () => {
  expect(getInitiators({ url: '/a.css' })).toEqual(['/a.css']);
  expect(getInitiators({})).toEqual([]);
});

it('names every script of the stack once, also behind promises, and no code without an address', () => {
  const stack = {
    callFrames: frames('boot.js', '', 'boot.js'),
    parent: { callFrames: frames('start.js'), parent: { callFrames: frames('/') } },
  };
  expect(getInitiators({ stack })).toEqual(['boot.js', 'start.js', '/']);
});
