import { expect, it } from 'vitest';
import { initiatorsOf } from './initiators.ts';

const frames = (...urls: string[]) => urls.map((url) => ({ url }));

it('names the page or style sheet that mentions a file', () => {
  expect(initiatorsOf({ url: '/a.css' })).toEqual(['/a.css']);
  expect(initiatorsOf({})).toEqual([]);
});

it('names every script of the stack once, those behind promises too, and no code without an address', () => {
  const stack = {
    callFrames: frames('boot.js', '', 'boot.js'),
    parent: { callFrames: frames('start.js'), parent: { callFrames: frames('/') } },
  };
  expect(initiatorsOf({ stack })).toEqual(['boot.js', 'start.js', '/']);
});
