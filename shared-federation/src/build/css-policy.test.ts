import { expect, test } from 'vitest';
import { findGlobalNames } from './css-policy.ts';

const PREFIX = 'mfe_tools_1_0_0_';
const LOCAL = `.${PREFIX}aB3`;
const found = (css: string) => findGlobalNames(css, PREFIX);

test.each([
  `${LOCAL} { color: red }`,
  `${LOCAL}:hover p, p ${LOCAL} > * { color: red }`,
  `html[data-theme='dark'] ${LOCAL} { color: red }`,
  `:is(${LOCAL}, ${LOCAL}2) span { color: red }`,
  `:where(${LOCAL}):not(:first-child) { color: red }`,
  `${LOCAL} { &:hover { color: red } p { color: red } @media (width > 30rem) { color: red } }`,
  `@media (width > 30rem) { @supports (color: red) { ${LOCAL} { color: red } } }`,
  `@container (width > 30rem) { ${LOCAL} { color: red } }`,
  `@scope (${LOCAL}) { p { color: red } }`,
  `@keyframes ${PREFIX}aB3 { to { opacity: 0 } }`,
  `@property --${PREFIX}size { syntax: '*'; inherits: false }`,
  `@font-face { font-family: ${PREFIX}font; src: url(a.woff2) }`,
])('%s stays inside the remote', (css) => expect(found(css)).toEqual([]));

test.each([
  ['body { margin: 0 }', 'selector body'],
  [':root { --color: red }', 'selector :root'],
  ['* { margin: 0 }', 'selector *'],
  ['button:hover { color: red }', 'selector button:hover'],
  ['#root > div { color: red }', 'selector #root > div'],
  ['.mfe_billing_1_0_0_aB3 { color: red }', 'selector .mfe_billing_1_0_0_aB3'],
  [`${LOCAL}, a { color: red }`, 'selector a'],
  [`body:has(${LOCAL}) { overflow: hidden }`, 'selector body:has'],
  [`p:not(${LOCAL}) { color: red }`, 'selector p:not'],
  [`:is(${LOCAL}, a) { color: red }`, 'selector :is'],
  ['@media print { h1 { color: red } }', 'selector h1'],
  ['@scope (main) { p { color: red } }', 'selector p'],
  ['@keyframes pulse { to { opacity: 0 } }', '@keyframes pulse'],
  [`@property --size { syntax: '*'; inherits: false }`, '@property --size'],
  ['@font-face { font-family: Figtree; src: url(a.woff2) }', '@font-face Figtree'],
  ['@import url(https://elsewhere.example/a.css);', '@import'],
  ['@view-transition { navigation: auto }', '@view-transition'],
])('%s reaches beyond it', (css, name) => expect(found(css)).toEqual([name]));
