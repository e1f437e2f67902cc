import { html, type Html } from './html.ts';

/** A name and its value, in a `dl`. */
export const row = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
