import { expect, it } from 'vitest';
import { parameterName, parseForm } from './form.ts';

it.each([
  ['a=1&b=', { a: '1', b: '' }],
  ['items[0][price]=p&items[0][id]=i', { items: { 0: { price: 'p', id: 'i' } } }],
  ['expand[]=x&expand[]=y', { expand: { 0: 'x', 1: 'y' } }],
  ['metadata[firebaseUID]=%C3%A1%20b', { metadata: { firebaseUID: 'á b' } }],
  ['', {}],
])('reads %s', (text, form) => expect(JSON.parse(JSON.stringify(parseForm(text)))).toEqual(form));

it('refuses a name that stands for two kinds of things', () => {
  expect(parseForm('a=1&a[b]=2')).toBeNull();
  expect(parseForm('a[b]=1&a=2')).toBeNull();
});

it('never reaches a prototype', () => {
  parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('names a parameter as it was sent', () => {
  expect(parameterName(['items', '0', 'price'])).toBe('items[0][price]');
});
